import { assign, setup, type SnapshotFrom } from 'xstate';
import { type Destination, navigationWasRefused } from '#flow/machine/leave-page';
import { untilPageIsLeft } from '#flow/machine/leaving.states';
import { placeholderActor } from '#flow/machine/placeholder-actor';
import type { Payment } from '#visitor/payment-intent';

interface PayContext {
  payment: Payment | undefined;
  url: string;
}

/** The payment page is not of an origin that the page trusts. */
export class UntrustedPaymentPage extends Error {
  override readonly name = 'UntrustedPaymentPage';
}

const pay = setup({
  types: { context: {} as PayContext, events: {} as { type: 'PAY.PRESSED'; payment: Payment } },
  actors: {
    paymentPage: placeholderActor<string, Payment>(),
    leavePage: placeholderActor<boolean, Destination<'payment'>>(),
  },
  guards: { navigationWasRefused },
  actions: {
    rememberPayment: assign((_, { payment }: { payment: Payment }) => ({ payment })),
    rememberUrl: assign((_, { url }: { url: string }) => ({ url })),
    forgetPayment: assign({ payment: undefined, url: '' }),
    /** Explains to the visitor why the payment page does not open. */
    explain: (_context, _params: { error: unknown }) => undefined,
    /** Logs that the payment page did not open (spec 3 §8). */
    reportFailure: (_context, _params: { error: unknown }) => undefined,
  },
  delays: { untilPageIsLeft },
});

const error = ({ event }: { event: { error: unknown } }) => event;
const failed = [
  { type: 'explain', params: error },
  { type: 'reportFailure', params: error },
] as const;

/** Pay now: idle → preparing → leaving → left (spec 3 §4). */
export const payMachine = pay.createMachine({
  id: 'pay',
  context: { payment: undefined, url: '' },
  initial: 'idle',
  states: {
    idle: {
      entry: 'forgetPayment',
      on: {
        'PAY.PRESSED': { target: 'preparing', actions: { type: 'rememberPayment', params: ({ event }) => event } },
      },
    },
    preparing: {
      invoke: {
        id: 'paymentPage',
        src: 'paymentPage',
        input: ({ context }) => context.payment!,
        onDone: { target: 'leaving', actions: { type: 'rememberUrl', params: ({ event }) => ({ url: event.output }) } },
        onError: { target: 'idle', actions: failed },
      },
    },
    leaving: {
      invoke: {
        id: 'leavePage',
        src: 'leavePage',
        input: ({ context: { url } }) => ({ url, reason: 'payment' as const }),
        onDone: [
          {
            guard: { type: 'navigationWasRefused', params: ({ event }) => ({ hasNavigated: event.output }) },
            target: 'idle',
            actions: [
              { type: 'explain', params: () => ({ error: new UntrustedPaymentPage() }) },
              { type: 'reportFailure', params: () => ({ error: new UntrustedPaymentPage() }) },
            ],
          },
          { target: 'left' },
        ],
        onError: { target: 'idle', actions: failed },
      },
    },
    /** The page is about to change. Returns to `idle` in case the visitor stops the navigation or comes back. */
    left: { after: { untilPageIsLeft: 'idle' } },
  },
});

/** The policy whose payment page is opened; empty for none. */
export const connectPay = ({ context }: SnapshotFrom<typeof payMachine>): { policyId: string } => ({
  policyId: context.payment?.policyId ?? '',
});
