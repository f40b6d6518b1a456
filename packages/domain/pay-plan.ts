import type { Cents } from './money.ts';
import type { PayPlan, Quote, QuoteFee } from './quote.ts';

/** The payments of a policy, as a quote card shows them. */
export type Payments =
  | { kind: 'single'; amount: Cents }
  /** Only the whole premium is known, and the down payment if the carrier named one. */
  | { kind: 'unknown'; downPayment?: Cents; amount: Cents }
  | { kind: 'installments'; every: 'month' | 'twoMonths'; downPayment: Cents; amount: Cents; count: number };

/**
 * A plan with at most one payment is a single payment of the whole premium; otherwise installments follow the down
 * payment.
 */
export function paymentsOf(quote: { payPlan: PayPlan; totalPremium: Cents }): Payments {
  const { payPlan, totalPremium } = quote;
  if (payPlan.isRestUnknown) {
    const { downPayment } = payPlan;
    const isNamed = downPayment > 0 && downPayment <= totalPremium;
    return { kind: 'unknown', ...(isNamed && { downPayment }), amount: totalPremium };
  }
  if (isSinglePayment(payPlan)) return { kind: 'single', amount: totalPremium };
  return {
    kind: 'installments',
    every: isBiMonthly(payPlan) ? 'twoMonths' : 'month',
    downPayment: payPlan.downPayment,
    amount: payPlan.installment,
    count: payPlan.installmentCount,
  };
}

export function isSinglePayment(payPlan: PayPlan): boolean {
  return payPlan.installmentCount <= 1 && !payPlan.isRestUnknown;
}

/** True for the plan codes OD and OH, which are paid every other month. */
export function isBiMonthly({ description }: Pick<PayPlan, 'description'>): boolean {
  return ['OD', 'OH'].includes(description.trim().toUpperCase());
}

/**
 * Whether the down payment and the installments can pay for the premium: each payment is at most the premium, and
 * together they are at least the premium and, with fees, at most twice the premium. Carriers round payments to whole
 * dollars.
 */
export function coversPremium({ downPayment, installment, installmentCount }: PayPlan, totalPremium: Cents): boolean {
  if (installment <= 0 || installment > totalPremium || downPayment > totalPremium) return false;
  const paid = downPayment + installment * installmentCount;
  return paid + 100 * (installmentCount + 1) >= totalPremium && paid <= 2 * totalPremium;
}

/** The total of all payments: the down payment and every installment, or the premium. */
export function paidInAll(quote: Pick<Quote, 'payPlan' | 'totalPremium'>): Cents {
  const payments = paymentsOf(quote);
  if (payments.kind !== 'installments') return payments.amount;
  return payments.downPayment + payments.count * payments.amount;
}

/**
 * The amount by which the payments exceed the total premium; 0 when they do so only because each is rounded up to a
 * whole cent.
 */
export function surchargeOf(quote: Pick<Quote, 'payPlan' | 'totalPremium'>): Cents {
  const payments = paymentsOf(quote);
  if (payments.kind !== 'installments') return 0;
  const surcharge = paidInAll(quote) - quote.totalPremium;
  return surcharge > payments.count + 1 ? surcharge : 0;
}

/** A fee of a quote, for display. */
export interface ChargedFee extends Omit<QuoteFee, 'kind'> {
  kind: QuoteFee['kind'] | 'payPlan';
  /** True when the total premium includes the fee; otherwise it is added. */
  isIncluded: boolean;
}

/** Every fee of a quote: those of the carrier, and the amount by which the payments exceed the total premium. */
export function feesOf(quote: Pick<Quote, 'payPlan' | 'totalPremium' | 'fees'>): readonly ChargedFee[] {
  const named = (quote.fees ?? []).map((fee) => ({ ...fee, isIncluded: true }));
  const surcharge = surchargeOf(quote);
  return surcharge > 0 ? [...named, { kind: 'payPlan', description: '', amount: surcharge, isIncluded: false }] : named;
}
