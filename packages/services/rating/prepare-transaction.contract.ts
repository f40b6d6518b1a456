import { described } from '#domain/description';
import { defineCall } from '../contract/define-call.ts';
import { acceptedRequest } from './accepted-request.contract.ts';
import { quoteRequest } from './quote-request.contract.ts';

/** Submits a quote request; the carriers start to rate it. */
export const prepareTransaction = defineCall({
  id: 'prepareTransaction',
  method: 'POST',
  path: '/api/rating/prepareTransaction',
  server: 'api',
  authorization: 'guest',
  isSafe: false,
  body: described(quoteRequest(), { title: 'QuoteRequest', description: 'All data that carriers rate.' }),
  response: described(acceptedRequest(), { title: 'AcceptedRequest', description: 'A submitted quote request.' }),
});
