import { defineExamples } from '../contract/define-examples.ts';
import { tokenExpired, unavailable } from '../contract/envelope.examples.ts';
import { rateRenters } from './rate-renters.contract.ts';
import { exampleRentersRequest, exampleRentersRequestWithOthers } from './renters-request.examples.ts';

const RequestStep = '1' as const;

export const rateRentersExamples = defineExamples(rateRenters, {
  summary: 'Let the carriers rate a renters request',
  request: {
    minimal: { summary: 'Somebody who lives alone', body: { ...exampleRentersRequest, RequestStep } },
    maximal: { summary: 'Roommates', body: { ...exampleRentersRequestWithOthers, RequestStep } },
  },
  response: {
    accepted: {
      summary: 'The carriers are rating',
      body: { isSuccess: true, message: '', transactionId: exampleRentersRequest.transactionId },
    },
    unknown: { summary: 'There is no such transaction', body: { isSuccess: false, message: 'Transaction not found' } },
    tokenExpired,
    unavailable,
  },
});
