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
}

export function paymentOf(premium: Cents, plan: CarrierPayPlan): Payment {
  const down = plan.installments === 0 ? premium : Math.round(premium * plan.downShare);
  const installment = plan.installments === 0 ? 0 : Math.ceil((premium - down) / plan.installments) + plan.fee;
  return {
    payPlanDescription: plan.description,
    payPlanDownPayment: dollarsOf(down),
    payPlanPaymentAmount: dollarsOf(installment),
    payPlanNumOfPayments: plan.installments,
    totalPremium: dollarsOf(down + plan.installments * installment),
  };
}
