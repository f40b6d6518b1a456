import * as z from 'zod/mini';
import { described } from '#domain/description';
import { defineCall } from '../contract/define-call.ts';
import { headerQuery } from '../contract/header.ts';
import { text } from '../contract/wire-types.ts';
import { savedQuote } from './saved-quote.contract.ts';

/** The quote of a rate, with the answers that were submitted. */
export const loadQuote = defineCall({
  id: 'loadQuote',
  method: 'GET',
  path: '/api/rating/loadByRateQuoteId/{rateQuoteId}',
  server: 'api',
  authorization: 'guest',
  isSafe: true,
  notFound: {},
  params: z.object({
    rateQuoteId: described(text(), { description: 'Id of the rate.', examples: ['rq-1042'] }),
  }),
  query: z.object({ ...headerQuery }),
  response: described(savedQuote(), { title: 'SavedQuote', description: 'A previous quote.' }),
});
