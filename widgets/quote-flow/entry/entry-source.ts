import { isAffiliateSource } from '#domain/attribution';
import { queryValue } from '#flow/page-query';

/** How the visitor entered, by the page's address. */
export type EntrySource =
  | { type: 'direct' }
  /** A partner's lead, by its code, its id, or a customer's id. */
  | ({ type: 'affiliate'; code: string; id: string } & Campaign)
  | ({ type: 'customer'; customerId: string; gclId: string } & Campaign)
  /** A link to a previous quote: with its saved rates, or to be rated again. */
  | { type: 'quote'; transactionId: string; wantsRequote?: true };

interface Campaign {
  utmSource: string;
  medium: string;
  campaign: string;
}

const longestValue = 100;

/**
 * Reads the query of a page's address; names match in any case. A customer's id precedes a lead's code. A
 * transaction's id alone names a previous quote, unless the source is one that sends leads.
 */
export function entrySourceOf(path: string): EntrySource {
  const read = (name: string) => queryValue(path, name).slice(0, longestValue);
  const campaign = { utmSource: read('utm_source'), medium: read('utm_medium'), campaign: read('utm_campaign') };
  const [customerId, code, id] = [read('customerid'), read('code'), read('transactionid')];

  if (customerId) return { type: 'customer', customerId, gclId: read('gclid'), ...campaign };
  if (code || (id && isAffiliateSource(campaign.utmSource))) return { type: 'affiliate', code, id, ...campaign };
  const wantsRequote = /^(true|1)$/i.test(read('requote'));
  return id ? { type: 'quote', transactionId: id, ...(wantsRequote && { wantsRequote }) } : { type: 'direct' };
}

/** The customer whom a link names; empty for any other visit. */
export const customerIdOf = (entrySource: EntrySource): string =>
  entrySource.type === 'customer' ? entrySource.customerId : '';

/** Identifies a link, so that a reloaded page does not follow it again. Empty for a direct visit. */
export function entrySourceKey(entrySource: EntrySource): string {
  switch (entrySource.type) {
    case 'affiliate':
      return `affiliate:${entrySource.code}:${entrySource.id}`;
    case 'customer':
      return `customer:${entrySource.customerId}`;
    case 'quote':
      return `quote:${entrySource.transactionId}${entrySource.wantsRequote ? ':requote' : ''}`;
    default:
      return '';
  }
}
