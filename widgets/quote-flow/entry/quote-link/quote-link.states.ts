import { entrySetup } from '../entry.setup.ts';

/** A link to a previous quote. */
export const quoteLinkStates = entrySetup.createStateConfig({
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        id: 'quoteByTransaction',
        src: 'quoteByTransaction',
        input: ({ context: { entrySource } }) => ({
          transactionId: entrySource.type === 'quote' ? entrySource.transactionId : '',
        }),
        onDone: { target: 'found', actions: { type: 'holdLinkedQuote', params: ({ event }) => event.output } },
        onError: [
          {
            guard: 'nothingWasFound',
            target: 'notFound',
            actions: { type: 'expireLink', params: { notice: 'quoteNotFound' } },
          },
          // A service that failed, or refused for another reason, says nothing about the quote: the link stays.
          { target: 'unreachable', actions: 'rememberFailure' },
        ],
      },
    },
    unreachable: {
      tags: 'unreachable',
      // A visitor who does not wait gets a visit of their own; the link is followed again after a reload.
      on: { RETRY: 'loading', 'NETWORK.RETURNED': 'loading', BACK: 'left' },
    },
    found: { type: 'final', output: 'found' },
    notFound: { type: 'final', output: 'notFound' },
    left: { type: 'final', output: 'left' },
  },
});
