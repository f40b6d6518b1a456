import { base } from './auto-payment.setup.ts';

/** The policy is sold: its documents are loaded for a link (document type 1). */
export const soldStates = base.createStateConfig({
  initial: 'deciding',
  states: {
    deciding: { always: [{ guard: 'policyHasNumber', target: 'loadingDocument' }, { target: 'withoutNumber' }] },
    loadingDocument: {
      invoke: {
        id: 'policyDocument',
        src: 'policyDocument',
        input: ({ context: { carrierId, purchase } }) => ({ carrierId, policyNumber: purchase!.status.policyId }),
        onDone: { target: 'ready', actions: { type: 'rememberDocument', params: ({ event }) => event.output } },
        onError: {
          target: 'documentFailed',
          actions: { type: 'logFailure', params: ({ event }) => ({ call: 'document', error: event.error }) },
        },
      },
    },
    ready: {},
    documentFailed: { on: { RETRY: 'loadingDocument', 'NETWORK.RETURNED': 'loadingDocument' } },
    withoutNumber: { entry: { type: 'logFailure', params: { call: 'policyNumber' } } },
  },
});
