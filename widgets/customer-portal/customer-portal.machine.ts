import type { SnapshotFrom } from 'xstate';
import type { SessionChanged } from '#account/session-actor';
import { leavingStates } from '#flow/machine/leaving.states';
import { customerPortal } from './customer-portal.setup.ts';

const changed = ({ event: { session } }: { event: SessionChanged }) => ({ session });

const welcome = { type: 'welcomeCustomer', params: changed } as const;
const becomesSignedIn = {
  guard: { type: 'customerIsSignedIn', params: changed },
  target: '#signedIn',
  actions: welcome,
} as const;

/** checking → signedOut → signedIn → ended → signedIn (spec 3 §2, "Customer portal"). */
export const customerPortalMachine = customerPortal.createMachine({
  id: 'customerPortal',
  context: ({ input }) => ({ ...input, visit: 0, email: '', expiresAt: 0, isOffline: false }),
  invoke: [
    { id: 'network', src: 'network' },
    { id: 'session', src: 'session' },
  ],
  on: {
    'NETWORK.LOST': { actions: 'noteNetworkLost' },
    'NETWORK.RETURNED': { actions: 'noteNetworkReturned' },
    'PAYMENT_RETURN.CLOSED': { actions: 'closePaymentReturn' },
  },
  initial: 'checking',
  states: {
    /** The session is not known yet: a gateway that keeps it in a cookie is still being asked. */
    checking: {
      on: {
        'SESSION.CHANGED': [
          becomesSignedIn,
          { guard: { type: 'nobodyIsSignedIn', params: changed }, target: 'signedOut' },
        ],
      },
    },

    /** Nobody was signed in when the page was opened: the visitor is sent to the sign-in page. */
    signedOut: {
      on: { 'SESSION.CHANGED': becomesSignedIn },
      ...leavingStates({ stays: 'visitorStays', page: { id: 'signInPage', src: 'signInPage' } }),
    },

    signedIn: {
      id: 'signedIn',
      on: {
        'SESSION.CHANGED': [
          { guard: { type: 'isAnotherCustomer', params: changed }, actions: welcome },
          { guard: { type: 'timeIsUp', params: changed }, target: 'ended.timeIsUp' },
          { guard: { type: 'nobodyIsSignedIn', params: changed }, target: 'ended' },
          { actions: { type: 'updateCustomer', params: changed } },
        ],
        'SESSION.REJECTED': 'ended.rejected',
        'SIGN_OUT.CHOSEN': 'signingOut',
        'TAB.SHOWN': { actions: { type: 'trackTab', params: ({ event }) => event } },
      },
    },

    signingOut: { invoke: { id: 'signOut', src: 'signOut', onDone: 'signedOut', onError: 'signedOut' } },

    /** The session ended while the portal was open: the portal says so, with a link to sign in again. */
    ended: {
      entry: 'forgetCustomer',
      on: { 'SESSION.CHANGED': becomesSignedIn },
      initial: 'unexplained',
      states: {
        /** The customer signed out, here or in another tab. */
        unexplained: { on: { 'SESSION.REJECTED': 'rejected' } },
        /** A service said that the session is over. */
        rejected: {},
        timeIsUp: {},
      },
    },
  },
});

export type CustomerPortalSnapshot = SnapshotFrom<typeof customerPortalMachine>;
