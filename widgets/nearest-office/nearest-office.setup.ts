import { assign, fromPromise, setup } from 'xstate';
import type { GeoPosition } from '#domain/geo-position';
import type { StateCode } from '#domain/us-state';
import { type FailureKind, failureOf } from '#flow/machine/failure';
import type { FollowedLink } from '#offices/follow-office';
import type { OfficesSource } from '#offices/load-widget-offices';
import type { Office } from '#offices/office';
import { isOfficesSourceChanged } from '#offices/offices.states';
import type { NearestOfficeConfig } from './nearest-office.config.ts';

/** The state that the banner is shown in (spec 3 §4 "Nearest office"). */
export const officesState: StateCode = 'TX';

export interface NearestOfficeInput {
  config: NearestOfficeConfig;
}

export interface NearestOfficeContext extends NearestOfficeInput {
  /** Undefined until they are loaded. */
  offices: readonly Office[] | undefined;
  /** The visitor's position. */
  position: GeoPosition | undefined;
  /** The visitor asked for the nearest office, not only opened the page. */
  isRequested: boolean;
  /** The browser could not find the position: only a stored place is known. */
  isPositionUnavailable: boolean;
  /** Why offices or state could not be looked up. */
  failure: FailureKind | undefined;
}

export type NearestOfficeEvent =
  | { type: 'CONFIG.CHANGED'; config: NearestOfficeConfig }
  | { type: 'POSITION.REQUESTED' }
  | { type: 'OFFICE.OPENED' }
  | { type: 'OFFICE.CLOSED' }
  | ({ type: 'OFFICE.FOLLOWED' } & FollowedLink)
  | { type: 'OFFICES_PAGE.OPENED' };

/** What is known about the visitor's location without asking for it. */
export type KnownLocation =
  | { type: 'permission' }
  | { type: 'position'; position: GeoPosition }
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
  },
  guards: {
    isOfficesSourceChanged,
    isEmpty: (_, { offices }: { offices: readonly Office[] }) => offices.length === 0,
    isLocation: (_, { location, type }: { location: KnownLocation; type: KnownLocation['type'] }) =>
      location.type === type,
    isPositionFound: (_, { position }: { position: GeoPosition | undefined }) => position !== undefined,
    isOfficesState: (_, { state }: { state: string | undefined }) => state === officesState,
    hasOffices: ({ context: { offices } }) => offices !== undefined,
    hasOfficesAndIsRequested: ({ context: { offices, isRequested } }) => offices !== undefined && isRequested,
  },
  actions: {
    rememberConfig: assign((_, { config }: NearestOfficeInput) => ({ config })),
    rememberOffices: assign((_, { offices }: { offices: readonly Office[] }) => ({ offices })),
    rememberPosition: assign((_, { position }: { position: GeoPosition | undefined }) => ({ position })),
    rememberFailure: assign((_, { error }: { error: unknown }) => ({ failure: failureOf(error).kind })),
    rememberRequest: assign({ isRequested: true, isPositionUnavailable: false, failure: undefined }),
    rememberUnavailablePosition: assign({ isPositionUnavailable: true }),
    trackBanner,
    trackChoice,
    followLink,
    openOfficesPage,
    reportNoOffices,
    reportFailure,
  },
});
