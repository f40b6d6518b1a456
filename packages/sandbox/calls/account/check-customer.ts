import { checkCustomer } from '#services/account/check-customer.contract';
import { claimTry } from '../../accounts/claim-try.ts';
import { inSameTime } from '../../accounts/same-time.ts';
import { findCustomer } from '../../store/customers.ts';
import { implementCall, success } from '../implement-call.ts';

export const answerCheckCustomer = implementCall(checkCustomer, async (request) => {
  await claimTry(request, 'check');
  const { body, database, variant, shortestAnswer } = request;
  const found = await inSameTime(shortestAnswer, () => findCustomer(database, { variant, email: body.email }));
  return { ...success, isCustomerExist: found !== undefined };
});
