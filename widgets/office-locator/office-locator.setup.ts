import { assign, fromCallback, fromPromise, sendTo, setup, stateIn } from 'xstate';
import type { GeoPosition } from '#domain/geo-position';
import { type PlaceQuery, readPlaceQuery } from '#domain/place-query';
import { failureOf } from '#flow/machine/failure';
import { contains } from '#maps/bounds';
import type { MapEvents } from '#maps/map-provider';
import type { FollowedLink } from '#offices/follow-office';
import { isOfficesSourceChanged } from '#offices/is-offices-source-changed';
import type { OfficesSource } from '#offices/load-widget-offices';
import type { Office } from '#offices/office';
import { createOfficeIndex } from '#offices/office-index';
import { isAt, nearbyOffices } from './nearby-offices.ts';
import type {
  ChoiceSource,
  FoundPlace,
  LocatorContext,
  LocatorEvent,
  LocatorInput,
  MapCommand,
  MapElements,
  Origin,
} from './office-locator.types.ts';

/** Zoom levels (spec 3 §2 and §9). */
export const zooms = {
  /** After a search; reduced by one until an office is in view. */
  search: 12,
  widestSearch: 9,
  marker: 13,
  closedAfterSearch: 12,
  closed: 9,
} as const;

const placeholderActor = <Output, Input>() =>
  fromPromise<Output, Input>(() => Promise.reject(new Error('Provide this actor in office-locator.actors.ts.')));

export interface SearchReport {
  source: 'zip' | 'city' | 'position';
  outcome: 'found' | 'notFound' | 'failed';
}

// Effects on the page; office-locator.actors.ts implements them.
const trackSearch: (args: unknown, params: SearchReport) => void = () => undefined;
const trackChoice: (args: unknown, params: { source: ChoiceSource }) => void = () => undefined;
const followLink: (args: unknown, params: FollowedLink) => void = () => undefined;
const reportFailure: (args: unknown, params: { code: 'map' | 'offices'; error: unknown }) => void = () => undefined;
/** Reports an empty list to the author. */
const reportNoOffices: (args: unknown, params: { offices: readonly Office[] }) => void = () => undefined;

const selectedOffice = ({ offices, selection }: LocatorContext): Office | undefined =>
  selection && offices?.list.find(({ id }) => id === selection.id);

/** A zoom that the locator moves the map to by itself. */
const landingZoom = ({ closestZoom }: LocatorContext, zoom: number): number => Math.min(zoom, closestZoom);

