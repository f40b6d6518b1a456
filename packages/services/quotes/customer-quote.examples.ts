import { defineExamples } from '../contract/define-examples.ts';
import { exampleHeader } from '../contract/header.examples.ts';
import { customerQuote } from './customer-quote.contract.ts';
import { savedQuoteExamples } from './saved-quote.examples.ts';

export const customerQuoteExamples = defineExamples(customerQuote, {
  summary: 'The last quote of a customer',
  request: {
    alex: {
      summary: 'A made-up customer',
      body: {
        header: exampleHeader,
        name: 'Alex',
        surname: 'Example',
        dob: '1990-04-17',
        driverLicenseNumber: '12345678',
        zipCode: '78701',
      },
    },
  },
  response: {
    none: { summary: 'The customer has no quote', body: { isSuccess: true, message: '' } },
    ...savedQuoteExamples,
  },
});
