import type { Language } from '#domain/language';
import type { Geocoder } from './map-provider.ts';
import type { MapsConfig } from './maps-config.ts';

/** Who looks places up, for who needs no map: Google asks its own, Leaflet the page's. No map is loaded for that. */
export async function loadGeocoder(maps: MapsConfig, geocoder: Geocoder, language: Language): Promise<Geocoder> {
  if (maps.provider !== 'google') return geocoder;
  const { loadMapProvider } = await import('./load-map-provider.ts');
  return loadMapProvider(maps, geocoder, language);
}
