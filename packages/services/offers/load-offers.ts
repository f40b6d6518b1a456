import type { ServiceClient } from '../http.ts';
import { loadOffers as contract } from './load-offers.contract.ts';

/** Content for a place of the page. */
export interface Offer {
  placement: string;
  /** Rich text. */
  content: string;
}

/** Loads the offers for places of a page. */
export function loadOffers(
  client: ServiceClient,
  { placements, page }: { placements: readonly string[]; page: string },
  signal?: AbortSignal,
): Promise<Offer[]> {
  return client.call(contract, { query: { placements: placements.join(','), page }, signal }, ({ offers }) =>
    (offers ?? []).flatMap(({ placement, content }) =>
      placement && content && placements.includes(placement) ? [{ placement, content }] : [],
    ),
  );
}
