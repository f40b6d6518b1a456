import { openPaymentSession } from '#services/payment/open-payment-session.contract';
import { policyMessages } from '../../policies/policy-message.ts';
import { findBillById } from '../../store/bills.ts';
import { findPolicyLookup } from '../../store/policy-lookups.ts';
import { implementCall, Refusal, success } from '../implement-call.ts';
import { whyNotPayable } from './find-payable-policy.ts';
import { paymentPageOf } from './payment-page-of.ts';

const nothingToPay = { isSuccess: true, message: policyMessages.approved };

/** Charges nothing: the visitor has not pressed Pay yet. Only the payment page charges. */
export const answerOpenPaymentSession = implementCall(
  openPaymentSession,
  async ({ query, database, now, newId, partnerOrigin }) => {
    const { policyId, token, idempotencyKey: intent, 'header.lang': language } = query;
    const lookup = await findPolicyLookup(database, { token, policyId });
    const bill = lookup && (await findBillById(database, policyId, now));
    if (!bill) throw new Refusal(policyMessages.notFound);
    const { policy } = bill;
    const reason = await whyNotPayable(database, bill, language);
    if (reason === policyMessages.alreadyMade) return nothingToPay;
    if (reason) throw new Refusal(reason);
    if (policy.session === 'failing') throw new Refusal('The payment service failed', 500);
    if (policy.session === 'empty') return success;
    if (policy.session === 'untrusted') return { ...success, paymentUrl: `https://stranger.example/pay/${newId()}` };
    if (policy.session === 'insecure') return { ...success, paymentUrl: `http://pay.stranger.example/pay/${newId()}` };

    const isCollected = policy.session === 'collected';
    const { receiptEmail, receiptPhone } = lookup;
    const receipt = { receiptEmail, receiptPhone };
    const context = { database, now, newId, partnerOrigin };
    const opened = await paymentPageOf(context, { bill, intent, language, receipt, isCollected });
    return isCollected ? { ...success, token: opened.resultToken } : { ...success, paymentUrl: opened.paymentUrl };
  },
);
