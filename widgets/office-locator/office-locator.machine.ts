import { type ActorRefFrom, and, not, type SnapshotFrom } from 'xstate';
import { loadedOffices, officesStates, rememberLoadedOffices } from '#offices/offices.states';
import { locatorSetup, type SearchReport, zooms } from './office-locator.setup.ts';
import type { LocatorContext } from './office-locator.types.ts';

function sourceOf({ search }: LocatorContext): SearchReport['source'] {
  if (!search) return 'position';
  return 'zip' in search.query ? 'zip' : 'city';
}

const searchEvent = ({ event }: { event: { text: string } }) => event;

/**
 * The office locator: loads the offices, draws the map, searches places, and opens offices on the map and in the list.
 */
export const officeLocatorMachine = locatorSetup.createMachine({
  id: 'officeLocator',
  context: ({ input }) => ({
    ...input,
    offices: undefined,
    officesFailure: undefined,
    mapElements: undefined,
    mapPart: undefined,
    search: undefined,
    problem: undefined,
    origin: undefined,
    searchZoom: zooms.search,
    selection: undefined,
    closestZoom: Infinity,
  }),
  invoke: { id: 'map', src: 'map' },
  on: {
    'OFFICE.FOLLOWED': { actions: { type: 'followLink', params: ({ event }) => event } },
  },
  type: 'parallel',
  states: {
    offices: officesStates({
      onDone: {
        target: 'ready',
        actions: [rememberLoadedOffices, 'showMarkers', { type: 'reportNoOffices', params: loadedOffices }],
      },
      missing: {
        on: {
          'OFFICES.RETRIED': 'loading',
          'SEARCH.SUBMITTED': { guard: { type: 'isPlaceQuery', params: searchEvent }, target: 'loading' },
          'POSITION.REQUESTED': 'loading',
        },
      },
    }),

    map: {
      initial: 'detached',
      states: {
        detached: {
          on: {
            'MAP.ATTACHED': {
              target: 'attached',
              actions: { type: 'rememberMapElements', params: ({ event: { area, info } }) => ({ area, info }) },
            },
          },
        },
        attached: {
          entry: 'drawMap',
          initial: 'drawing',
          states: {
            drawing: {
              on: {
                'MAP.DRAWN': {
                  target: 'drawn',
                  actions: [{ type: 'rememberClosestZoom', params: ({ event }) => event }, 'showMarkers'],
                },
              },
            },
            drawn: {
              on: {
                'MAP.IDLE': [
                  { guard: { type: 'isSelectionInView', params: ({ event }) => event } },
                  { actions: { type: 'rememberMapPart', params: ({ event }) => event } },
                ],
              },
            },
          },
          on: {
            'HOST.CHANGED': { target: 'attached', reenter: true },
            'MAP.FAILED': {
              target: 'missing',
              actions: { type: 'reportFailure', params: ({ event }) => ({ code: 'map', error: event.message }) },
            },
          },
        },
        missing: {},
      },
    },

    search: {
      initial: 'browsing',
      on: {
        'SEARCH.SUBMITTED': [
          {
            guard: { type: 'isPlaceQuery', params: ({ event }) => event },
            target: '.waitingForOffices',
            actions: { type: 'rememberSearch', params: ({ event }) => event },
          },
          { target: '.browsing', actions: { type: 'rememberProblem', params: { problem: 'invalid' } } },
        ],
        'POSITION.REQUESTED': { target: '.locating', actions: 'forgetSearch' },
        // A map that is drawn late, or again, shows the place that the visitor looked for.
        'MAP.DRAWN': { guard: 'hasOrigin', actions: 'moveToOrigin' },
        'MAP.MARKER_PRESSED': {
          target: '.selected',
          actions: [
            { type: 'trackChoice', params: { source: 'map' } },
            { type: 'select', params: ({ event }) => ({ id: event.id, source: 'map' }) },
          ],
        },
        'OFFICE.TOGGLED': {
          target: '.selected',
          actions: [
            { type: 'trackChoice', params: { source: 'list' } },
            { type: 'select', params: ({ event }) => ({ id: event.id, source: 'list' }) },
          ],
        },
      },
      states: {
        browsing: {
          // The offices are loaded again.
          always: {
            guard: and(['lacksOffices', not('areOfficesMissing')]),
            target: 'waitingForOffices',
            actions: 'clearProblem',
          },
          on: { 'SEARCH.EDITED': { actions: 'clearProblem' } },
        },
        /** Holds a search, or a position, until the offices are loaded. */
        waitingForOffices: {
          always: [
            {
              guard: 'areOfficesMissing',
              target: 'browsing',
              actions: [
                { type: 'rememberProblem', params: { problem: 'officesMissing' } },
                { type: 'trackSearch', params: ({ context }) => ({ source: sourceOf(context), outcome: 'failed' }) },
              ],
            },
            { guard: and(['areOfficesReady', 'hasSearch']), target: 'geocoding' },
            {
              guard: 'areOfficesReady',
              target: 'showingOrigin',
              actions: { type: 'trackSearch', params: { source: 'position', outcome: 'found' } },
            },
          ],
          on: { 'SEARCH.EDITED': { guard: 'hasSearch', target: 'browsing' } },
        },
        geocoding: {
          invoke: {
            id: 'geocode',
            src: 'geocode',
            input: ({ context }) => ({ query: context.search!.query, offices: context.offices!.list }),
            onDone: [
              {
                guard: { type: 'isUnknown', params: ({ event }) => ({ found: event.output }) },
                target: 'browsing',
                actions: [
                  { type: 'rememberProblem', params: { problem: 'notFound' } },
                  {
                    type: 'trackSearch',
                    params: ({ context }) => ({ source: sourceOf(context), outcome: 'notFound' }),
                  },
                ],
              },
              {
                target: 'showingOrigin',
                actions: [
                  {
                    type: 'rememberOrigin',
                    params: ({ context, event }) => ({ ...event.output!, name: context.search!.text }),
                  },
                  { type: 'trackSearch', params: ({ context }) => ({ source: sourceOf(context), outcome: 'found' }) },
                ],
              },
            ],
            onError: {
              target: 'browsing',
              actions: [
                { type: 'rememberSearchFailure', params: ({ event }) => event },
                { type: 'trackSearch', params: ({ context }) => ({ source: sourceOf(context), outcome: 'failed' }) },
              ],
            },
          },
          on: { 'SEARCH.EDITED': 'browsing' },
        },
        locating: {
          invoke: {
            id: 'findPosition',
            src: 'findPosition',
            onDone: [
              {
                guard: { type: 'isUnknown', params: ({ event }) => ({ found: event.output }) },
                target: 'browsing',
                actions: [
                  { type: 'rememberProblem', params: { problem: 'positionMissing' } },
                  { type: 'trackSearch', params: { source: 'position', outcome: 'failed' } },
                ],
              },
              {
                target: 'waitingForOffices',
                actions: { type: 'rememberOrigin', params: ({ event }) => ({ position: event.output!, name: '' }) },
              },
            ],
            onError: {
              target: 'browsing',
              actions: [
                { type: 'rememberProblem', params: { problem: 'positionMissing' } },
                { type: 'trackSearch', params: { source: 'position', outcome: 'failed' } },
              ],
            },
          },
        },
        showingOrigin: {
          always: [{ guard: 'isMapMissing', target: 'browsing' }, { target: 'zoomingOut' }],
        },
        /** The map shows the origin, and more around it until an office is in view. */
        zoomingOut: {
          entry: 'moveToOrigin',
          on: {
            'MAP.FAILED': 'browsing',
            'MAP.IDLE': [
              { guard: { type: 'hasMovedAway', params: ({ event }) => event }, target: 'browsing' },
              { guard: { type: 'isPreviousZoom', params: ({ event }) => event } },
              {
                guard: { type: 'canWiden', params: ({ event }) => event },
                actions: ['zoomOut', 'moveToOrigin'],
              },
              { target: 'browsing' },
            ],
          },
        },
        /** An office is open on the map and in the list. */
        selected: {
          entry: 'openOffice',
          exit: ['deselect', 'closeOffice'],
          always: { guard: 'isSelectionGone', target: 'browsing' },
          on: {
            'MAP.DRAWN': { actions: 'openOffice' },
            'MAP.INFO_CLOSED': {
              guard: { type: 'isOpen', params: ({ event }) => event },
              target: 'browsing',
              actions: 'resetZoom',
            },
            'MAP.MARKER_PRESSED': {
              actions: [
                { type: 'trackChoice', params: { source: 'map' } },
                { type: 'select', params: ({ event }) => ({ id: event.id, source: 'map' }) },
                'openOffice',
              ],
            },
            'OFFICE.TOGGLED': [
              {
                guard: { type: 'isOpen', params: ({ event }) => event },
                target: 'browsing',
                actions: 'resetZoom',
              },
              {
                actions: [
                  { type: 'trackChoice', params: { source: 'list' } },
                  { type: 'select', params: ({ event }) => ({ id: event.id, source: 'list' }) },
                  'openOffice',
                ],
              },
            ],
          },
        },
      },
    },
  },
});

export type LocatorActor = ActorRefFrom<typeof officeLocatorMachine>;
export type LocatorSnapshot = SnapshotFrom<typeof officeLocatorMachine>;
