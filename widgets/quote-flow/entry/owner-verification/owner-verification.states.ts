import { failureOf } from '#flow/machine/failure';
import { entrySetup } from '../entry.setup.ts';

/** Asks for the owner's date of birth, with three attempts (spec 1 §4). */
export const ownerVerificationStates = entrySetup.createStateConfig({
  meta: { step: 'verifyOwner', stage: 'quote', progress: 0, hash: '' },
  initial: 'routing',
  entry: 'chooseVariantOfQuote',
  on: {
    'DIALOG.CLOSED': { target: '.closed', actions: 'releaseQuote' },
    BACK: { target: '.closed', actions: 'releaseQuote' },
  },
  states: {
    routing: {
      always: [
        {
          guard: 'attemptsAreUsedUp',
          target: 'closed',
          actions: { type: 'expireLink', params: { notice: 'notTheOwner' } },
        },
        { target: 'asking' },
      ],
    },
    asking: { on: { 'OWNER.SUBMITTED': { target: 'checking', actions: 'rememberBirthDate' } } },
    checking: {
      tags: 'busy',
      invoke: {
        id: 'ownerMatch',
        src: 'ownerMatch',
        input: ({ context }) => ({
          rateQuoteId: context.heldQuote?.rateQuoteId ?? '',
          birthDate: context.ownerBirthDate,
        }),
        onDone: [
          {
            guard: { type: 'ownerMatches', params: ({ event }) => event.output },
            target: 'verified',
            actions: 'forgetMismatches',
          },
          {
            guard: { type: 'lastAttemptFailed', params: ({ event }) => event.output },
            target: 'closed',
            actions: [
              { type: 'countMismatch', params: ({ event }) => event.output },
              { type: 'expireLink', params: { notice: 'notTheOwner' } },
            ],
          },
          { target: 'asking', actions: { type: 'countMismatch', params: ({ event }) => event.output } },
        ],
        onError: [
          {
            guard: 'networkFailed',
            target: 'unreachable',
            actions: [
              'rememberFailure',
              { type: 'rememberVerificationFailure', params: ({ event }) => failureOf(event.error) },
            ],
          },
          {
            guard: 'quoteWasNotFound',
            target: 'closed',
            actions: { type: 'expireLink', params: { notice: 'quoteNotFound' } },
          },
          {
            target: 'asking',
            actions: { type: 'rememberVerificationFailure', params: ({ event }) => failureOf(event.error) },
          },
        ],
      },
    },
    unreachable: {
      tags: 'unreachable',
      on: {
        RETRY: 'checking',
        'NETWORK.RETURNED': 'checking',
        // The dialog covers the notice and its retry.
        'OWNER.SUBMITTED': { target: 'checking', actions: 'rememberBirthDate' },
      },
    },
    verified: { type: 'final', output: 'verified' },
    closed: { type: 'final', output: 'closed' },
  },
});
