import { defineExamples } from '../contract/define-examples.ts';
import { tokenExpired, unavailable } from '../contract/envelope.examples.ts';
import { createRentersRequest } from './create-renters-request.contract.ts';
import { exampleRentersRequest, exampleRentersRequestWithOthers } from './renters-request.examples.ts';

export const createRentersRequestExamples = defineExamples(createRentersRequest, {
  summary: 'Create the rate request of a renters policy',
  request: {
    minimal: { summary: 'Somebody who lives alone', body: exampleRentersRequest },
    maximal: { summary: 'An interested party and roommates', body: exampleRentersRequestWithOthers },
  },
  response: {
    accepted: {
      summary: 'Stored',
      body: { isSuccess: true, message: '', transactionId: exampleRentersRequest.transactionId },
    },
    tokenExpired,
    unavailable,
  },
});
