import type { Language } from '#domain/language';
import type { Geocoder, MapProvider } from './map-provider.ts';
import type { MapsConfig } from './maps-config.ts';

/**
 * Loads the configured provider. Its library loads with the first map or the first lookup.
 *
 * @param geocoder looks places up for Leaflet; Google has its own
 */
export async function loadMapProvider(maps: MapsConfig, geocoder: Geocoder, language: Language): Promise<MapProvider> {
  if (maps.provider === 'google') {
    const { createGoogleProvider } = await import('./google/google-provider.ts');
    return createGoogleProvider(maps, language);
  }
  const { createLeafletProvider } = await import('./leaflet/leaflet-provider.ts');
  return createLeafletProvider(maps, geocoder);
}
