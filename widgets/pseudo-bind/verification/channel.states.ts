import type { ChannelName } from '#domain/contact-verification';
import { attemptStates } from './attempt.states.ts';
import { addressOf, verification } from './verification.setup.ts';

/** One channel: the visitor enters a code, it is sent, and the agent answers it. The row's status decides the state. */
const channelStates = (channel: ChannelName) =>
  verification.createStateConfig({
    initial: 'asking',
    states: {
      asking: {
        always: [
          { guard: { type: 'channelStatusIs', params: { channel, status: 'verified' } }, target: 'verified' },
          { guard: { type: 'channelStatusIs', params: { channel, status: 'sent' } }, target: 'waiting' },
          { guard: { type: 'attemptsAreUsedUp', params: { channel } }, target: 'resetting' },
        ],
        on: {
          'CODE.SENT': {
            guard: { type: 'codeIsEntered', params: ({ event }) => ({ ...event, of: channel }) },
            target: 'queued',
            actions: { type: 'rememberCode', params: ({ event }) => event },
          },
        },
      },
      /** Waits for the row that the code is written to. */
      queued: { tags: 'busy', always: { guard: 'rowExists', target: 'sending' } },
      sending: {
        ...attemptStates,
        tags: 'busy',
        invoke: {
          id: `send.${channel}`,
          src: 'sendCode',
          input: ({ context }) => ({ ...addressOf(context), channel, code: context.codes[channel] }),
          onDone: {
            target: 'asking',
            actions: [
              { type: 'rememberWrittenRow', params: ({ event }) => ({ row: event.output }) },
              { type: 'forgetCode', params: { channel } },
            ],
          },
          onError: { target: 'unsent', actions: { type: 'countFailure', params: ({ event }) => event } },
        },
      },
      unsent: {
        tags: 'failing',
        on: {
          'CODE.SENT': {
            guard: { type: 'codeIsEntered', params: ({ event }) => ({ ...event, of: channel }) },
            target: 'sending',
            actions: { type: 'rememberCode', params: ({ event }) => event },
          },
          RETRY: 'sending',
          'NETWORK.RETURNED': 'sending',
        },
        after: { pollDelay: 'sending.repeated' },
      },
      waiting: {
        always: { guard: { type: 'channelStatusIsNot', params: { channel, status: 'sent' } }, target: 'asking' },
      },
      verified: {
        always: { guard: { type: 'channelStatusIsNot', params: { channel, status: 'verified' } }, target: 'asking' },
      },
      resetting: {
        ...attemptStates,
        tags: 'busy',
        invoke: {
          id: `reset.${channel}`,
          src: 'resetChannel',
          input: ({ context }) => ({ ...addressOf(context), channel }),
          onDone: {
            target: 'asking',
            actions: [
              { type: 'rememberWrittenRow', params: ({ event }) => ({ row: event.output }) },
              { type: 'forgetCode', params: { channel } },
              { type: 'rememberReset', params: { channel } },
              { type: 'reportReset', params: { channel } },
            ],
          },
          onError: { target: 'resetFailed', actions: { type: 'countFailure', params: ({ event }) => event } },
        },
      },
      resetFailed: {
        tags: 'failing',
        on: { RETRY: 'resetting', 'NETWORK.RETURNED': 'resetting' },
        after: { pollDelay: 'resetting.repeated' },
      },
    },
  });

export const emailStates = channelStates('email');
export const textStates = channelStates('text');
