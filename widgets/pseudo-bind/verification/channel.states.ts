import type { ChannelName } from '#domain/contact-verification';
import { addressOf, verification } from './verification.setup.ts';

/** One channel: a code is asked for, sent, and answered by the agent. What the row says of it decides. */
const channelStates = (channel: ChannelName) =>
  verification.createStateConfig({
    initial: 'asking',
    states: {
      asking: {
        always: [
          { guard: { type: 'channelIs', params: { channel, standing: 'verified' } }, target: 'verified' },
          { guard: { type: 'channelIs', params: { channel, standing: 'sent' } }, target: 'waiting' },
          { guard: { type: 'attemptsAreUsedUp', params: { channel } }, target: 'resetting' },
        ],
        on: {
          'CODE.SENT': {
            guard: { type: 'codeIsGiven', params: ({ event }) => ({ ...event, of: channel }) },
            target: 'queued',
            actions: { type: 'rememberCode', params: ({ event }) => event },
          },
        },
      },
      /** There has to be a row that it can be written in. */
      queued: { tags: 'busy', always: { guard: 'rowIsThere', target: 'sending' } },
      sending: {
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
          onError: { target: 'unsent', actions: 'countFailure' },
        },
      },
      unsent: {
        tags: 'cutOff',
        on: {
          'CODE.SENT': {
            guard: { type: 'codeIsGiven', params: ({ event }) => ({ ...event, of: channel }) },
            target: 'sending',
            actions: { type: 'rememberCode', params: ({ event }) => event },
          },
          RETRY: 'sending',
          'NETWORK.RETURNED': 'sending',
        },
        after: { pollDelay: 'sending' },
      },
      waiting: { always: { guard: { type: 'channelIsNot', params: { channel, standing: 'sent' } }, target: 'asking' } },
      verified: {
        always: { guard: { type: 'channelIsNot', params: { channel, standing: 'verified' } }, target: 'asking' },
      },
      resetting: {
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
            ],
          },
          onError: { target: 'unreset', actions: 'countFailure' },
        },
      },
      unreset: {
        tags: 'cutOff',
        on: { RETRY: 'resetting', 'NETWORK.RETURNED': 'resetting' },
        after: { pollDelay: 'resetting' },
      },
    },
  });

export const emailStates = channelStates('email');
export const textStates = channelStates('text');
