import { setPassword } from '#services/account/set-password.contract';
import { customerTexts } from '../../accounts/customer-texts.ts';
import { hashPassword } from '../../accounts/password-hash.ts';
import { isAllowedPassword, isCommonPassword } from '../../accounts/password-rules.ts';
import { clearAccountTries } from '../../store/account-tries.ts';
import { endCustomerSessions } from '../../store/customer-sessions.ts';
import { findCustomer, storePasswordHash } from '../../store/customers.ts';
import { usePasswordLink } from '../../store/password-links.ts';
import { implementCall, Refusal, success } from '../implement-call.ts';

/** A refused password does not use up the link. */
export const answerSetPassword = implementCall(setPassword, async ({ body, database, now, variant }) => {
  const { header, token, password, passwordVerify } = body;
  const language = header.lang;
  if (password !== passwordVerify) throw new Refusal(customerTexts.mismatch[language]);
  if (isCommonPassword(password)) {
    throw new Refusal(customerTexts.commonPassword[language], 200, { code: 'commonPassword' });
  }
  if (!isAllowedPassword(password)) throw new Refusal(customerTexts.weakPassword[language]);
  const passwordHash = await hashPassword(password);
  const email = await usePasswordLink(database, { token, variant, now });
  const customer = email === undefined ? undefined : await findCustomer(database, { variant, email });
  if (!customer) throw new Refusal(customerTexts.linkExpired[language], 200, { code: 'linkExpired' });
  await storePasswordHash(database, customer.customerId, passwordHash);
  // Sessions of the old password end, and so does a wait after wrong passwords.
  await endCustomerSessions(database, customer.customerId);
  await clearAccountTries(database, customer);
  return { ...success, email: customer.email };
});
