import { defineExamples } from '../contract/define-examples.ts';
import { sessionEnded, unavailable } from '../contract/envelope.examples.ts';
import { exampleHeaderQuery } from '../contract/header.examples.ts';
import { listPolicies } from './list-policies.contract.ts';
import { wholePolicyDetails } from './policy-details.examples.ts';

const success = { isSuccess: true, message: '' };

export const listPoliciesExamples = defineExamples(listPolicies, {
  summary: 'The auto policies of the customer who is signed in',
  request: { own: { summary: 'The customer of the token', query: exampleHeaderQuery } },
  response: {
    policies: {
      summary: 'Two policies: one to pay, one that is paid',
      body: {
        ...success,
        policies: [
          { policyId: 'p-1001', policyNumber: 'LKM-1001', isPayable: true, message: '', details: wholePolicyDetails },
          {
            policyId: 'p-1004',
            policyNumber: 'PLI-1004',
            isPayable: false,
            message: 'This payment has already been made',
            details: { ...wholePolicyDetails, company: 'Paper Lantern Insurance' },
          },
        ],
      },
    },
    withoutDetails: {
      summary: 'The details are loaded one by one',
      body: { ...success, policies: [{ policyId: 1001, policyNumber: 'LKM-1001', isPayable: false }] },
    },
    none: { summary: 'There is none', body: { ...success, policies: [] } },
    sessionEnded,
    unavailable,
  },
});
