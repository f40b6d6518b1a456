import type { Language } from '#domain/language';
import type { MapProvider } from '../map-provider.ts';
import { MapUnavailableError } from '../map-unavailable-error.ts';
import type { MapsConfig } from '../maps-config.ts';

/**
 * Google Maps. Its script is loaded when the first map is drawn or the first place is looked up, with the key of the
 * page's configuration.
 */
export function createGoogleProvider(maps: MapsConfig, language: Language = 'en'): MapProvider {
  const load = async () => {
    if (!maps.key) throw new MapUnavailableError('Google Maps needs services.maps.key.');
    const { loadGoogle } = await import('./load-google.ts');
    return loadGoogle;
  };
  const geocoder = async () => {
    const [loadGoogle, { createGoogleGeocoder }] = await Promise.all([load(), import('./google-geocoder.ts')]);
    return createGoogleGeocoder(await loadGoogle('geocoding', maps.key, language));
  };
  return {
    name: 'google',
    async draw(element, options) {
      const [loadGoogle, { GoogleView }] = await Promise.all([load(), import('./google-view.ts')]);
      const [library, core] = await Promise.all([
        loadGoogle('maps', maps.key, options.language),
        loadGoogle('core', maps.key, options.language),
      ]);
      options.signal.throwIfAborted();
      return new GoogleView(element, options, library, core);
    },
    async findReviews(query, signal) {
      const [loadGoogle, { createGoogleReviews }] = await Promise.all([load(), import('./google-reviews.ts')]);
      const findReviews = createGoogleReviews(await loadGoogle('places', maps.key, language));
      signal?.throwIfAborted();
      const found = await findReviews(query);
      signal?.throwIfAborted();
      return found;
    },
    geocode: async (query, signal) => {
      const found = await (await geocoder()).geocode(query);
      signal?.throwIfAborted();
      return found;
    },
    reverseGeocode: async (position, signal) => {
      const found = await (await geocoder()).reverseGeocode(position);
      signal?.throwIfAborted();
      return found;
    },
  };
}
