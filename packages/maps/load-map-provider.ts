import type { Language } from '#domain/language';
import type { Geocoder, MapProvider } from './map-provider.ts';
import type { MapsConfig } from './maps-config.ts';

/**
 * The provider that the page's configuration names. It alone is loaded, and its library not before the first map is drawn or
 * the first place looked up.
 *
 * @param geocoder looks places up for Leaflet, which knows none; Google asks its own
 */
export async function loadMapProvider(maps: MapsConfig, geocoder: Geocoder, language: Language): Promise<MapProvider> {
  if (maps.provider === 'google') {
    const { createGoogleProvider } = await import('./google/google-provider.ts');
    return createGoogleProvider(maps, language);
  }
  const { createLeafletProvider } = await import('./leaflet/leaflet-provider.ts');
  return createLeafletProvider(maps, geocoder);
}
