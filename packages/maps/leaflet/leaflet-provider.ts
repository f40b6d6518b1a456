import type { Geocoder, MapProvider } from '../map-provider.ts';
import { MapUnavailableError } from '../map-unavailable-error.ts';
import type { MapsConfig } from '../maps-config.ts';
import { usableTileAddress } from '../tile-address.ts';

/** The sources of the offline map. */
const baseMapAttribution = 'U.S. Census Bureau · GeoNames';

/** Leaflet with the configured tiles, or with the bundled offline map. */
export function createLeafletProvider(maps: MapsConfig, geocoder: Geocoder): MapProvider {
  return {
    name: 'leaflet',
    async draw(element, options) {
      const { LeafletView } = await import('./leaflet-view.ts').catch((cause: unknown) => {
        throw new MapUnavailableError('The map did not load.', { cause });
      });
      options.signal.throwIfAborted();
      const tiles = maps.tiles ? usableTileAddress(maps.tiles, document.baseURI) : undefined;
      return new LeafletView(
        element,
        options,
        tiles ? { tiles, attribution: maps.attribution } : { attribution: baseMapAttribution },
      );
    },
    geocode: geocoder.geocode,
    reverseGeocode: geocoder.reverseGeocode,
  };
}
