import type { SnapshotFrom } from 'xstate';
import { failureOf } from '#flow/machine/failure';
import { sessionWarning } from './session-warning.setup.ts';
import type { SessionWarningEvent } from './session-warning.types.ts';

type Read = { event: Extract<SessionWarningEvent, { type: 'SESSION.READ' }> };
const reading = ({ event }: Read) => event;

const remember = { type: 'rememberSession', params: reading } as const;

/** The session ended while an extension was pending: after its expiry, or because the service rejected it. */
const endsWhileExtending = {
  'SESSION.READ': [
    { guard: { type: 'timeIsUp', params: reading }, target: '#timeIsUp' },
    { guard: { type: 'nobodyIsSignedIn', params: reading }, target: '#rejected' },
    { actions: remember },
  ],
} as const;

/** signedOut → watching → asking ⇄ extending → watching, or ended, or signingOut → signedOut. */
export const sessionWarningMachine = sessionWarning.createMachine({
  id: 'sessionWarning',
  context: {
    warningSeconds: 0,
    expiresAt: undefined,
    now: 0,
    secondsWhenAsked: 0,
    isRenewed: false,
    failure: undefined,
  },
  invoke: { id: 'watch', src: 'watch' },
  initial: 'signedOut',
  states: {
    /** Nobody is signed in. */
    signedOut: {
      id: 'signedOut',
      on: {
        'SESSION.READ': {
          guard: { type: 'customerIsSignedIn', params: reading },
          target: 'signedIn',
          actions: remember,
        },
      },
    },

    signedIn: {
      on: {
        'SESSION.READ': [
          { guard: { type: 'timeIsUp', params: reading }, target: '#timeIsUp' },
          // The customer has signed out, in this tab or another one.
          { guard: { type: 'nobodyIsSignedIn', params: reading }, target: '#signedOut' },
          { actions: remember },
        ],
      },
      initial: 'watching',
      states: {
        watching: {
          entry: 'forgetFailure',
          always: [
            // A customer who has just opened the page, or returned to it, would have no time to answer.
            { guard: 'tooLittleTimeIsLeft', target: 'renewing' },
            { guard: 'warningIsDue', target: 'asking' },
          ],
        },

        renewing: {
          entry: 'rememberRenewal',
          on: endsWhileExtending,
          invoke: {
            id: 'renewal',
            src: 'extension',
            onDone: 'watching',
            onError: 'watching',
          },
        },

        asking: {
          entry: 'rememberAsking',
          // Another tab has extended the session.
          always: { guard: 'warningIsNotDue', target: 'watching' },
          on: { 'STAY.CHOSEN': 'extending', 'LEAVE.CHOSEN': 'signingOut' },
        },

        extending: {
          entry: 'forgetFailure',
          on: { ...endsWhileExtending, 'LEAVE.CHOSEN': 'signingOut' },
          invoke: {
            id: 'extension',
            src: 'extension',
            onDone: 'watching',
            onError: {
              target: 'asking',
              actions: { type: 'rememberFailure', params: ({ event }) => failureOf(event.error) },
            },
          },
        },

        /** The widget signs the customer out. */
        signingOut: {},
      },
    },

    ended: {
      on: {
        'NOTICE.CLOSED': 'signedOut',
        'SESSION.READ': {
          guard: { type: 'customerIsSignedIn', params: reading },
          target: 'signedIn',
          actions: remember,
        },
      },
      initial: 'timeIsUp',
      states: {
        timeIsUp: { id: 'timeIsUp' },
        rejected: { id: 'rejected' },
      },
    },
  },
});

export type SessionWarningSnapshot = SnapshotFrom<typeof sessionWarningMachine>;
