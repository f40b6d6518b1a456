import type { Language } from '#domain/language';
import type { FindReviews } from './map-provider.ts';
import type { MapsConfig } from './maps-config.ts';

/**
 * The reviews of the page's map provider. Its script loads with the first call. @throws {Error} if it has no reviews
 */
export async function loadReviews(maps: MapsConfig, language: Language): Promise<FindReviews> {
  const { loadMapProvider } = await import('./load-map-provider.ts');
  const nowhere = () => Promise.resolve(undefined);
  const { findReviews } = await loadMapProvider(maps, { geocode: nowhere, reverseGeocode: nowhere }, language);
  if (!findReviews) throw new Error('The map provider has no reviews.');
  return findReviews;
}
