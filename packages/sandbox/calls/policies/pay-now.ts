import { payNow } from '#services/policies/pay-now.contract';
import { policyMessages } from '../../policies/policy-message.ts';
import { findPolicy } from '../../portfolios/customer-policies.ts';
import { findCustomer } from '../../store/customers.ts';
import { storePaymentReturn } from '../../store/payment-returns.ts';
import { implementCall, Refusal, success } from '../implement-call.ts';
import { whyNotPayable } from '../payment/find-payable-policy.ts';
import { paymentPageOf } from '../payment/payment-page-of.ts';
import { returnUrlOf } from '../return-url.ts';

/** Charges nothing: only the payment page does. */
export const answerPayNow = implementCall(
  payNow,
  async ({ query, database, now, newId, variant, person, siteOrigin, partnerOrigin, fault }) => {
    const { policyId, idempotencyKey: intent, redirectTo, 'header.lang': language } = query;
    const href = returnUrlOf(redirectTo, siteOrigin);
    const { email, phone, birthDate } = person!;
    const customer = await findCustomer(database, { variant, email });
    const isPerson = customer?.profile.phone === phone && customer.profile.birthDate === birthDate;
    const policy = isPerson && (await findPolicy(database, customer, { policyId, now }));
    if (!policy) throw new Refusal(policyMessages.notFound);
    const reason = await whyNotPayable(database, policy.bill, language);
    if (reason) throw new Refusal(reason);
    if (fault === 'noUrl') return { ...success, paymentUrl: '' };
    if (fault === 'foreignUrl') return { ...success, paymentUrl: `https://stranger.example/pay/${newId()}` };
    await storePaymentReturn(database, { policyId, redirectTo: href });
    const { bill } = policy;
    const receipt = { receiptEmail: email, receiptPhone: phone };
    const opened = await paymentPageOf({ database, now, newId, partnerOrigin }, { bill, intent, language, receipt });
    return { ...success, paymentUrl: opened.paymentUrl };
  },
);
