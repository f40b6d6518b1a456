import { entrySetup } from '../entry.setup.ts';

/** A link to an earlier quote. */
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
        onDone: { target: 'found', actions: { type: 'holdQuote', params: ({ event }) => event.output } },
        onError: [
          { guard: 'networkFailed', target: 'unreachable', actions: 'rememberFailure' },
          { target: 'notFound', actions: { type: 'expireLink', params: { notice: 'quoteNotFound' } } },
        ],
      },
    },
    unreachable: { tags: 'unreachable', on: { RETRY: 'loading', 'NETWORK.RETURNED': 'loading' } },
    found: { type: 'final', output: 'found' },
    notFound: { type: 'final', output: 'notFound' },
  },
});
