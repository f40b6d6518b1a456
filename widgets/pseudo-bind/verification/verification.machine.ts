import type { ActorRefFrom } from 'xstate';
import { pollPause } from '#flow/machine/polling';
import { attemptStates } from './attempt.states.ts';
import { emailStates, textStates } from './channel.states.ts';
import { addressOf, phoneOf, verification } from './verification.setup.ts';
import type { VerificationContext } from './verification.types.ts';

export type VerificationActor = ActorRefFrom<typeof verificationMachine>;

const callOf = (context: VerificationContext) => ({
  ...addressOf(context),
  rateQuoteId: context.rateQuoteId,
  phone: phoneOf(context),
});

/**
 * The contact verification. The transaction's row is the source of truth; the agent and the visitor's other tabs
 * write to it too, so each read of it may change each channel's state.
 */
export const verificationMachine = verification.createMachine({
  id: 'verification',
  type: 'parallel',
  context: ({ input }) => ({
    ...input,
    now: input.now ?? Date.now,
    row: undefined,
    details: {},
    written: {},
    writing: {},
    typed: { email: '', text: '' },
    codes: { email: '', text: '' },
    wasReset: input.wasReset ?? { email: false, text: false },
    isPostponed: input.isPostponed ?? false,
    areCodesRequested: false,
    isSubmitted: false,
    isHidden: false,
    isOffline: false,
    failures: 0,
    failure: undefined,
    timedPhase: 'entering',
    timerEndsAt: 0,
  }),
  on: {
    'CONFIG.CHANGED': { actions: { type: 'replaceConfig', params: ({ event }) => event } },
    'CODE.TYPED': { actions: { type: 'rememberTypedCode', params: ({ event }) => event } },
  },
  states: {
    // Regions, not root transitions: the root does not receive an event that a region handles.
    requests: {
      on: {
        'CODES.REQUESTED': { actions: 'requestCodes' },
        'QUESTIONS.SUBMITTED': { actions: { type: 'rememberSubmission', params: ({ event }) => event } },
        'DETAILS.CHANGED': { actions: { type: 'addDetails', params: ({ event }) => event } },
        RETRY: { actions: 'forgetFailures' },
      },
    },
    page: {
      invoke: [
        { id: 'network', src: 'network' },
        { id: 'visibility', src: 'visibility' },
      ],
      on: {
        'PAGE.HIDDEN': { actions: 'markHidden' },
        'PAGE.SEEN': { actions: ['markSeen', 'forgetFailures'] },
        'NETWORK.LOST': { actions: 'markOffline' },
        'NETWORK.RETURNED': { actions: ['markOnline', 'forgetFailures'] },
      },
    },

    /** The row, with the details that the visitor gave. */
    row: {
      initial: 'finding',
      states: {
        finding: {
          invoke: {
            id: 'findRow',
            src: 'findRow',
            input: ({ context }) => addressOf(context),
            onDone: [
              {
                guard: { type: 'verificationIsInProgress', params: ({ event }) => ({ row: event.output }) },
                target: 'saved',
                actions: [{ type: 'rememberReadRow', params: ({ event }) => ({ row: event.output }) }, 'resumeRow'],
              },
              {
                guard: { type: 'rowWasFound', params: ({ event }) => ({ row: event.output }) },
                target: 'saved',
                actions: { type: 'rememberReadRow', params: ({ event }) => ({ row: event.output }) },
              },
              { target: 'absent' },
            ],
            onError: { target: 'waitingToRetry', actions: { type: 'countFailure', params: ({ event }) => event } },
          },
        },
        /** No row is created for a visitor who only looks. */
        absent: { always: { guard: 'hasSomethingToWrite', target: 'creating' } },
        creating: {
          entry: 'startWriting',
          invoke: {
            id: 'createRow',
            src: 'createRow',
            input: ({ context }) => ({
              ...addressOf(context),
              rateQuoteId: context.rateQuoteId,
              details: { email: context.email, phone: context.phone, ...context.details },
            }),
            onDone: [
              {
                guard: { type: 'rowIsNew', params: ({ event }) => event.output },
                target: 'saved',
                actions: ['rememberWritten', { type: 'rememberWrittenRow', params: ({ event }) => event.output }],
              },
              { target: 'saved', actions: { type: 'rememberWrittenRow', params: ({ event }) => event.output } },
            ],
            onError: { target: 'waitingToRetry', actions: { type: 'countFailure', params: ({ event }) => event } },
          },
        },
        saved: { always: { guard: 'detailsDiffer', target: 'writing' } },
        writing: {
          entry: 'startWriting',
          invoke: {
            id: 'writeDetails',
            src: 'writeDetails',
            input: ({ context }) => ({ ...addressOf(context), details: context.details }),
            onDone: { target: 'saved', actions: 'rememberWritten' },
            onError: { target: 'waitingToRetry', actions: { type: 'countFailure', params: ({ event }) => event } },
          },
        },
        /** The response may have been lost after the sheet stored the row: look for it again. */
        waitingToRetry: {
          tags: 'failing',
          on: { RETRY: 'finding', 'NETWORK.RETURNED': 'finding' },
          after: { pollDelay: 'finding' },
        },
      },
    },

    /** An agent sends the codes: one is notified, once per transaction. */
    agent: {
      initial: 'pending',
      states: {
        pending: {
          always: [
            { guard: 'agentIsNotified', target: 'notified' },
            { guard: 'agentMustBeNotified', target: 'notifying' },
          ],
        },
        notifying: {
          ...attemptStates,
          invoke: {
            id: 'notifyAgent',
            src: 'notifyAgent',
            input: ({ context }) => callOf(context),
            onDone: {
              target: 'asked',
              actions: { type: 'rememberWrittenRow', params: ({ event }) => ({ row: event.output }) },
            },
            onError: { target: 'waitingToRetry', actions: { type: 'countFailure', params: ({ event }) => event } },
          },
        },
        /** The agent was called, but the call may have failed. Only the visitor repeats it. */
        asked: {
          always: { guard: 'agentIsNotified', target: 'notified' },
          on: { RETRY: 'pending' },
        },
        notified: {},
        waitingToRetry: {
          tags: 'failing',
          always: { guard: 'agentIsNotified', target: 'notified' },
          on: { RETRY: 'pending', 'NETWORK.RETURNED': 'pending' },
          after: {
            pollDelay: [{ guard: 'agentMustBeNotified', target: 'notifying.repeated' }, { target: 'pending' }],
          },
        },
      },
    },

    email: emailStates,
    text: textStates,

    /** The agent's answers, read from the row. */
    polling: {
      initial: 'idle',
      on: { 'ROW.WRITTEN': '.idle' },
      states: {
        idle: { always: { guard: 'answerIsPending', target: 'pausing' } },
        pausing: {
          ...pollPause('pollDelay'),
          always: { guard: 'noAnswerIsPending', target: 'idle' },
          on: {
            RETRY: 'asking',
            'NETWORK.RETURNED': 'asking',
            // The visitor has read the code in another window: the agent may have answered meanwhile.
            'PAGE.SEEN': { guard: 'pageIsHidden', target: 'asking' },
          },
          onDone: 'asking',
        },
        asking: {
          invoke: {
            id: 'poll',
            src: 'findRow',
            input: ({ context }) => addressOf(context),
            onDone: {
              target: 'pausing',
              actions: { type: 'rememberReadRow', params: ({ event }) => ({ row: event.output }) },
            },
            onError: { target: 'pausing', actions: { type: 'countFailure', params: ({ event }) => event } },
          },
        },
      },
    },

    callBack: {
      initial: 'offered',
      states: {
        offered: {
          always: { guard: 'callBackIsRequested', target: 'requested' },
          on: { 'CALL_BACK.REQUESTED': { guard: 'callBackIsOffered', target: 'queued' } },
        },
        queued: { tags: 'busy', always: { guard: 'rowExists', target: 'requesting' } },
        requesting: {
          tags: 'busy',
          invoke: {
            id: 'requestCallBack',
            src: 'requestCallBack',
            input: ({ context }) => callOf(context),
            onDone: {
              target: 'requested',
              actions: { type: 'rememberWrittenRow', params: ({ event }) => ({ row: event.output }) },
            },
            onError: { target: 'failed', actions: { type: 'countFailure', params: ({ event }) => event } },
          },
        },
        failed: {
          always: { guard: 'callBackIsRequested', target: 'requested' },
          on: { 'CALL_BACK.REQUESTED': 'requesting', RETRY: 'requesting', 'NETWORK.RETURNED': 'requesting' },
        },
        requested: {},
      },
    },

    dialog: {
      initial: 'closed',
      states: {
        closed: {
          on: {
            'CODES.REQUESTED': { guard: 'hasSomethingToShow', target: 'open' },
            'ROW.RESUMED': { guard: 'resumedDialogIsWanted', target: 'open' },
            'QUESTIONS.SUBMITTED': {
              guard: { type: 'submissionOpensDialog', params: ({ event }) => event },
              target: 'open',
            },
          },
        },
        open: {
          on: {
            'DIALOG.CLOSED': [
              { guard: 'isVerified', target: 'closed' },
              { target: 'closed', actions: ['postpone', 'reportPostponed'] },
            ],
            'DIALOG.HIDDEN': 'closed',
          },
          initial: 'starting',
          states: {
            starting: { always: [{ guard: 'isVerified', target: 'done' }, { target: 'running' }] },
            /** The announced waiting time. Polling continues after it, and the visitor can extend it. */
            running: {
              entry: 'startTimer',
              always: { guard: 'phaseHasChanged', target: 'starting' },
              on: { 'TIMER.EXTENDED': { target: 'running', reenter: true } },
              after: { timerEnd: 'over' },
            },
            over: {
              always: { guard: 'phaseHasChanged', target: 'starting' },
              on: { 'TIMER.EXTENDED': 'running' },
            },
            done: {},
          },
        },
      },
    },

    outcome: {
      initial: 'open',
      states: {
        open: { always: { guard: 'isVerifiedAfterQuestions', target: 'verified', actions: 'reportVerified' } },
        /** Reports again after each change of the details, once the row holds them. */
        verified: { on: { 'DETAILS.CHANGED': 'open' } },
      },
    },
  },
});
