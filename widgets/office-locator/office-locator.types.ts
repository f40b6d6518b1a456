import type { GeoPosition } from '#domain/geo-position';
import type { PlaceQuery } from '#domain/place-query';
import type { WidgetHost } from '#embed/runtime/define-widget';
import type { FailureKind } from '#flow/machine/failure';
import type { MapEvents, MapMarker } from '#maps/map-provider';
import type { FollowedLink } from '#offices/follow-office';
import type { Office } from '#offices/office';
import type { OfficeIndex } from '#offices/office-index';
import type { MapPart } from './nearby-offices.ts';
import type { OfficeLocatorConfig } from './office-locator.config.ts';
import type { OfficeLocatorStrings } from './strings.en.ts';

/** The widget's current host and texts. They change with the page's language. */
export interface LocatorPage {
  host: WidgetHost;
  labels: OfficeLocatorStrings;
}

/** The place that distances are measured from: a searched place, or the visitor's position. */
export interface Origin {
  position: GeoPosition;
  /** What the visitor typed; empty for their own position. */
  name: string;
  /** Derived only from the addresses of offices: too rough to measure distances from. */
  isApproximate?: boolean;
}

/** A place that was looked up. */
export type FoundPlace = Pick<Origin, 'position' | 'isApproximate'>;

/** Why a search had no result. */
export type SearchProblem = 'invalid' | 'notFound' | 'positionMissing' | 'officesMissing' | FailureKind;

/** Where an office was chosen. */
export type ChoiceSource = 'map' | 'list';

export interface LocatorInput {
  config: OfficeLocatorConfig;
  /** The zip code from an earlier widget; empty when there is none. */
  rememberedZip: string;
}

export interface LocatorContext extends LocatorInput {
  /** Undefined until they are loaded. */
  offices: { list: readonly Office[]; index: OfficeIndex<Office> } | undefined;
  officesFailure: FailureKind | undefined;
  /** Where the map is drawn, and the element that its office window shows. */
  mapElements: MapElements | undefined;
  /** What the map showed when it was last idle. */
  mapPart: MapPart | undefined;
  /** The last search by text; undefined after one by position. */
  search: { query: PlaceQuery; text: string } | undefined;
  problem: SearchProblem | undefined;
  origin: Origin | undefined;
  /** The zoom that a search shows its origin at; decreases until an office is in view. */
  searchZoom: number;
  selection: { id: string; source: ChoiceSource } | undefined;
  /** The locator never zooms the map in beyond this on its own. */
  closestZoom: number;
}

export interface MapElements {
  area: HTMLElement;
  info: HTMLElement;
}

export type MapEvent =
  | { type: 'MAP.DRAWN'; closestZoom: number }
  | { type: 'MAP.FAILED'; message: string }
  /** A move of the map has ended. */
  | ({ type: 'MAP.IDLE' } & MapEvents['idle'])
  | { type: 'MAP.MARKER_PRESSED'; id: string }
  | { type: 'MAP.INFO_CLOSED'; id: string };

export type LocatorEvent =
  | MapEvent
  | { type: 'CONFIG.CHANGED'; config: OfficeLocatorConfig }
  /** Another language, brand or configuration of services: the map is drawn again. */
  | { type: 'HOST.CHANGED' }
  | ({ type: 'MAP.ATTACHED' } & MapElements)
  | { type: 'OFFICES.RETRIED' }
  | { type: 'SEARCH.EDITED' }
  | { type: 'SEARCH.SUBMITTED'; text: string }
  | { type: 'POSITION.REQUESTED' }
  | { type: 'OFFICE.TOGGLED'; id: string }
  | ({ type: 'OFFICE.FOLLOWED' } & FollowedLink);

/** Commands to the map. Ignored until the map is drawn. */
export type MapCommand =
  | { type: 'DRAW'; elements: MapElements; config: OfficeLocatorConfig }
  | { type: 'SHOW_MARKERS'; markers: readonly MapMarker[] }
  | { type: 'MOVE'; center: GeoPosition; zoom: number }
  | { type: 'ZOOM'; zoom: number }
  | { type: 'OPEN_OFFICE'; office: Office; zoom: number; takesFocus: boolean }
  | { type: 'CLOSE_OFFICE' };
