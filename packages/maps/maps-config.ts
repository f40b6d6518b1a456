/** The map provider in the configuration of the page's services. */
export interface MapsConfig {
  provider: 'leaflet' | 'google';
  /** Address of raster tiles with `{z}`, `{x}`, `{y}`; empty uses the bundled map. */
  tiles: string;
  /** Attribution of the tiles; plain text, shown on the map. */
  attribution: string;
  /** The Google Maps API key. */
  key: string;
}
