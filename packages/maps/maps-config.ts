/** The part of the page's services that says who draws maps, and how. */
export interface MapsConfig {
  provider: 'leaflet' | 'google';
  /** Address of raster tiles with `{z}`, `{x}`, `{y}`; empty: the map that comes with the widgets. */
  tiles: string;
  /** Who made the tiles; plain text, shown on the map. */
  attribution: string;
  /** Google's key. */
  key: string;
}
