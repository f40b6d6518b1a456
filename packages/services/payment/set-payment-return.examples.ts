import { defineExamples } from '../contract/define-examples.ts';
import { tokenExpired, unavailable } from '../contract/envelope.examples.ts';
import { exampleHeader } from '../contract/header.examples.ts';
import { setPaymentReturn } from './set-payment-return.contract.ts';

export const setPaymentReturnExamples = defineExamples(setPaymentReturn, {
  summary: 'Where the payment page returns to',
  request: {
    example: {
      summary: 'Back to the page',
      body: { header: exampleHeader, policyId: 'p-1001', redirectTo: 'https://www.agency.example/make-a-payment' },
    },
  },
  response: {
    noted: { summary: 'Noted', body: { isSuccess: true, message: '' } },
    notAllowed: {
      summary: 'An origin that is not the site’s',
      body: { isSuccess: false, message: 'This return address is not allowed' },
    },
    unknown: { summary: 'There is no such policy', body: { isSuccess: false, message: 'Policy not found' } },
    tokenExpired,
    unavailable,
  },
});
