import type { Language } from '#domain/language';

/** A place on the earth, in degrees. */
export interface Position {
  latitude: number;
  longitude: number;
}

/** What a map shows, in degrees. West is left of east; no map here crosses the date line. */
export interface Bounds {
  north: number;
  south: number;
  east: number;
  west: number;
}

/** The texts of a map, in the visitor's language. */
export interface MapLabels {
  /** Names the map for who does not see it: 'Map of our offices'. */
  map: string;
  zoomIn: string;
  zoomOut: string;
  /** Closes the window of an office. */
  closeInfo: string;
  /** Names a group of markers; `{count}` is how many: '{count} offices; zoom in'. */
  cluster: string;
}

export interface MapMarker {
  id: string;
  position: Position;
  /** Names the marker for who does not see it: the office's name. */
  label: string;
}

/** What a map tells of. */
export interface MapEvents {
  /** The map stands still after it was drawn, moved or zoomed. */
  idle: { center: Position; zoom: number; bounds: Bounds };
  /** A marker was pressed, by pointer or keyboard. */
  markerClick: { id: string };
  /** The visitor closed the window, by its button or Escape; also told after `closeInfo`. */
  infoClose: { id: string };
}

export interface MapOptions {
  center: Position;
  zoom: number;
  language: Language;
  labels: MapLabels;
  /** Nothing drops, slides or zooms smoothly. */
  reducedMotion: boolean;
  /** An image for the markers, read as SVG; empty: a pin in the brand's colors. Already held to be a secure address. */
  markerIcon?: string;
  /** Takes the map down. */
  signal: AbortSignal;
}

/** A map on the screen. Once it is destroyed, nothing that is asked of it has an effect. */
export interface MapView {
  readonly center: Position;
  readonly zoom: number;
  readonly bounds: Bounds;
  /** Shows another part. `idle` follows. */
  moveTo(center: Position, zoom: number, options?: { animate?: boolean }): void;
  /**
   * Replaces the markers. Those that are close together are one, with a number, until the visitor zooms in. New ones drop in,
   * unless motion is reduced.
   */
  showMarkers(markers: readonly MapMarker[]): void;
  /** Marks one office, and no other. It is never part of a group. */
  activate(id: string | undefined): void;
  /**
   * Opens a window at a marker, in place of the one that is open. `content` stays the caller's, who may render into it before
   * and after; the window adds the close button. With `takesFocus` the focus moves into it, as it should when the visitor pressed
   * the marker; closing brings the focus back to the marker.
   *
   * @param options `label` names the window: the office's name
   */
  openInfo(id: string, content: HTMLElement, options: { label: string; takesFocus?: boolean }): void;
  closeInfo(): void;
  /** @returns what stops it */
  on<Name extends keyof MapEvents>(event: Name, listener: (detail: MapEvents[Name]) => void): () => void;
  /** The element has another size. Maps see it by themselves where they can. */
  resize(): void;
  destroy(): void;
}

export type GeocodeQuery = { zip: string } | { city: string; state: string };

/** What is known of a position's place. */
export interface PlaceOfPosition {
  /** Two letters; absent abroad and at sea. */
  state?: string;
  city?: string;
  zip?: string;
}

export interface PlaceSummary {
  placeId: string;
  name: string;
  address: string;
  position?: Position;
}

export interface PlaceReview {
  author: string;
  authorUrl?: string;
  /** 1 to 5. */
  rating: number;
  text: string;
}

export interface PlaceDetails extends PlaceSummary {
  reviews: readonly PlaceReview[];
}

/** Looks places up. What is not known is undefined; what failed throws. */
export interface Geocoder {
  geocode(query: GeocodeQuery, signal?: AbortSignal): Promise<Position | undefined>;
  reverseGeocode(position: Position, signal?: AbortSignal): Promise<PlaceOfPosition | undefined>;
}

/** Who draws the map and looks places up. */
export interface MapProvider extends Geocoder {
  readonly name: 'leaflet' | 'google';
  /**
   * Draws a map into an empty element that has a size. The element stands in the document.
   *
   * @throws {MapUnavailableError} when the provider's script does not come or refuses the key
   */
  draw(element: HTMLElement, options: MapOptions): Promise<MapView>;
  /** The best match of a text, the nearer the better. Undefined where the provider knows no places. */
  findPlace(query: { text: string; near?: Position }, signal?: AbortSignal): Promise<PlaceSummary | undefined>;
  placeDetails(placeId: string, signal?: AbortSignal): Promise<PlaceDetails | undefined>;
}
