import { defineExamples } from '../contract/define-examples.ts';
import { unavailable } from '../contract/envelope.examples.ts';
import { exampleHeader } from '../contract/header.examples.ts';
import { checkCustomer } from './check-customer.contract.ts';

const success = { isSuccess: true, message: '' };

export const checkCustomerExamples = defineExamples(checkCustomer, {
  summary: 'Whether an address has an account',
  request: { alex: { summary: 'By email', body: { header: exampleHeader, email: 'alex@example.com' } } },
  response: {
    known: { summary: 'There is an account', body: { ...success, isCustomerExist: true } },
    unknown: { summary: 'There is none', body: { ...success, isCustomerExist: false } },
    withheld: { summary: 'The service does not tell', body: success },
    unavailable,
  },
});
