import type { PaymentOption } from '#domain/payment-option';
import type { AutoPaymentContext } from './auto-payment.types.ts';

const plain = (payPlan: string) => payPlan.toLowerCase().replaceAll(/\s+/g, ' ').trim();

/** The way to pay that the visitor chose on the quote (spec 2 §2.2), else the carrier's first. */
export function boughtOption({
  result,
  payPlan,
}: Pick<AutoPaymentContext, 'result' | 'payPlan'>): PaymentOption | undefined {
  const options = result?.options ?? [];
  const chosen = plain(payPlan);
  return (chosen ? options.find((option) => plain(option.payPlan) === chosen) : undefined) ?? options[0];
}
