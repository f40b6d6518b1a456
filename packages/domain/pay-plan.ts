import type { Cents } from './money.ts';
import type { PayPlan, Quote, QuoteFee } from './quote.ts';

/** The payments of a policy, as a card shows them. */
export type Payments =
  | { kind: 'single'; amount: Cents }
  | { kind: 'installments'; every: 'month' | 'twoMonths'; downPayment: Cents; amount: Cents; count: number };

/**
 * A plan with at most one payment is a single payment of the whole premium; otherwise installments follow the down
 * payment.
 */
export function paymentsOf(quote: { payPlan: PayPlan; totalPremium: Cents }): Payments {
  const { payPlan, totalPremium } = quote;
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
  return payPlan.installmentCount <= 1;
}

/** The plan codes OD and OH are paid every other month. */
export function isBiMonthly(payPlan: PayPlan): boolean {
  return ['OD', 'OH'].includes(payPlan.description.trim().toUpperCase());
}

/** The total of all payments: the down payment and every installment, or the single payment. */
export function paidInAll(quote: Pick<Quote, 'payPlan' | 'totalPremium'>): Cents {
  const payments = paymentsOf(quote);
  return payments.kind === 'single' ? payments.amount : payments.downPayment + payments.count * payments.amount;
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
  const surcharge = paidInAll(quote) - quote.totalPremium;
  return surcharge > 0 ? [...named, { kind: 'payPlan', description: '', amount: surcharge, isIncluded: false }] : named;
}