export const locatorSetup = setup({
  types: {
    context: {} as LocatorContext,
    events: {} as LocatorEvent,
    input: {} as LocatorInput,
  },
  actors: {
    loadOffices: placeholderActor<readonly Office[], OfficesSource>(),
    /** Resolves with undefined for an unknown place. */
    geocode: placeholderActor<FoundPlace | undefined, { query: PlaceQuery; offices: readonly Office[] }>(),
    /** Resolves with undefined when the position is unavailable; the browser's reason is on the console. */
    findPosition: placeholderActor<GeoPosition | undefined, undefined>(),
    /** Draws the map, runs commands on it and reports its events. */
    map: fromCallback<MapCommand>(() => undefined),
  },
  guards: {
    isOfficesSourceChanged,
    isPlaceQuery: (_, { text }: { text: string }) => readPlaceQuery(text) !== undefined,
    isMapMissing: stateIn({ map: 'missing' }),
    areOfficesReady: stateIn({ offices: 'ready' }),
    areOfficesMissing: stateIn({ offices: 'missing' }),
    hasSearch: ({ context: { search } }) => search !== undefined,
    hasOrigin: ({ context: { origin } }) => origin !== undefined,
    lacksOffices: ({ context: { problem } }) => problem === 'officesMissing',
    isUnknown: (_, { found }: { found: FoundPlace | GeoPosition | undefined }) => found === undefined,
    hasMovedAway: ({ context: { origin, searchZoom } }, { center, zoom }: MapEvents['idle']) =>
      !origin || !isAt(origin.position, center) || zoom < searchZoom,
    /** A map may emit idle twice for the same view. */
    isPreviousZoom: ({ context }, { zoom }: MapEvents['idle']) => zoom > context.searchZoom,
    canWiden: ({ context: { offices, searchZoom } }, { bounds }: MapEvents['idle']) =>
      offices?.index.within(bounds).length === 0 && searchZoom > zooms.widestSearch,
    isOpen: ({ context: { selection } }, { id }: { id: string }) => selection?.id === id,
    /**
     * The list that contains the open office stays as it is while the office is in view, and so does the keyboard focus
     * in it.
     */
    isSelectionInView: ({ context }, { bounds }: MapEvents['idle']) => {
      const { offices, mapPart, origin } = context;
      const office = selectedOffice(context);
      if (!office || !offices || !mapPart || !contains(bounds, office.position)) return false;
      return nearbyOffices(offices.index, mapPart, origin?.position).nearby.some((nearby) => nearby.office === office);
    },
    isSelectionGone: ({ context }) => context.offices !== undefined && !selectedOffice(context),
  },
  actions: {
    rememberConfig: assign((_, { config }: Pick<LocatorInput, 'config'>) => ({ config })),
    rememberOffices: assign((_, { offices: list }: { offices: readonly Office[] }) => ({
      offices: { list, index: createOfficeIndex(list, ({ position }) => position) },
      officesFailure: undefined,
    })),
    rememberFailure: assign((_, { error }: { error: unknown }) => ({
      offices: undefined,
      officesFailure: failureOf(error).kind,
    })),
    rememberMapElements: assign((_, mapElements: MapElements) => ({ mapElements })),
    rememberMapPart: assign((_, { center, bounds }: MapEvents['idle']) => ({ mapPart: { center, bounds } })),
    rememberSearch: assign((_, { text }: { text: string }) => {
      const query = readPlaceQuery(text);
      return { search: query && { query, text: text.trim() }, problem: undefined };
    }),
    rememberProblem: assign((_, { problem }: Pick<LocatorContext, 'problem'>) => ({ problem })),
    rememberSearchFailure: assign((_, { error }: { error: unknown }) => ({ problem: failureOf(error).kind })),
    clearProblem: assign({ problem: undefined }),
    forgetSearch: assign({ search: undefined, problem: undefined }),
    rememberOrigin: assign(({ context }, origin: Origin) => ({
      origin,
      searchZoom: landingZoom(context, zooms.search),
    })),
    rememberClosestZoom: assign(({ context: { searchZoom } }, { closestZoom }: { closestZoom: number }) => ({
      closestZoom,
      searchZoom: Math.min(searchZoom, closestZoom),
    })),
    zoomOut: assign(({ context: { searchZoom } }) => ({ searchZoom: searchZoom - 1 })),
    select: assign((_, selection: { id: string; source: ChoiceSource }) => ({ selection, problem: undefined })),
    deselect: assign({ selection: undefined }),

    drawMap: sendTo('map', ({ context: { mapElements, config } }): MapCommand => ({
      type: 'DRAW',
      elements: mapElements!,
      config,
    })),
    showMarkers: sendTo('map', ({ context: { offices } }): MapCommand => ({
      type: 'SHOW_MARKERS',
      markers: (offices?.list ?? []).map(({ id, name, position }) => ({ id, position, label: name })),
    })),
    moveToOrigin: sendTo('map', ({ context: { origin, searchZoom } }): MapCommand => ({
      type: 'MOVE',
      center: origin!.position,
      zoom: searchZoom,
    })),
    openOffice: sendTo('map', ({ context }): MapCommand => {
      const isFromList = context.selection?.source === 'list';
      return {
        type: 'OPEN_OFFICE',
        office: selectedOffice(context)!,
        zoom: landingZoom(context, isFromList ? context.config.listZoom : zooms.marker),
        takesFocus: !isFromList,
      };
    }),
    closeOffice: sendTo('map', { type: 'CLOSE_OFFICE' } satisfies MapCommand),
    resetZoom: sendTo('map', ({ context }): MapCommand => ({
      type: 'ZOOM',
      zoom: landingZoom(context, context.origin ? zooms.closedAfterSearch : zooms.closed),
    })),

    trackSearch,
    trackChoice,
    followLink,
    reportFailure,
    reportNoOffices,
  },
});
