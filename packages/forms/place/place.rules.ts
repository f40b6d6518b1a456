import type { Place } from '#domain/place';
import type { PurchaseContext } from '../purchase/purchase.types.ts';

/** The quote's zip code, city and state; undefined where one of them is missing. */
export function placeOf({ quote }: Pick<PurchaseContext, 'quote'>): Place | undefined {
  const { zip, city, state } = quote?.address ?? {};
  return zip && city && state ? { zip, city, state } : undefined;
}
