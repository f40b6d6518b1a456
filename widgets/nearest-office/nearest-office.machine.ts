import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { loadedOffices, officesStates, rememberLoadedOffices } from '#offices/offices.states';
import { nearestOfficeSetup } from './nearest-office.setup.ts';

/** The nearest office: locates the visitor as far as they permit, and shows a banner in Texas (spec 3 §4). */
export const nearestOfficeMachine = nearestOfficeSetup.createMachine({
  id: 'nearestOffice',
  context: ({ input }) => ({
    ...input,
    offices: undefined,
    position: undefined,
    isRequested: false,
    isPositionUnavailable: false,
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

    visitor: {
      initial: 'checkingKnownLocation',
      states: {
        checkingKnownLocation: {
          invoke: {
            id: 'findKnownLocation',
            src: 'findKnownLocation',
            input: ({ context }) => ({ mayUsePosition: !context.isPositionUnavailable }),
            onDone: [
              {
                guard: { type: 'isLocation', params: ({ event }) => ({ location: event.output, type: 'permission' }) },
                target: 'locating',
              },
              {
                guard: { type: 'isLocation', params: ({ event }) => ({ location: event.output, type: 'position' }) },
                target: 'inOfficesState',
                actions: {
                  type: 'rememberPosition',
                  params: ({ event: { output } }) => ({
                    position: output.type === 'position' ? output.position : undefined,
                  }),
                },
              },
              {
                guard: { type: 'isLocation', params: ({ event }) => ({ location: event.output, type: 'otherState' }) },
                target: 'inOtherState',
              },
              { target: 'inviting' },
            ],
            onError: { target: 'inviting', actions: { type: 'rememberFailure', params: ({ event }) => event } },
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
                actions: { type: 'rememberPosition', params: ({ event }) => ({ position: event.output }) },
              },
              { target: 'checkingKnownLocation', actions: 'rememberUnavailablePosition' },
            ],
            onError: { target: 'inviting', actions: { type: 'rememberFailure', params: ({ event }) => event } },
          },
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
            onError: { target: 'inviting', actions: { type: 'rememberFailure', params: ({ event }) => event } },
          },
        },
        inOfficesState: {
          initial: 'waitingForOffices',
          states: {
            waitingForOffices: {
              always: [
                { guard: 'hasOfficesAndIsRequested', target: 'open', actions: 'trackBanner' },
                { guard: 'hasOffices', target: 'closed', actions: 'trackBanner' },
              ],
            },
            closed: { on: { 'OFFICE.OPENED': 'open' } },
            open: {
              entry: 'trackChoice',
              on: {
                'OFFICE.CLOSED': 'closed',
                'OFFICE.FOLLOWED': { actions: { type: 'followLink', params: ({ event }) => event } },
              },
            },
          },
        },
        inOtherState: { type: 'final' },
      },
    },
  },
});

export type NearestOfficeActor = ActorRefFrom<typeof nearestOfficeMachine>;
export type NearestOfficeSnapshot = SnapshotFrom<typeof nearestOfficeMachine>;
