import * as z from 'zod/mini';
import { described } from '#domain/description';
import { defineCall } from '../contract/define-call.ts';
import { headerQuery } from '../contract/header.ts';
import { text } from '../contract/wire-types.ts';
import { savedQuote } from './saved-quote.contract.ts';

/** The quote of a transaction, with the answers that were submitted. */
export const loadQuoteByTransaction = defineCall({
  id: 'loadQuoteByTransaction',
  method: 'GET',
  path: '/api/quote/byTransactionId',
  server: 'api',
  authorization: 'guest',
  isSafe: true,
  notFound: {},
  query: z.object({
    ...headerQuery,
    transactionId: described(text(), {
      description: 'Id from a list of quotes or a link.',
      examples: ['b2f1c6de-0d6b-4d3f-9b6f-6a8a8d2f1c11'],
    }),
  }),
  response: described(savedQuote(), { title: 'SavedQuote', description: 'A previous quote.' }),
});
