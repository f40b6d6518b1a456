import { setPaymentReturn } from '#services/payment/set-payment-return.contract';
import { policyMessages } from '../../policies/policy-message.ts';
import { findBillById } from '../../store/bills.ts';
import { storePaymentReturn } from '../../store/payment-returns.ts';
import { implementCall, Refusal, success } from '../implement-call.ts';
import { returnUrlOf } from '../return-url.ts';

export const answerSetPaymentReturn = implementCall(setPaymentReturn, async ({ body, database, now, siteOrigin }) => {
  const { policyId, redirectTo } = body;
  const href = returnUrlOf(redirectTo, siteOrigin);
  if (!(await findBillById(database, policyId, now))) throw new Refusal(policyMessages.notFound);
  await storePaymentReturn(database, { policyId, redirectTo: href });
  return success;
});
