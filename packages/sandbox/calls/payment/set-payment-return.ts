import { setPaymentReturn } from '#services/payment/set-payment-return.contract';
import { policyMessages } from '../../policies/policy-message.ts';
import { findBillById } from '../../store/bills.ts';
import { storePaymentReturn } from '../../store/payment-returns.ts';
import { implementCall, Refusal, success } from '../implement-call.ts';

export const answerSetPaymentReturn = implementCall(setPaymentReturn, async ({ body, database, now, siteOrigin }) => {
  const { policyId, redirectTo } = body;
  if (!URL.canParse(redirectTo)) throw new Refusal('This return address is not allowed');
  const { origin, username, password, href } = new URL(redirectTo);
  // Prevents an open redirect from the payment page.
  if (origin !== siteOrigin || username || password) throw new Refusal('This return address is not allowed');
  if (!(await findBillById(database, policyId, now))) throw new Refusal(policyMessages.notFound);
  await storePaymentReturn(database, { policyId, redirectTo: href });
  return success;
});
