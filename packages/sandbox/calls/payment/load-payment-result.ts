import { agencyTimeZone } from '#domain/agency-time-zone';
import { dateAt } from '#domain/calendar-date';
import { dollarsOf } from '#domain/money';
import { loadPaymentResult } from '#services/payment/load-payment-result.contract';
import { policyMessage, policyMessages } from '../../policies/policy-message.ts';
import { policyByNumber } from '../../policies/seeded-policies.ts';
import { findCharge } from '../../store/charges.ts';
import { findPaymentSession } from '../../store/payment-sessions.ts';
import { implementCall, Refusal, success } from '../implement-call.ts';

/** The specification defines `A` (spec 2 §4.5); the others are the sandbox's own. */
const letters = { approved: 'A', declined: 'D', abandoned: 'C', open: 'P' } as const;

export const answerLoadPaymentResult = implementCall(loadPaymentResult, async ({ query, database }) => {
  const session = await findPaymentSession(database, { resultToken: query.token });
  const policy = session && policyByNumber(session.policyNumber);
  if (!policy) throw new Refusal(policyMessages.paymentNotFound);
  const { status, policyId, policyNumber, dueDate, amount, cardHolderName } = session;
  const { name, city, state, zip, sex, maritalStatus } = policy.insured;
  const charge = await findCharge(database, session);
  const isApproved = status === 'approved';
  const message = charge && !isApproved ? policyMessages.alreadyMade : policyMessage(status, query['header.lang']);
  const detail = {
    dueDate,
    amount: dollarsOf(amount),
    status: letters[status],
    resultMessage: message,
    ...(cardHolderName && { cardHolderName }),
    ...(isApproved &&
      charge && { payDate: dateAt(charge.chargedAt.getTime(), agencyTimeZone), invoiceId: charge.invoiceId }),
  };
  return {
    ...success,
    customerPayment: {
      policyId,
      policyNumber,
      email: session.receiptEmail,
      phoneNumber: session.receiptPhone,
      carrierName: policy.company,
      name,
      city,
      state,
      zipCode: zip,
      sex,
      maritalStatus,
      paymentDetails: [detail] as [typeof detail],
    },
  };
});
