import { createQuote } from '#services/contract/rating/create-quote';
import { implementCall } from '../implement-call.ts';
import { submitRequest } from './submit-request.ts';

export const answerCreateQuote = implementCall(createQuote, ({ body, ...context }) => {
  const { name, surname, birthDate, driverLicenseNumber, email, phoneNumber, rentersAndHome, ...others } = body;
  const { address1, apt, city, state, zipCode, ...request } = others;
  const address = { address1, apt, city, state, zipCode };
  const customer = { name, surname, birthDate, driverLicenseNumber, email, phoneNumber, rentersAndHome, address };
  return submitRequest({ ...request, customer }, context);
});
