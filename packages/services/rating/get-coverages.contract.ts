import * as z from 'zod/mini';
import { described } from '#domain/description';
import { defineCall } from '../contract/define-call.ts';
import { envelope } from '../contract/envelope.ts';
import { headerQuery } from '../contract/header.ts';
import { stateCode } from '../contract/wire-types.ts';
import { coverageProductList } from './coverage-product-list.contract.ts';

/** The coverage packages of a state, in the language of the header. */
export const getCoverages = defineCall({
  id: 'getCoverages',
  method: 'GET',
  path: '/api/rating/v2/getCoverages',
  server: 'api',
  authorization: 'guest',
  isSafe: true,
  notFound: { products: [] },
  isResponsePublic: true,
  query: z.object({
    ...headerQuery,
    state: described(stateCode(), { description: 'Two letters.', examples: ['TX'] }),
  }),
  response: z.object({
    ...envelope,
    products: coverageProductList(),
  }),
});
