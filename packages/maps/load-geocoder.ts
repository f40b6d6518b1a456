import type { Language } from '#domain/language';
import type { Geocoder } from './map-provider.ts';
import type { MapsConfig } from './maps-config.ts';

/** The geocoder of the page's map provider, without its map: Google's own, or the page's for Leaflet. */
export async function loadGeocoder(maps: MapsConfig, geocoder: Geocoder, language: Language): Promise<Geocoder> {
  if (maps.provider !== 'google') return geocoder;
  const { loadMapProvider } = await import('./load-map-provider.ts');
  return loadMapProvider(maps, geocoder, language);
}

/** Whether the page has a geocoder: Google's, or the one of its services. */
export const hasGeocoder = ({
  maps,
  addressSearch,
}: {
  maps: Pick<MapsConfig, 'provider'>;
  addressSearch: { base: string };
}): boolean => maps.provider === 'google' || addressSearch.base !== '';
