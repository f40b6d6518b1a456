import { failureOf } from '#flow/machine/failure';
import { purchaseOf } from './auto-payment.context.ts';
import { base, untrustedPage } from './auto-payment.setup.ts';

/** The policy is sold: an ordinary link opens its documents. */
export const soldStates = base.createStateConfig({
  type: 'parallel',
  states: {
    /** After the visit of the signing page the result is not in memory. The last page works without it. */
    result: {
      initial: 'routing',
      states: {
        routing: { always: [{ guard: 'resultIsKnown', target: 'ended' }, { target: 'loading' }] },
        loading: {
          invoke: {
            id: 'result',
            src: 'result',
            input: ({ context }) => purchaseOf(context),
            onDone: {
              target: 'ended',
              actions: { type: 'rememberResult', params: ({ event }) => ({ result: event.output }) },
            },
            onError: {
              target: 'ended',
              actions: {
                type: 'log',
                params: ({ event }) => ({
                  message: 'Error loading getCarrierResultsByTransactionId API data',
                  error: event.error,
                }),
              },
            },
          },
        },
        ended: {},
      },
    },
    document: {
      initial: 'loading',
      states: {
        loading: {
          invoke: {
            id: 'document',
            src: 'document',
            input: ({ context }) => ({
              carrierId: context.carrierId,
              policyNumber: context.state?.status?.policyId ?? '',
            }),
            onDone: [
              {
                guard: { type: 'pageIsTrusted', params: ({ event }) => ({ page: event.output }) },
                target: 'shown',
                actions: { type: 'rememberDocument', params: ({ event }) => ({ page: event.output }) },
              },
              {
                target: 'missing',
                actions: [
                  { type: 'rememberFailure', params: { kind: 'refused' } },
                  { type: 'log', params: { message: 'API Error getting policy documents' } },
                  { type: 'fail', params: untrustedPage },
                ],
              },
            ],
            onError: {
              target: 'missing',
              actions: [
                { type: 'rememberFailure', params: ({ event }) => failureOf(event.error) },
                {
                  type: 'log',
                  params: ({ event }) => ({ message: 'API Error getting policy documents', error: event.error }),
                },
              ],
            },
          },
        },
        missing: { on: { RETRY: 'loading', 'NETWORK.RETURNED': 'loading' } },
        shown: { on: { RETRY: 'loading' } },
      },
    },
  },
});
