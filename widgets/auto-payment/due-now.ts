import type { Cents } from '#domain/money';
import type { PaymentOption } from '#domain/payment-option';

/** What is charged now, with the agency’s fee; undefined where the carrier did not say it. One payment is the whole premium. */
export function dueNow({
  downPayment,
  totalPremium,
  installmentCount = 0,
  agencyFee = 0,
}: PaymentOption): Cents | undefined {
  const isSinglePayment = installmentCount <= 1 && !downPayment;
  const premium = isSinglePayment ? totalPremium : downPayment;
  return premium === undefined ? undefined : premium + agencyFee;
}
