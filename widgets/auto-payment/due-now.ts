import type { Cents } from '#domain/money';
import type { PaymentOption } from '#domain/payment-option';

/**
 * What is charged now, with the agency’s fee; undefined where the carrier did not say it. A plan of one payment is the
 * whole premium, as on the card of the quote (spec 2 §9); of any other plan it is the down payment.
 */
export function dueNow({
  downPayment,
  totalPremium,
  installmentCount,
  agencyFee = 0,
}: PaymentOption): Cents | undefined {
  const isSinglePayment = installmentCount !== undefined && installmentCount <= 1;
  const premium = isSinglePayment ? totalPremium : downPayment;
  return premium === undefined ? undefined : premium + agencyFee;
}
