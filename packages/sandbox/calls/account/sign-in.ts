import { signIn } from '#services/account/sign-in.contract';
import { claimTry } from '../../accounts/claim-try.ts';
import { customerTexts } from '../../accounts/customer-texts.ts';
import { isPassword } from '../../accounts/password-hash.ts';
import { inSameTime } from '../../accounts/same-time.ts';
import { clearAccountTries } from '../../store/account-tries.ts';
import { issueCustomerToken } from '../../store/customer-sessions.ts';
import { findCustomer } from '../../store/customers.ts';
import { implementCall, Refusal, success } from '../implement-call.ts';

/** An address without an account takes the same work and gets the same answer as a wrong password. */
export const answerSignIn = implementCall(signIn, async (request) => {
  await claimTry(request, 'signIn');
  const { body, database, now, newId, variant, sessionCookie, shortestAnswer } = request;
  const { header, email, password } = body;
  const customer = await inSameTime(shortestAnswer, async () => {
    const found = await findCustomer(database, { variant, email });
    return (await isPassword(password, found?.passwordHash)) ? found : undefined;
  });
  if (!customer) throw new Refusal(customerTexts.notSignedIn[header.lang]);
  await clearAccountTries(database, { variant, email });
  const token = `customer-${newId()}`;
  const signedInAt = new Date(now);
  const expiresAt = await issueCustomerToken(database, {
    token,
    customerId: customer.customerId,
    sessionId: newId(),
    signedInAt,
    now,
  });
  sessionCookie?.set(token, expiresAt);
  const { firstName, lastName, state } = customer.profile;
  return {
    ...success,
    // A gateway keeps the token from the page.
    ...(!sessionCookie && { token }),
    creation: signedInAt.toISOString(),
    expiration: expiresAt.toISOString(),
    email: customer.email,
    state,
    name: `${firstName} ${lastName}`,
  };
});
