import { signOut } from '#services/account/sign-out.contract';
import { endCustomerToken } from '../../store/customer-sessions.ts';
import { implementCall, success } from '../implement-call.ts';

export const answerSignOut = implementCall(signOut, async ({ database, customer, sessionCookie }) => {
  await endCustomerToken(database, customer!.token);
  sessionCookie?.clear();
  return success;
});
