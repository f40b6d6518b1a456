import { defineCall } from '../define-call.ts';
import { acceptedRequest } from './accepted-request.ts';
import { quoteRequest } from './quote-request.ts';

/** Submits a quote request; the carriers start to rate it. */
export const prepareTransaction = defineCall({
  id: 'prepareTransaction',
  method: 'POST',
  path: '/api/rating/prepareTransaction',
  server: 'api',
  authorization: 'guest',
  isSafe: false,
  body: quoteRequest(),
  response: acceptedRequest(),
});
