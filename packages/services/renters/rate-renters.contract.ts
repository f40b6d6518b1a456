import * as z from 'zod/mini';
import { described } from '#domain/description';
import { defineCall } from '../contract/define-call.ts';
import { acceptedRequest } from '../rating/accepted-request.contract.ts';
import { rentersRequest } from './renters-request.contract.ts';

/** Submits a created renters request to the carriers, which rate it (spec 2 §7.3). */
export const rateRenters = defineCall({
  id: 'rateRenters',
  method: 'POST',
  path: '/api/homerating/prepareTransaction',
  server: 'api',
  authorization: 'guest',
  isSafe: false,
  body: described(
    z.extend(rentersRequest(), {
      RequestStep: described(z.literal('1'), { description: 'The first rating.', examples: ['1'] }),
    }),
    { title: 'RentersRating', description: 'The answers sent with `createRentersRequest`.' },
  ),
  response: described(acceptedRequest(), { title: 'AcceptedRentersRating', description: 'The carriers are rating.' }),
});
