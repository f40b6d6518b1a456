import { openPaymentSession } from '#services/payment/open-payment-session.contract';
import { policyMessages } from '../../policies/policy-message.ts';
import { findBillById } from '../../store/bills.ts';
import { chargeOnce } from '../../store/charges.ts';
import { storePaymentSession } from '../../store/payment-sessions.ts';
import { findPolicyLookup } from '../../store/policy-lookups.ts';
import { implementCall, Refusal, success } from '../implement-call.ts';
import { whyNotPayable } from './find-payable-policy.ts';

const nothingToPay = { isSuccess: true, message: policyMessages.approved };

export const answerOpenPaymentSession = implementCall(
  openPaymentSession,
  async ({ query, database, now, newId, partnerOrigin }) => {
    const { policyId, token, idempotencyKey: intent, 'header.lang': language } = query;
    const lookup = await findPolicyLookup(database, { token, policyId });
    const bill = lookup && (await findBillById(database, policyId, now));
    if (!bill) throw new Refusal(policyMessages.notFound);
    const { policy, dueDate } = bill;
    const isPaidAtOnce = policy.session === 'paidAtOnce';
    const reason = await whyNotPayable(database, bill, language);
    // A repeated request for the session's own payment is handled below.
    if (reason === policyMessages.alreadyMade && !isPaidAtOnce) return nothingToPay;
    if (reason && reason !== policyMessages.alreadyMade) throw new Refusal(reason);
    if (policy.session === 'failing') throw new Refusal('The payment service failed', 500);
    if (policy.session === 'empty') return success;
    if (policy.session === 'untrusted') return { ...success, paymentUrl: `https://stranger.example/pay/${newId()}` };
    if (policy.session === 'insecure') return { ...success, paymentUrl: `http://pay.stranger.example/pay/${newId()}` };

    const { receiptEmail, receiptPhone } = lookup;
    const session = await storePaymentSession(database, {
      sessionId: newId(),
      resultToken: `payment-${newId()}`,
      policyId,
      policyNumber: policy.policyNumber,
      dueDate,
      intent,
      amount: policy.amount,
      language,
      receiptEmail,
      receiptPhone,
      status: 'open',
      cardHolderName: '',
      openedAt: new Date(now),
    });
    if (!isPaidAtOnce) return { ...success, paymentUrl: `${partnerOrigin}/pay/${session.sessionId}?lang=${language}` };
    const outcome = await chargeOnce(database, session, { cardHolderName: policy.insured.name, now });
    return outcome === 'approved' ? { ...success, token: session.resultToken } : nothingToPay;
  },
);
