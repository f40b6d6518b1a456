import { listPolicies } from '#services/policies/list-policies.contract';
import { findPolicies, policyDetailsOf } from '../../portfolios/customer-policies.ts';
import { implementCall, success } from '../implement-call.ts';
import { whyNotPayable } from '../payment/find-payable-policy.ts';

export const answerListPolicies = implementCall(listPolicies, async ({ query, database, customer, now }) => {
  const language = query['header.lang'];
  const found = await findPolicies(database, customer!, now);
  const policies = await Promise.all(
    found.map(async (policy) => {
      const message = await whyNotPayable(database, policy.bill, language);
      return {
        policyId: policy.bill.policyId,
        policyNumber: policy.bill.policy.policyNumber,
        isPayable: !message,
        message,
        details: await policyDetailsOf(database, customer!, { policy, language, now }),
      };
    }),
  );
  return { ...success, policies };
});
