import { type Cents, dollarsOf } from '#domain/money';
import type { CarrierPayPlan } from './carriers.ts';

/** The pay plan of a premium in wire format, in dollars. */
export interface Payment {
  payPlanDescription: string;
  payPlanDownPayment: number;
  payPlanPaymentAmount: number;
  payPlanNumOfPayments: number;
  /** Down payment plus every installment, with fees: the exact total. */
  totalPremium: number;
  /** The fees in that total. */
  fees: { feeCd: string; description: string; amount: number }[];
}

/** The policy fee in cents. */
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
