import type { PaymentOption } from '#domain/payment-option';
import type { AutoPaymentContext } from './auto-payment.types.ts';

/**
 * The pay plan that the visitor chose on the quote (spec 2 §2.2), else the carrier's first. The comparison is exact:
 * for another spelling only the service can match the plan, and lists it first.
 */
export function chosenPaymentOption({
  result,
  payPlan,
}: Pick<AutoPaymentContext, 'result' | 'payPlan'>): PaymentOption | undefined {
  const options = result?.options ?? [];
  const chosen = payPlan.trim();
  return (chosen ? options.find((option) => option.payPlan.trim() === chosen) : undefined) ?? options[0];
}
