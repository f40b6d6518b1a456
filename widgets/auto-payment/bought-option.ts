import type { PaymentOption } from '#domain/payment-option';
import type { AutoPaymentContext } from './auto-payment.types.ts';

/**
 * The way to pay that the visitor chose on the quote (spec 2 §2.2), else the carrier's first. The plan is compared as it was
 * sent: of another spelling only the service knows which plan it sells, and it lists that one first.
 */
export function boughtOption({
  result,
  payPlan,
}: Pick<AutoPaymentContext, 'result' | 'payPlan'>): PaymentOption | undefined {
  const options = result?.options ?? [];
  const chosen = payPlan.trim();
  return (chosen ? options.find((option) => option.payPlan.trim() === chosen) : undefined) ?? options[0];
}
