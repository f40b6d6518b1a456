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
  const asWritten = new Map(placements.map((placement) => [placement.toLowerCase(), placement]));
  return client.call(contract, { query: { placements: placements.join(','), page }, signal }, ({ offers }) => {
    const filled = new Map<string, Offer>();
    for (const { placement: named, content } of offers ?? []) {
      const placement = asWritten.get(named?.trim().toLowerCase() ?? '');
      // The first one of a place is the service's best.
      if (placement && content && !filled.has(placement)) filled.set(placement, { placement, content });
    }
    return [...filled.values()];
  });
}
