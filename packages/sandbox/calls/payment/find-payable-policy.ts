import { monthDayYear } from '#domain/calendar-date';
import type { Language } from '#domain/language';
import { dollarsOf } from '#domain/money';
import { findPayablePolicy } from '#services/payment/find-payable-policy.contract';
import { dueStatus } from '../../policies/due-status.ts';
import { policyMessage, policyMessages } from '../../policies/policy-message.ts';
import { type Bill, findBill } from '../../store/bills.ts';
import { findCharge } from '../../store/charges.ts';
import type { Database } from '../../store/database.ts';
import { storePolicyLookup } from '../../store/policy-lookups.ts';
import { implementCall, Refusal } from '../implement-call.ts';

export const answerFindPayablePolicy = implementCall(
  findPayablePolicy,
  async ({ body, database, now, newId, partnerOrigin }) => {
    const bill = await findBill(database, body.policyNumber, now);
    // The policy number alone does not reveal that the policy exists.
    if (!bill || monthDayYear(bill.policy.insured.birthDate) !== body.dob) throw new Refusal(policyMessages.notFound);
    const { policyId, policy, dueDate } = bill;
    const token = `lookup-${newId()}`;
    const { receiptEmail, receiptPhone } = body;
    await storePolicyLookup(database, { token, policyId, receiptEmail, receiptPhone, lookedUpAt: new Date(now) });
    const message = await whyNotPayable(database, bill, body.header.lang);
    return {
      isSuccess: true,
      message,
      token,
      policyId,
      company: policy.company,
      monthlyPayment: dollarsOf(policy.amount),
      policyType: policy.policyType,
      paymentDueDate: dueDate,
      isPayable: !message,
      carrierUrl: `${partnerOrigin}/pay-at/${policy.carrierId || 'far-harbor'}`,
      applicantName: policy.insured.name,
      policyNumber: policy.policyNumber,
    };
  },
);

/** Empty when the policy can be paid. */
export async function whyNotPayable(
  database: Database,
  { policy, daysUntilDue, ...bill }: Bill,
  language: Language,
): Promise<string> {
  if (policy.isPaid || (await findCharge(database, bill))) return policyMessages.alreadyMade;
  if (policy.isPaidElsewhere) return policyMessage('elsewhere', language);
  const status = dueStatus(daysUntilDue);
  return status === 'open' ? '' : policyMessage(status, language);
}
