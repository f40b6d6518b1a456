import { policyMessages } from '../../policies/policy-message.ts';
import { findPolicy, type PolicyOfCustomer } from '../../portfolios/customer-policies.ts';
import { type CallContext, Refusal } from '../implement-call.ts';

/**
 * A policy of the customer who is signed in.
 *
 * @throws {Refusal} for a policy of somebody else, in the same words as for one that does not exist.
 */
export async function ownPolicy(
  { database, customer, now }: Pick<CallContext, 'database' | 'customer' | 'now'>,
  policyId: string,
): Promise<PolicyOfCustomer> {
  const policy = await findPolicy(database, customer!, { policyId, now });
  if (!policy) throw new Refusal(policyMessages.notFound);
  return policy;
}
