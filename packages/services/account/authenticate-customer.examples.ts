import { defineExamples } from '../contract/define-examples.ts';
import { tokenExpired, unavailable } from '../contract/envelope.examples.ts';
import { exampleHeader } from '../contract/header.examples.ts';
import { authenticateCustomer } from './authenticate-customer.contract.ts';

export const authenticateCustomerExamples = defineExamples(authenticateCustomer, {
  summary: 'Authenticate a person by email, phone and date of birth',
  request: {
    alex: {
      summary: 'A made-up person',
      body: { header: exampleHeader, email: 'alex@example.com', phone: '5125550142', dob: '1990-04-17' },
    },
  },
  response: {
    authenticated: {
      summary: 'A token for the next call',
      body: { isSuccess: true, message: '', token: 'fetch-7f3a' },
    },
    minimal: { summary: 'Required fields only', body: { token: 'fetch-7f3a' } },
    refused: {
      summary: 'The person is refused',
      body: { isSuccess: false, message: 'We could not confirm who you are. Please call us.' },
    },
    tokenExpired,
    unavailable,
  },
});
