import type { GeoPosition } from '#domain/geo-position';
import type { Language } from '#domain/language';
import type { PlaceQuery } from '#domain/place-query';

/** A part of the map, in degrees. It never crosses the antimeridian. */
export interface Bounds {
  north: number;
  south: number;
  east: number;
  west: number;
}

/** The texts of a map, in the visitor's language. */
export interface MapLabels {
  /** Accessible name of the map: 'Map of our offices'. */
  map: string;
  zoomIn: string;
  zoomOut: string;
  /** Name of the button that opens four buttons, each of which moves the map in one direction. */
  moveMap: string;
  moveUp: string;
  moveDown: string;
  moveLeft: string;
  moveRight: string;
  /** Shown to a visitor who drags the map with one finger, which scrolls the page. */
  twoFingers: string;
  /** Accessible name of the button that closes the info window. */
  closeInfo: string;
  /** Accessible name of a marker group: '{count} offices; zoom in'. */
  cluster: string;
}

export interface MapMarker {
  id: string;
  position: GeoPosition;
  /** Accessible name: the office's name. */
  label: string;
}

/** The events of a map. */
export interface MapEvents {
  /** The map is idle after it was drawn, moved or zoomed. */
  idle: { center: GeoPosition; zoom: number; bounds: Bounds };
  /** The visitor pressed a marker, by pointer or keyboard. */
  markerClick: { id: string };
  /** The info window closed: by its button, Escape or `closeInfo`. */
  infoClose: { id: string };
}

export interface MapOptions {
  center: GeoPosition;
  zoom: number;
  language: Language;
  labels: MapLabels;
  /** Disables every animation. */
  reducedMotion: boolean;
  /** Address of an SVG image for the markers, already checked; by default a pin in the brand's colors. */
  markerIcon?: string;
  /** Destroys the map. */
  signal: AbortSignal;
}

/** A map on the screen. All methods are no-ops after `destroy()`. */
export interface MapView {
  readonly center: GeoPosition;
  readonly zoom: number;
  readonly bounds: Bounds;
  /**
   * The closest zoom level that still shows the surroundings of an office: a map without streets is blank at closer
   * ones.
   */
  readonly closestZoom: number;
  /** Moves the map; emits `idle` when it has arrived. */
  moveTo(center: GeoPosition, zoom: number, options?: { animate?: boolean }): void;
  /**
   * Replaces the markers. Markers that would overlap form a group until the visitor zooms in. New markers drop in,
   * unless motion is reduced.
   */
  showMarkers(markers: readonly MapMarker[]): void;
  /** Highlights one marker and takes it out of its group; undefined removes the highlight. */
  activate(id: string | undefined): void;
  /**
   * Opens an info window at a marker and closes any other. The caller renders into `content` before and after; the
   * window adds a close button. With `takesFocus`, the focus moves into the window; closing returns it to the marker.
   *
   * @param options `label` is the accessible name of the window
   */
  openInfo(id: string, content: HTMLElement, options: { label: string; takesFocus?: boolean }): void;
  closeInfo(): void;
  /** @returns a function that removes the listener */
  on<Name extends keyof MapEvents>(event: Name, listener: (detail: MapEvents[Name]) => void): () => void;
  /** Adapts to another size of the element. Maps observe their size where they can. */
  resize(): void;
  destroy(): void;
}

/** The place at a position. */
export interface PlaceOfPosition {
  /** Two letters; absent outside the United States. */
  state?: string;
  city?: string;
  zip?: string;
}

/** Looks places up. Resolves with undefined for an unknown place, and rejects when the request fails. */
export interface Geocoder {
  geocode(query: PlaceQuery, signal?: AbortSignal): Promise<GeoPosition | undefined>;
  reverseGeocode(position: GeoPosition, signal?: AbortSignal): Promise<PlaceOfPosition | undefined>;
}

/** A review of a place (spec 3 §3). */
export interface PlaceReview {
  authorName: string;
  /** 1 to 5. */
  rating: number;
  text: string;
  /** Not validated. */
  authorUrl: string;
}

export interface PlaceReviews {
  reviews: readonly PlaceReview[];
  /** The mean of all ratings; undefined where the service has none. */
  rating: number | undefined;
  /** How many ratings there are: more than the service returns reviews. */
  count: number | undefined;
  /** Address of the page with all reviews. Not validated. */
  url: string;
}

/** Names the place of an office. */
export interface PlaceReviewsQuery {
  /** What to search for: the brand's name. */
  text: string;
  /** Where to search. */
  near?: GeoPosition | undefined;
  /** The provider's own id of the place: nothing is searched for. */
  placeId?: string | undefined;
}

/** Finds the reviews of a place. Resolves with undefined for an unknown place, and rejects when a request fails. */
export type FindReviews = (query: PlaceReviewsQuery, signal?: AbortSignal) => Promise<PlaceReviews | undefined>;

/** Draws maps and looks places up. */
export interface MapProvider extends Geocoder {
  readonly name: 'leaflet' | 'google';
  /**
   * Draws a map into an empty element, which must be in the document and have a size.
   *
   * @throws {MapUnavailableError} when the provider's script does not load or rejects the key
   */
  draw(element: HTMLElement, options: MapOptions): Promise<MapView>;
  /** Absent where the provider has no reviews. */
  readonly findReviews?: FindReviews;
}
