import { defineExamples } from '../contract/define-examples.ts';
import { tokenExpired, unavailable } from '../contract/envelope.examples.ts';
import { exampleHeaderQuery } from '../contract/header.examples.ts';
import { loadBindQuote } from './load-bind-quote.contract.ts';

const transactionId = 'b2f1c6de-0d6b-4d3f-9b6f-6a8a8d2f1c11';

export const loadBindQuoteExamples = defineExamples(loadBindQuote, {
  summary: 'The transaction and carrier of a rate being bought',
  request: {
    example: {
      summary: 'A rate and its transaction',
      params: { rateQuoteId: 'rq-1042' },
      query: { ...exampleHeaderQuery, transactionId },
    },
  },
  response: {
    maximal: {
      summary: 'Three drivers, two cars, a question answered',
      body: {
        isSuccess: true,
        message: '',
        companyId: '1004',
        transaction: {
          transactionId,
          customer: {
            email: 'alex@example.com',
            phoneNumber: '5125550142',
            address: { address1: '100 Congress Ave', apt: '4B', city: 'Austin', state: 'TX', zipCode: '78701' },
          },
          drivers: [
            {
              firstName: 'Sam',
              lastName: 'Example',
              dob: '1991-09-02',
              relation: 1,
              priorInsurance: true,
              gender: 1,
              maritalStatus: 0,
              isExcluded: false,
              driverLicenseNumber: '87654321',
              issueDate: '2009-10-01',
              rec: 'd-2',
            },
            {
              firstName: 'Alex',
              lastName: 'Example',
              dob: '1990-04-17',
              relation: 0,
              priorInsurance: true,
              gender: 0,
              maritalStatus: 0,
              isExcluded: false,
              driverLicenseNumber: '12345678',
              issueDate: '2008-05-02',
              address: { address1: '100 Congress Ave', apt: '4B', city: 'Austin', state: 'TX', zipCode: '78701' },
              rec: 'd-1',
            },
            {
              firstName: 'Jordan',
              lastName: 'Example',
              dob: '2008-02-29',
              relation: 2,
              isExcluded: true,
              maritalStatus: 1,
            },
          ],
          cars: [
            { vin: '1HGCM82633A004352', year: 2003, maker: 'Honda', model: 'Accord', annualMilesAge: 10000 },
            { year: 2019, maker: 'Toyota', model: 'RAV4' },
          ],
          questionAnswers: [{ questionCd: 'Q1', answer: 'N' }],
        },
      },
    },
    minimal: {
      summary: 'A name and a car',
      body: {
        isSuccess: true,
        message: '',
        companyId: 1004,
        transaction: {
          drivers: [{ firstName: 'Alex', lastName: 'Example' }],
          cars: [{ year: 2003, maker: 'Honda', model: 'Accord' }],
        },
      },
    },
    notFound: { summary: 'There is no such quote', body: { isSuccess: false, message: 'Quote not found!' } },
    tokenExpired,
    unavailable,
  },
});
