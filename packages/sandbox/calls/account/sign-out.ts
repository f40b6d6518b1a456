import { signOut } from '#services/account/sign-out.contract';
import { endCustomerSession } from '../../store/customer-sessions.ts';
import { implementCall, success } from '../implement-call.ts';

export const answerSignOut = implementCall(signOut, async ({ database, customer, sessionCookie }) => {
  await endCustomerSession(database, customer!);
  sessionCookie?.clear();
  return success;
});
