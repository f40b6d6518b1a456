import type { Cents } from './money.ts';
import type { PayPlan } from './quote.ts';

/** How a policy is paid, as a card tells it. */
export type Payments =
  | { kind: 'single'; amount: Cents }
  | { kind: 'installments'; every: 'month' | 'twoMonths'; downPayment: Cents; amount: Cents; count: number };

/** One payment or none is a single payment, of the whole premium; else installments follow the down payment. */
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
