import { customerTokenRecord } from '#visitor/customer-token';
import type { Visitor } from '#visitor/visitor';

/** Signs a customer in on a visitor's device, like an earlier sign-in page. */
export async function signInCustomer(
  visitor: Visitor,
  { email = 'alex@example.com', name = '', seconds = 1800 }: { email?: string; name?: string; seconds?: number } = {},
): Promise<void> {
  const record = customerTokenRecord(visitor);
  record.remember({ value: 'customer-token-1', email, name });
  await record.settled();
  visitor.remember('customerSession', { state: 'TX', variant: 'primary' }, visitor.now() + seconds * 1000);
}
