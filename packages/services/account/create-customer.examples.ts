import { idempotencyExamples } from '../auto-payment/idempotency.examples.ts';
import { defineExamples } from '../contract/define-examples.ts';
import { unavailable } from '../contract/envelope.examples.ts';
import { exampleHeader } from '../contract/header.examples.ts';
import { createCustomer } from './create-customer.contract.ts';

export const createCustomerExamples = defineExamples(createCustomer, {
  summary: 'Create a customer, once',
  request: {
    alex: {
      summary: 'A made-up person who takes part in the rewards programme',
      body: {
        header: { ...exampleHeader, state: 'TX' },
        firstname: 'Alex',
        name: 'Alex',
        lastname: 'Example',
        dob: '1990-04-17',
        email: 'alex@example.com',
        phone: '5125550142',
        state: 'TX',
        city: 'Austin',
        zipcode: '78701',
        zipCode: '78701',
        loyaltyEnrollmentStatus: 'Enrolled',
      },
    },
  },
  response: {
    created: { summary: 'The customer is created', body: { isSuccess: true, message: '' } },
    refused: {
      summary: 'Refused; the message is shown',
      body: { isSuccess: false, message: 'There is an account with this email address already. Please sign in.' },
    },
    refusedWithStatus: {
      summary: 'Refused with status 400',
      status: 400,
      body: { isSuccess: false, message: 'Please call us to open your account.' },
    },
    tokenRejected: {
      summary: 'The fetch token has expired',
      status: 401,
      body: { isSuccess: false, message: 'Token has expired' },
    },
    ...idempotencyExamples,
    unavailable,
  },
});
