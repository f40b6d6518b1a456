import { checkCustomer } from '#services/account/check-customer.contract';
import { claimTry } from '../../accounts/claim-try.ts';
import { inSameTime } from '../../accounts/same-time.ts';
import { findCustomer } from '../../store/customers.ts';
import { implementCall, success } from '../implement-call.ts';

export const answerCheckCustomer = implementCall(checkCustomer, async (asked) => {
  await claimTry(asked, 'check');
  const { body, database, variant, shortestAnswer } = asked;
  const found = await inSameTime(shortestAnswer, () => findCustomer(database, { variant, email: body.email }));
  return { ...success, isCustomerExist: found !== undefined };
});
