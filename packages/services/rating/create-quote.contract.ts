import * as z from 'zod/mini';
import { described } from '#domain/description';
import { defineCall } from '../contract/define-call.ts';
import { acceptedRequest } from './accepted-request.contract.ts';
import { quoteRequest } from './quote-request.contract.ts';

const flat = () => {
  const { customer, ...request } = quoteRequest().shape;
  const { address, ...who } = customer.shape;
  return z.object({ ...request, ...who, ...address.shape });
};

/**
 * Submits a quote request on the second path: the same fields, but those of the customer and the address are on the top
 * level.
 */
export const createQuote = defineCall({
  id: 'createQuote',
  method: 'POST',
  path: '/api/rating/createQuote',
  server: 'api',
  authorization: 'guest',
  isSafe: false,
  body: flat(),
  response: described(acceptedRequest(), { title: 'AcceptedRequest', description: 'A submitted quote request.' }),
});
