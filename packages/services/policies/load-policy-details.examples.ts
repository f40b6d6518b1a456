import { defineExamples } from '../contract/define-examples.ts';
import { sessionEnded, unavailable } from '../contract/envelope.examples.ts';
import { exampleHeaderQuery } from '../contract/header.examples.ts';
import { loadPolicyDetails } from './load-policy-details.contract.ts';
import { wholePolicyDetails } from './policy-details.examples.ts';

const success = { isSuccess: true, message: '' };

export const loadPolicyDetailsExamples = defineExamples(loadPolicyDetails, {
  summary: 'A policy of the customer who is signed in',
  request: { one: { summary: 'A policy of the list', query: { ...exampleHeaderQuery, policyId: 'p-1001' } } },
  response: {
    whole: { summary: 'Everything', body: { ...success, ...wholePolicyDetails } },
    nested: { summary: 'In an object of its own', body: { ...success, details: wholePolicyDetails } },
    writtenOut: {
      summary: 'Amounts and limits as text',
      body: {
        ...success,
        ...wholePolicyDetails,
        monthlyPayment: '$1,128.40',
        policyTerm: '6 months',
        coverages: [
          { coverageName: 'BI', limit: '$30,000/$60,000' },
          { coverageName: 'RENTAL', limit: 'Up to 30 days' },
        ],
      },
    },
    minimal: { summary: 'Required fields only', body: { company: 'Larkspur Mutual' } },
    notFound: { summary: 'The customer has no such policy', body: { isSuccess: false, message: 'Policy not found' } },
    sessionEnded,
    unavailable,
  },
});
