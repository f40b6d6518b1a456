import { purchaseOf } from './auto-payment.context.ts';
import { base, untrustedPage } from './auto-payment.setup.ts';

/** The policy is sold: its documents open by an ordinary link. */
export const soldStates = base.createStateConfig({
  initial: 'recalling',
  states: {
    /** After the visit of the signing page the result is not on this device. The end does not depend on it. */
    recalling: { always: [{ guard: 'resultIsKnown', target: 'loadingDocument' }, { target: 'loadingResult' }] },
    loadingResult: {
      invoke: {
        id: 'result',
        src: 'result',
        input: ({ context }) => purchaseOf(context),
        onDone: {
          target: 'loadingDocument',
          actions: { type: 'rememberResult', params: ({ event }) => ({ result: event.output }) },
        },
        onError: 'loadingDocument',
      },
    },
    loadingDocument: {
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
            target: 'withoutDocument',
            actions: [
              { type: 'log', params: { message: 'API Error getting policy documents' } },
              { type: 'fail', params: untrustedPage },
            ],
          },
        ],
        onError: {
          target: 'withoutDocument',
          actions: {
            type: 'log',
            params: ({ event }) => ({ message: 'API Error getting policy documents', error: event.error }),
          },
        },
      },
    },
    withoutDocument: { on: { RETRY: 'loadingDocument', 'NETWORK.RETURNED': 'loadingDocument' } },
    shown: { on: { RETRY: 'loadingDocument' } },
  },
});
