import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { SessionChanged } from '#account/session-actor';
import { failureOf } from '#flow/machine/failure';
import { accountHeader } from './account-header.setup.ts';

const changed = ({ event: { session } }: { event: SessionChanged }) => ({ session });

const rememberCustomer = { type: 'rememberCustomer', params: changed } as const;

const begin = { target: '#signedIn', reenter: true, actions: ['forgetCustomer', rememberCustomer] } as const;
const becomesSignedIn = { guard: { type: 'customerIsSignedIn', params: changed }, ...begin } as const;
const becomesAnother = { guard: { type: 'isAnotherCustomer', params: changed }, ...begin } as const;

/** checking → signedOut ⇄ signedIn → signingOut → leaving → signedOut (spec 3 §2, "Signed-in header"). */
export const accountHeaderMachine = accountHeader.createMachine({
  id: 'accountHeader',
  context: { name: '', email: '', failure: undefined, isOffline: false },
  invoke: [
    { id: 'session', src: 'session' },
    { id: 'network', src: 'network' },
  ],
  on: {
    'NETWORK.LOST': { actions: 'noteNetworkLost' },
    'NETWORK.RETURNED': { actions: 'noteNetworkReturned' },
  },
  initial: 'checking',
  states: {
    /** The session is not known yet: a gateway that keeps it in a cookie is still being asked. */
    checking: {
      on: {
        'SESSION.CHANGED': [
          becomesSignedIn,
          { guard: { type: 'nobodyIsSignedIn', params: changed }, target: '#signedOut' },
        ],
      },
    },

    signedOut: {
      id: 'signedOut',
      entry: 'forgetCustomer',
      on: {
        'SESSION.CHANGED': becomesSignedIn,
        // The customer signed out before the machine had loaded: it only has to leave the page.
        'SIGN_OUT.CHOSEN': 'signingOut',
      },
      initial: 'unchanged',
      states: {
        /** Nobody was signed in when the page was opened. */
        unchanged: {},
        /** The customer signed out, in this tab or another one, or the session expired. */
        signedOutNow: { id: 'signedOutNow' },
        /** The services rejected the session. */
        rejected: { id: 'rejected', meta: { outcome: 'sessionEnded' }, on: { 'NOTICE.CLOSED': 'unchanged' } },
      },
    },

    signedIn: {
      id: 'signedIn',
      on: {
        'SESSION.CHANGED': [
          becomesAnother,
          { guard: { type: 'nobodyIsSignedIn', params: changed }, target: '#signedOutNow' },
          { actions: rememberCustomer },
        ],
        'SIGN_OUT.CHOSEN': 'signingOut',
      },
      initial: 'naming',
      states: {
        naming: {
          invoke: {
            id: 'name',
            src: 'name',
            onDone: [
              { guard: 'sessionIsOver', target: '#signedOutNow' },
              {
                target: 'named',
                actions: { type: 'rememberName', params: ({ event }) => ({ name: event.output }) },
              },
            ],
            onError: [
              {
                guard: { type: 'sessionWasRejected', params: ({ event }) => failureOf(event.error) },
                target: '#rejected',
              },
              { guard: 'sessionIsOver', target: '#signedOutNow' },
              {
                target: 'unnamed',
                actions: { type: 'rememberFailure', params: ({ event }) => failureOf(event.error) },
              },
            ],
          },
          initial: 'asking',
          states: {
            asking: {
              on: {
                'SESSION.CHANGED': [
                  becomesAnother,
                  // The pending call tells the reason: the session may have been rejected.
                  { guard: { type: 'nobodyIsSignedIn', params: changed }, target: 'over', actions: 'forgetCustomer' },
                  { actions: rememberCustomer },
                ],
              },
            },
            over: { on: { 'SESSION.CHANGED': [becomesSignedIn, {}] } },
          },
        },

        named: {},

        unnamed: {
          on: { RETRY: 'naming', 'NETWORK.RETURNED': { target: 'naming', actions: 'noteNetworkReturned' } },
        },
      },
    },

    signingOut: {
      meta: { outcome: 'signedOut' },
      invoke: {
        id: 'signOut',
        src: 'signOut',
        onDone: [
          // Offline, navigation would show the browser's error page.
          { guard: 'deviceIsOffline', target: '#signedOutNow' },
          { target: 'leaving' },
        ],
      },
    },

    leaving: {
      entry: 'forgetCustomer',
      invoke: {
        id: 'signInPage',
        src: 'signInPage',
        onDone: '#signedOutNow',
        onError: '#signedOutNow',
      },
    },
  },
});

export type AccountHeaderActor = ActorRefFrom<typeof accountHeaderMachine>;
export type AccountHeaderSnapshot = SnapshotFrom<typeof accountHeaderMachine>;
