import { paymentMessage } from '#domain/payment-message';
import type { PaymentResult } from '#domain/payment-result';
import type { ServiceVariant } from '#domain/service-variant';
import type { WidgetHost } from '#embed/runtime/define-widget';
import { fromService } from '#flow/machine/from-service';
import { startMachine } from '#flow/machine/start-machine';
import { removeFromAddress } from '#flow/remove-from-address';
import { loadPaymentResult } from '#services/payment/load-payment-result';
import { pendingPayments, settlePayment } from '#visitor/payment-intent';
import type { Visitor } from '#visitor/visitor';
import { connectPaymentReturn, paymentReturnMachine } from './payment-return.machine.ts';

/** The variant of the most recent pending payment, for when the session has ended since. */
const variantOfPayment = async (visitor: Visitor): Promise<ServiceVariant | undefined> =>
  (await pendingPayments(visitor)).findLast((payment) => payment.variant !== undefined)?.variant;

/** Loads the result and, once decided, settles the payment in every tab. */
async function readResult({ client, visitor }: WidgetHost, token: string, signal: AbortSignal): Promise<PaymentResult> {
  const variant = visitor.read('customerSession')?.variant ?? (await variantOfPayment(visitor));
  const result = await loadPaymentResult(client, { token, variant }, signal);
  const wasMadeBefore = result.outcome === 'declined' && paymentMessage(result.message) === 'alreadyMade';
  if (result.outcome !== 'pending') {
    await settlePayment(visitor, result, result.outcome === 'declined' && !wasMadeBefore ? 'declined' : 'made');
  }
  return wasMadeBefore ? { ...result, outcome: 'approved' } : result;
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
