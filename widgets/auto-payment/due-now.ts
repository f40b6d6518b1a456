import type { Cents } from '#domain/money';
import type { PaymentOption } from '#domain/payment-option';

/**
 * The amount that is charged now, with the agency’s fee; undefined if the carrier did not state it. For a single
 * payment it is the whole premium, as on the quote card (spec 2 §9), otherwise the down payment.
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
