import { authenticateCustomer } from '#services/account/authenticate-customer.contract';
import { claimTry } from '../../accounts/claim-try.ts';
import { issueFetchToken } from '../../store/fetch-tokens.ts';
import { implementCall, success } from '../implement-call.ts';

/** Anybody is authenticated as the person they say they are: whether there is such a customer, the answer does not tell. */
export const answerAuthenticateCustomer = implementCall(authenticateCustomer, async (request) => {
  await claimTry(request, 'authenticate');
  const { body, database, now, newId, variant } = request;
  const token = `fetch-${newId()}`;
  const person = { email: body.email.toLowerCase(), phone: body.phone, birthDate: body.dob.slice(0, 10) };
  await issueFetchToken(database, { token, variant, now, person });
  return { ...success, token };
});
