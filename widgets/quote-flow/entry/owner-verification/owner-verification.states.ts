import { entrySetup } from '../entry.setup.ts';

/** Asks for the owner's date of birth, with three attempts (spec 1 §4). */
export const ownerVerificationStates = entrySetup.createStateConfig({
  meta: { step: 'verifyOwner', stage: 'quote', progress: 0, hash: '' },
  initial: 'asking',
  on: {
    'DIALOG.CLOSED': { target: '.closed', actions: 'releaseQuote' },
    BACK: { target: '.closed', actions: 'releaseQuote' },
  },
  states: {
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
          { guard: { type: 'ownerMatches', params: ({ event }) => event.output }, target: 'verified' },
          {
            guard: 'attemptsAreUsedUp',
            target: 'closed',
            actions: { type: 'expireLink', params: { notice: 'notTheOwner' } },
          },
          { target: 'asking', actions: { type: 'countMismatch', params: ({ event }) => event.output } },
        ],
        onError: [
          { guard: 'networkFailed', target: 'unreachable', actions: 'rememberFailure' },
          {
            guard: 'quoteWasNotFound',
            target: 'closed',
            actions: { type: 'expireLink', params: { notice: 'quoteNotFound' } },
          },
          { target: 'asking', actions: { type: 'rememberRefusal', params: ({ event }) => event } },
        ],
      },
    },
    unreachable: { tags: 'unreachable', on: { RETRY: 'checking', 'NETWORK.RETURNED': 'checking' } },
    verified: { type: 'final', output: 'verified' },
    closed: { type: 'final', output: 'closed' },
  },
});
