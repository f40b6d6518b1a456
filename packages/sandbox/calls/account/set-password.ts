import { setPassword } from '#services/account/set-password.contract';
import { customerTexts } from '../../accounts/customer-texts.ts';
import { hashPassword } from '../../accounts/password-hash.ts';
import { isAllowedPassword, isCommonPassword } from '../../accounts/password-rules.ts';
import { clearAccountTries } from '../../store/account-tries.ts';
import { endCustomerSessions } from '../../store/customer-sessions.ts';
import { findCustomer, storePasswordHash } from '../../store/customers.ts';
import { usePasswordLink } from '../../store/password-links.ts';
import { implementCall, Refusal, success } from '../implement-call.ts';

/** A password that is refused leaves the link for another one. */
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
  // Who had the old password is signed out, and who waits after wrong ones may try at once.
  await endCustomerSessions(database, customer.customerId);
  await clearAccountTries(database, customer);
  return { ...success, email: customer.email };
});
