import { authenticateCustomer } from '#services/account/authenticate-customer.contract';
import { claimTry } from '../../accounts/claim-try.ts';
import { issueFetchToken } from '../../store/fetch-tokens.ts';
import { implementCall, success } from '../implement-call.ts';

/**
 * Authenticates anybody as the person they claim to be: the response does not reveal whether there is such a customer.
 */
export const answerAuthenticateCustomer = implementCall(authenticateCustomer, async (request) => {
  await claimTry(request, 'authenticate');
  const { body, database, now, newId, variant } = request;
  const token = `fetch-${newId()}`;
  const person = { email: body.email.toLowerCase(), phone: body.phone, birthDate: body.dob.slice(0, 10) };
  await issueFetchToken(database, { token, variant, now, person });
  return { ...success, token };
});
