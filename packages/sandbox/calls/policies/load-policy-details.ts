import { loadPolicyDetails } from '#services/policies/load-policy-details.contract';
import { policyDetailsOf } from '../../portfolios/customer-policies.ts';
import { implementCall, success } from '../implement-call.ts';
import { ownPolicy } from './own-policy.ts';

export const answerLoadPolicyDetails = implementCall(loadPolicyDetails, async ({ query, ...context }) => {
  const { database, customer, now } = context;
  const policy = await ownPolicy(context, query.policyId);
  return {
    ...success,
    ...(await policyDetailsOf(database, customer!, { policy, language: query['header.lang'], now })),
  };
});
