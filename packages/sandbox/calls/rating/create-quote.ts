import * as z from 'zod/mini';
import { createQuote } from '#services/rating/create-quote.contract';
import { prepareTransaction } from '#services/rating/prepare-transaction.contract';
import { implementCall } from '../implement-call.ts';
import { submitRequest } from './submit-request.ts';

export const answerCreateQuote = implementCall(createQuote, ({ body, ...context }) => {
  const { name, surname, birthDate, driverLicenseNumber, email, phoneNumber, rentersAndHome, ...others } = body;
  const { address1, apt, city, state, zipCode, ...request } = others;
  const address = { address1, apt, city, state, zipCode };
  const customer = { name, surname, birthDate, driverLicenseNumber, email, phoneNumber, rentersAndHome, address };
  // Parsed with the other path's contract, so that the same request has the same fingerprint on both paths.
  return submitRequest(z.parse(prepareTransaction.body!, { ...request, customer }), context);
});
