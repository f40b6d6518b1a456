import { signIn } from '#services/account/sign-in.contract';
import { customerTexts } from '../../accounts/customer-texts.ts';
import { isPassword } from '../../accounts/password-hash.ts';
import { inSameTime } from '../../accounts/same-time.ts';
import { issueCustomerToken } from '../../store/customer-sessions.ts';
import { findCustomer } from '../../store/customers.ts';
import { claimSignInTry, clearSignInTries } from '../../store/sign-in-tries.ts';
import { implementCall, Refusal, success } from '../implement-call.ts';

/** An address without an account does the same work and gets the same answer as one with a wrong password. */
export const answerSignIn = implementCall(
  signIn,
  async ({ body: { header, email, password }, database, now, newId, variant, sessionCookie }) => {
    const language = header.lang;
    const retryAfter = await claimSignInTry(database, { variant, email }, now);
    if (retryAfter > 0) throw new Refusal(customerTexts.tooManyTries[language], 429, { retryAfter });
    const customer = await inSameTime(async () => {
      const found = await findCustomer(database, { variant, email });
      return (await isPassword(password, found?.passwordHash)) ? found : undefined;
    });
    if (!customer) throw new Refusal(customerTexts.notSignedIn[language]);
    await clearSignInTries(database, { variant, email });
    const token = `customer-${newId()}`;
    const signedInAt = new Date(now);
    const expiresAt = await issueCustomerToken(database, {
      token,
      customerId: customer.customerId,
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
  },
);
