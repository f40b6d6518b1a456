import * as z from 'zod/mini';
import { described } from '#domain/description';
import { defineCall } from '../contract/define-call.ts';
import { envelope } from '../contract/envelope.ts';
import { headerQuery } from '../contract/header.ts';
import { stateCode } from '../contract/wire-types.ts';
import { coverageProductList } from './coverage-product-list.contract.ts';

/** The coverage packages of a state, in the language of the request, which overrides that of the header. */
export const coverageProducts = defineCall({
  id: 'coverageProducts',
  method: 'GET',
  path: '/api/rating/getCoverageProducts',
  server: 'api',
  authorization: 'guest',
  isSafe: true,
  notFound: { products: [] },
  isResponsePublic: true,
  query: z.object({
    ...headerQuery,
    state: described(stateCode(), { description: 'Two letters.', examples: ['TX'] }),
    language: described(z.enum(['en', 'es']), {
      description: 'Language of every text in the response.',
      examples: ['es'],
    }),
  }),
  response: z.object({ ...envelope, products: coverageProductList() }),
});
