import { type Cents, dollarsOf } from '#domain/money';
import type { CarrierPayPlan } from './carriers.ts';

/** How a premium is paid, in the names of the wire and in dollars. */
export interface Payment {
  payPlanDescription: string;
  payPlanDownPayment: number;
  payPlanPaymentAmount: number;
  payPlanNumOfPayments: number;
  /** Down payment and every installment, with fees: to the cent what is paid. */
  totalPremium: number;
  /** What of that are fees. */
  fees: { feeCd: string; description: string; amount: number }[];
}

/** Cents that every policy costs beside its premium. */
const policyFee = 1_500;

export function paymentOf(premium: Cents, plan: CarrierPayPlan): Payment {
  const down = (plan.installments === 0 ? premium : Math.round(premium * plan.downShare)) + policyFee;
  const installment =
    plan.installments === 0 ? 0 : Math.ceil((premium + policyFee - down) / plan.installments) + plan.fee;
  return {
    payPlanDescription: plan.description,
    payPlanDownPayment: dollarsOf(down),
    payPlanPaymentAmount: dollarsOf(installment),
    payPlanNumOfPayments: plan.installments,
    totalPremium: dollarsOf(down + plan.installments * installment),
    fees: [
      { feeCd: 'POLICY', description: 'Policy fee', amount: dollarsOf(policyFee) },
      ...(plan.installments > 0
        ? [{ feeCd: 'INSTALLMENT', description: 'Installment fees', amount: dollarsOf(plan.installments * plan.fee) }]
        : []),
    ],
  };
}
