import * as z from 'zod/mini';
import { described } from '#domain/description';
import { defineCall } from '../contract/define-call.ts';
import { envelope } from '../contract/envelope.ts';
import { headerQuery } from '../contract/header.ts';
import { isoDay } from '../contract/wire-types.ts';
import { quoteList } from './quote-list.contract.ts';

/** The quotes of the guest token's visitor between two dates. */
export const searchQuotes = defineCall({
  id: 'searchQuotes',
  method: 'GET',
  path: '/api/quote/search',
  server: 'api',
  authorization: 'guest',
  isSafe: true,
  notFound: { quotes: [] },
  query: z.object({
    ...headerQuery,
    from: described(isoDay(), { description: 'The first day, `yyyy-mm-dd`.', examples: ['2026-08-01'] }),
    to: described(isoDay(), { description: 'The last day, `yyyy-mm-dd`.', examples: ['2026-11-21'] }),
  }),
  response: z.object({ ...envelope, quotes: quoteList() }),
});
