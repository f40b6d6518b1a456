import type { Geocoder, MapProvider } from '../map-provider.ts';
import { MapUnavailableError } from '../map-unavailable-error.ts';
import type { MapsConfig } from '../maps-config.ts';
import { usableTileAddress } from '../tile-address.ts';

/** Who made what the map that comes with the widgets is painted from. */
const baseMapAttribution = 'U.S. Census Bureau · Natural Earth · GeoNames · Roads simplified';

/** Leaflet: tiles of the page's choice, or the map that comes with the widgets, which needs no network beyond the bundle. */
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
    // Leaflet knows no places.
    findPlace: () => Promise.resolve(undefined),
    placeDetails: () => Promise.resolve(undefined),
  };
}
