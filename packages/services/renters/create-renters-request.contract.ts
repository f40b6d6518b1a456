import { described } from '#domain/description';
import { defineCall } from '../contract/define-call.ts';
import { acceptedRequest } from '../rating/accepted-request.contract.ts';
import { rentersRequest } from './renters-request.contract.ts';

/** Creates the rate request of a renters policy (spec 2 §7.3). Requests with the same `transactionId` create one. */
export const createRentersRequest = defineCall({
  id: 'createRentersRequest',
  method: 'POST',
  path: '/api/homerating/createRateRequest',
  server: 'api',
  authorization: 'guest',
  isSafe: false,
  body: described(rentersRequest(), {
    title: 'RentersRequest',
    description: 'All data for the rating of a renters policy.',
  }),
  response: described(acceptedRequest(), { title: 'AcceptedRentersRequest', description: 'A stored rate request.' }),
});
