import * as z from 'zod/mini';
import { described } from '#domain/description';
import { defineCall } from '../contract/define-call.ts';
import { headerQuery } from '../contract/header.ts';
import { text } from '../contract/wire-types.ts';
import { savedQuote } from './saved-quote.contract.ts';

/** The quote that the visitor selected in a transaction. */
export const getSelectedQuote = defineCall({
  id: 'getSelectedQuote',
  method: 'GET',
  path: '/api/rating/getSelectedQuote',
  server: 'api',
  authorization: 'guest',
  isSafe: true,
  notFound: {},
  query: z.object({
    ...headerQuery,
    transactionId: described(text(), {
      description: '`transactionId` of `prepareTransaction`.',
      examples: ['b2f1c6de-0d6b-4d3f-9b6f-6a8a8d2f1c11'],
    }),
  }),
  response: described(savedQuote(), { title: 'SavedQuote', description: 'A previous quote.' }),
});
