import { assign, fromPromise, raise, setup } from 'xstate';
import type { GeoPosition } from '#domain/geo-position';
import type { StateCode } from '#domain/us-state';
import { type FailureKind, failureOf } from '#flow/machine/failure';
import type { FollowedLink } from '#offices/follow-office';
import { isOfficesSourceChanged } from '#offices/is-offices-source-changed';
import type { OfficesSource } from '#offices/load-widget-offices';
import type { Office } from '#offices/office';
import type { NearestOfficeConfig } from './nearest-office.config.ts';

/** The state that the banner is shown in (spec 3 §4 "Nearest office"). */
export const officesState: StateCode = 'TX';

export interface NearestOfficeInput {
  config: NearestOfficeConfig;
}

/**
 * What located the visitor: the browser, or, from a stored zip code, a geocoder or the addresses of the offices. The
 * last is too rough to measure distances from.
 */
export type LocatedBy = 'browser' | 'geocoder' | 'offices';

export interface NearestOfficeContext extends NearestOfficeInput {
  /** Undefined until they are loaded. */
  offices: readonly Office[] | undefined;
  /** The visitor's position. */
  position: GeoPosition | undefined;
  locatedBy: LocatedBy | undefined;
  /** A stored zip code in Texas that is to be located by the addresses of the offices. */
  zip: string | undefined;
  /** The visitor asked for the nearest office, not only opened the page. */
  isRequested: boolean;
  /** False once the browser's position could not be found or looked up: only a stored place may be known. */
  mayUsePosition: boolean;
  /** Why offices or state could not be looked up. */
  failure: FailureKind | undefined;
}

export type NearestOfficeEvent =
  | { type: 'CONFIG.CHANGED'; config: NearestOfficeConfig }
  | { type: 'POSITION.REQUESTED' }
  | { type: 'OFFICE.OPENED' }
  | { type: 'OFFICE.CLOSED' }
  | ({ type: 'OFFICE.FOLLOWED' } & FollowedLink)
  | { type: 'OFFICES_PAGE.OPENED' }
  /** A widget of the brand stored another place, or removed it. */
  | { type: 'PLACE.CHANGED' }
  | { type: 'PLACE.LOCATED'; location: KnownLocation };

/** What is known about the visitor's location without asking for it. */
export type KnownLocation =
  | { type: 'permission' }
  /** A stored place in Texas. */
  | { type: 'position'; position: GeoPosition }
  /** A stored place in Texas, without a geocoder. */
  | { type: 'zip'; zip: string }
  | { type: 'otherState' }
  | { type: 'unknown' };

export interface LocationQuery {
  /** False: the position is not read, even with a granted permission. */
  mayUsePosition: boolean;
}

const placeholderActor = <Output, Input>() =>
  fromPromise<Output, Input>(() => Promise.reject(new Error('Provide this actor in nearest-office.actors.ts.')));

// Effects on the page; nearest-office.actors.ts implements them.
const trackBanner = (): void => undefined;
const trackChoice = (): void => undefined;
const followLink: (args: unknown, params: FollowedLink) => void = () => undefined;
const openOfficesPage: (args: { context: NearestOfficeContext }) => void = () => undefined;
const reportNoOffices = (): void => undefined;
const reportFailure: (args: unknown, params: { error: unknown }) => void = () => undefined;

export const nearestOfficeSetup = setup({
  types: {
    context: {} as NearestOfficeContext,
    events: {} as NearestOfficeEvent,
    input: {} as NearestOfficeInput,
  },
  actors: {
    loadOffices: placeholderActor<readonly Office[], OfficesSource>(),
    findKnownLocation: placeholderActor<KnownLocation, LocationQuery>(),
    /** Resolves with undefined when the position is unavailable; the browser's reason is on the console. */
    findPosition: placeholderActor<GeoPosition | undefined, undefined>(),
    /** Resolves with undefined outside the United States. */
    findState: placeholderActor<string | undefined, { position: GeoPosition }>(),
    /** Resolves with undefined when no office is there. */
    locateAmongOffices: placeholderActor<GeoPosition | undefined, { zip: string; offices: readonly Office[] }>(),
  },
  guards: {
    isOfficesSourceChanged,
    isEmpty: (_, { offices }: { offices: readonly Office[] }) => offices.length === 0,
    isLocation: (_, { location, type }: { location: KnownLocation; type: KnownLocation['type'] }) =>
      location.type === type,
    isPlaceInOfficesState: (_, { location: { type } }: { location: KnownLocation }) =>
      type === 'position' || type === 'zip',
    isLocatedByBrowser: ({ context: { locatedBy } }) => locatedBy === 'browser',
    isPositionFound: (_, { position }: { position: GeoPosition | undefined }) => position !== undefined,
    isOfficesState: (_, { state }: { state: string | undefined }) => state === officesState,
    hasOfficesAndZip: ({ context: { offices, zip } }) => offices !== undefined && zip !== undefined,
    hasOffices: ({ context: { offices } }) => offices !== undefined,
    hasOfficesAndIsRequested: ({ context: { offices, isRequested } }) => offices !== undefined && isRequested,
  },
  actions: {
    rememberConfig: assign((_, { config }: NearestOfficeInput) => ({ config })),
    rememberOffices: assign((_, { offices }: { offices: readonly Office[] }) => ({ offices })),
    rememberPosition: assign(
      (_, { position, locatedBy }: { position: GeoPosition | undefined; locatedBy: LocatedBy }) => ({
        position,
        locatedBy,
        zip: undefined,
      }),
    ),
    rememberPlace: assign((_, { location }: { location: KnownLocation }) => ({
      position: location.type === 'position' ? location.position : undefined,
      locatedBy: location.type === 'position' ? ('geocoder' as const) : undefined,
      zip: location.type === 'zip' ? location.zip : undefined,
    })),
    rememberFailure: assign((_, { error }: { error: unknown }) => ({ failure: failureOf(error).kind })),
    rememberRequest: assign({ isRequested: true, mayUsePosition: true, failure: undefined }),
    /** The visitor did something else since: the office does not open by itself. */
    forgetRequest: assign({ isRequested: false, failure: undefined }),
    giveUpPosition: assign({ mayUsePosition: false, position: undefined, locatedBy: undefined }),
    announcePlace: raise((_, { location }: { location: KnownLocation }) => ({
      type: 'PLACE.LOCATED' as const,
      location,
    })),
    trackBanner,
    trackChoice,
    followLink,
    openOfficesPage,
    reportNoOffices,
    reportFailure,
  },
});
