import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { loadedOffices, officesStates, rememberLoadedOffices } from '#offices/offices.states';
import { type KnownLocation, nearestOfficeSetup } from './nearest-office.setup.ts';

const unknownLocation: KnownLocation = { type: 'unknown' };

const followPlace = [
  'forgetRequest',
  { type: 'rememberPlace', params: ({ event }: { event: { location: KnownLocation } }) => event },
] as const;

/** The nearest office: locates the visitor as far as they permit, and shows a banner in Texas (spec 3 §4). */
export const nearestOfficeMachine = nearestOfficeSetup.createMachine({
  id: 'nearestOffice',
  context: ({ input }) => ({
    ...input,
    offices: undefined,
    position: undefined,
    locatedBy: undefined,
    zip: undefined,
    isRequested: false,
    mayUsePosition: true,
    failure: undefined,
  }),
  on: { 'OFFICES_PAGE.OPENED': { actions: 'openOfficesPage' } },
  type: 'parallel',
  states: {
    offices: officesStates({
      onDone: [
        { guard: { type: 'isEmpty', params: loadedOffices }, target: 'missing', actions: 'reportNoOffices' },
        { target: 'ready', actions: rememberLoadedOffices },
      ],
      missing: {},
    }),

    /** Follows the stored place, which other widgets change. What is shown stays until the new place is located. */
    place: {
      initial: 'followed',
      on: { 'PLACE.CHANGED': '.locating' },
      states: {
        followed: {},
        locating: {
          invoke: {
            id: 'findPlace',
            src: 'findKnownLocation',
            input: { mayUsePosition: false },
            onDone: {
              target: 'followed',
              actions: { type: 'announcePlace', params: ({ event }) => ({ location: event.output }) },
            },
            onError: {
              target: 'followed',
              actions: { type: 'announcePlace', params: { location: unknownLocation } },
            },
          },
        },
      },
    },

    visitor: {
      initial: 'checkingKnownLocation',
      on: {
        'PLACE.LOCATED': [
          { guard: 'isLocatedByBrowser' },
          {
            guard: { type: 'isPlaceInOfficesState', params: ({ event }) => event },
            target: '.inOfficesState',
            actions: followPlace,
          },
          {
            guard: { type: 'isLocation', params: ({ event }) => ({ location: event.location, type: 'otherState' }) },
            target: '.inOtherState',
            actions: followPlace,
          },
          { target: '.inviting', actions: followPlace },
        ],
      },
      states: {
        checkingKnownLocation: {
          invoke: {
            id: 'findKnownLocation',
            src: 'findKnownLocation',
            input: ({ context: { mayUsePosition } }) => ({ mayUsePosition }),
            onDone: [
              {
                guard: { type: 'isLocation', params: ({ event }) => ({ location: event.output, type: 'permission' }) },
                target: 'locating',
              },
              {
                guard: { type: 'isPlaceInOfficesState', params: ({ event }) => ({ location: event.output }) },
                target: 'inOfficesState',
                actions: { type: 'rememberPlace', params: ({ event }) => ({ location: event.output }) },
              },
              {
                guard: { type: 'isLocation', params: ({ event }) => ({ location: event.output, type: 'otherState' }) },
                target: 'inOtherState',
              },
              { target: 'inviting' },
            ],
            onError: { target: 'inviting', actions: { type: 'rememberFailure', params: ({ event }) => event } },
          },
          on: {
            'PLACE.CHANGED': { target: 'checkingKnownLocation', reenter: true },
            'PLACE.LOCATED': {},
          },
        },
        /** A button that asks for the position and says why. */
        inviting: {
          on: { 'POSITION.REQUESTED': { target: 'locating', actions: 'rememberRequest' } },
        },
        locating: {
          invoke: {
            id: 'findPosition',
            src: 'findPosition',
            onDone: [
              {
                guard: { type: 'isPositionFound', params: ({ event }) => ({ position: event.output }) },
                target: 'checkingState',
                actions: {
                  type: 'rememberPosition',
                  params: ({ event }) => ({ position: event.output, locatedBy: 'browser' }),
                },
              },
              { target: 'checkingKnownLocation', actions: 'giveUpPosition' },
            ],
            onError: {
              target: 'checkingKnownLocation',
              actions: ['giveUpPosition', { type: 'rememberFailure', params: ({ event }) => event }],
            },
          },
          on: { 'PLACE.LOCATED': {} },
        },
        checkingState: {
          invoke: {
            id: 'findState',
            src: 'findState',
            input: ({ context }) => ({ position: context.position! }),
            onDone: [
              {
                guard: { type: 'isOfficesState', params: ({ event }) => ({ state: event.output }) },
                target: 'inOfficesState',
              },
              { target: 'inOtherState' },
            ],
            onError: {
              target: 'checkingKnownLocation',
              actions: ['giveUpPosition', { type: 'rememberFailure', params: ({ event }) => event }],
            },
          },
        },
        inOfficesState: {
          initial: 'waitingForOffices',
          states: {
            waitingForOffices: {
              always: [
                { guard: 'hasOfficesAndZip', target: 'locatingAmongOffices' },
                { guard: 'hasOfficesAndIsRequested', target: 'open', actions: 'trackBanner' },
                { guard: 'hasOffices', target: 'closed', actions: 'trackBanner' },
              ],
            },
            locatingAmongOffices: {
              invoke: {
                id: 'locateAmongOffices',
                src: 'locateAmongOffices',
                input: ({ context }) => ({ zip: context.zip!, offices: context.offices! }),
                onDone: [
                  {
                    guard: { type: 'isPositionFound', params: ({ event }) => ({ position: event.output }) },
                    target: 'waitingForOffices',
                    actions: {
                      type: 'rememberPosition',
                      params: ({ event }) => ({ position: event.output, locatedBy: 'offices' }),
                    },
                  },
                  { target: '#nearestOffice.visitor.inviting' },
                ],
                onError: {
                  target: '#nearestOffice.visitor.inviting',
                  actions: { type: 'rememberFailure', params: ({ event }) => event },
                },
              },
            },
            closed: { on: { 'OFFICE.OPENED': 'open' } },
            open: {
              entry: 'trackChoice',
              on: {
                'OFFICE.CLOSED': 'closed',
                'OFFICE.FOLLOWED': { actions: { type: 'followLink', params: ({ event }) => event } },
                // An open office does not change under the visitor.
                'PLACE.LOCATED': {},
              },
            },
          },
        },
        inOtherState: {},
      },
    },
  },
});

export type NearestOfficeActor = ActorRefFrom<typeof nearestOfficeMachine>;
export type NearestOfficeSnapshot = SnapshotFrom<typeof nearestOfficeMachine>;
