import type { PaymentResult } from '#domain/payment-result';
import type { WidgetHost } from '#embed/runtime/define-widget';
import { fromService } from '#flow/machine/from-service';
import { startMachine } from '#flow/machine/start-machine';
import { removeFromAddress } from '#flow/remove-from-address';
import { loadPaymentResult } from '#services/payment/load-payment-result';
import { type PendingPayment, pendingPayments, settleResult } from '#visitor/payment-intent';
import type { Visitor } from '#visitor/visitor';
import { connectPaymentReturn, paymentReturnMachine } from './payment-return.machine.ts';

/** The payment that a customer left the portal for last: only customers' payments have a variant. */
const leftPayment = async (visitor: Visitor): Promise<PendingPayment | undefined> =>
  (await pendingPayments(visitor)).findLast(({ variant }) => variant !== undefined);

/** Loads the result and, once decided, settles the payment in every tab. */
async function readResult({ client, visitor }: WidgetHost, token: string, signal: AbortSignal): Promise<PaymentResult> {
  const left = await leftPayment(visitor);
  // The session may have ended since.
  const variant = visitor.read('customerSession')?.variant ?? left?.variant;
  const result = await loadPaymentResult(client, { token, variant }, signal);
  await settleResult(visitor, result, left ?? {});
  return result;
}

/**
 * Starts the machine that loads the result of a payment.
 *
 * @param host read at each call: a changed language replaces it.
 */
export const startPaymentReturn = (token: string, host: () => WidgetHost) =>
  startMachine(
    paymentReturnMachine.provide({
      actions: {
        removeToken: () => removeFromAddress('token'),
        reportOutcome: (_, { outcome }) => {
          host().track('Payment Outcome', { outcome });
          if (outcome === 'approved') host().complete('paid');
        },
      },
      actors: { result: fromService((_, signal) => readResult(host(), token, signal)) },
    }),
    { input: undefined, view: { returned: connectPaymentReturn } },
  );
