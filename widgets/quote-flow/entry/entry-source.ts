import { isAffiliateSource } from '#domain/attribution';

/** What the page's address says of how the visitor came. */
export type Arrival =
  | { by: 'itself' }
  /** A partner sent a lead: by its code, by its id, or by a customer's id. */
  | ({ by: 'affiliate'; code: string; id: string } & Campaign)
  | ({ by: 'customer'; customerId: string; gclId: string } & Campaign)
  /** A link to a quote that was asked for before. */
  | { by: 'quote'; transactionId: string };

interface Campaign {
  utmSource: string;
  medium: string;
  campaign: string;
}

const longestValue = 100;

/**
 * Reads the query of a page's address; names match in any case. A customer's id is asked about first, then a lead's
 * code. A transaction's id alone is a quote to load again, unless the source is one of those that send leads.
 */
export function arrivalOf(path: string): Arrival {
  const { searchParams } = new URL(path, 'https://page.example');
  const given = new Map(
    [...searchParams].map(([name, value]) => [name.toLowerCase(), value.trim().slice(0, longestValue)]),
  );
  const read = (name: string) => given.get(name) ?? '';
  const campaign = { utmSource: read('utm_source'), medium: read('utm_medium'), campaign: read('utm_campaign') };
  const [customerId, code, id] = [read('customerid'), read('code'), read('transactionid')];

  if (customerId) return { by: 'customer', customerId, gclId: read('gclid'), ...campaign };
  if (code || (id && isAffiliateSource(campaign.utmSource))) return { by: 'affiliate', code, id, ...campaign };
  return id ? { by: 'quote', transactionId: id } : { by: 'itself' };
}

/** Whether another page than the first step may be what the visitor came for. */
export function comesByLink(path: string): boolean {
  return arrivalOf(path).by !== 'itself' || /#previousquotes$/i.test(path);
}

/** Tells one arrival from another, so that a page that is reloaded goes on instead of starting over. */
export function arrivalKey(arrival: Arrival): string {
  switch (arrival.by) {
    case 'affiliate':
      return `affiliate:${arrival.code}:${arrival.id}`;
    case 'customer':
      return `customer:${arrival.customerId}`;
    case 'quote':
      return `quote:${arrival.transactionId}`;
    default:
      return '';
  }
}
