import { isAffiliateSource } from '#domain/attribution';

/** What the page's address says of how the visitor came. */
export type EntrySource =
  | { type: 'direct' }
  /** A partner sent a lead: by its code, by its id, or by a customer's id. */
  | ({ type: 'affiliate'; code: string; id: string } & Campaign)
  | ({ type: 'customer'; customerId: string; gclId: string } & Campaign)
  /** A link to a quote that was asked for before. */
  | { type: 'quote'; transactionId: string };

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
export function entrySourceOf(path: string): EntrySource {
  const { searchParams } = new URL(path, 'https://page.example');
  const given = new Map(
    [...searchParams].map(([name, value]) => [name.toLowerCase(), value.trim().slice(0, longestValue)]),
  );
  const read = (name: string) => given.get(name) ?? '';
  const campaign = { utmSource: read('utm_source'), medium: read('utm_medium'), campaign: read('utm_campaign') };
  const [customerId, code, id] = [read('customerid'), read('code'), read('transactionid')];

  if (customerId) return { type: 'customer', customerId, gclId: read('gclid'), ...campaign };
  if (code || (id && isAffiliateSource(campaign.utmSource))) return { type: 'affiliate', code, id, ...campaign };
  return id ? { type: 'quote', transactionId: id } : { type: 'direct' };
}

/** Whether the address may lead to another page than the first step. */
export function hasEntryLink(path: string): boolean {
  return entrySourceOf(path).type !== 'direct' || /#previousquotes$/i.test(path);
}

/** Identifies a link, so that a reloaded page does not follow it again. Empty for a direct visit. */
export function entrySourceKey(entrySource: EntrySource): string {
  switch (entrySource.type) {
    case 'affiliate':
      return `affiliate:${entrySource.code}:${entrySource.id}`;
    case 'customer':
      return `customer:${entrySource.customerId}`;
    case 'quote':
      return `quote:${entrySource.transactionId}`;
    default:
      return '';
  }
}
