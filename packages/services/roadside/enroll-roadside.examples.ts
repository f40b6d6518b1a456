import { idempotencyExamples } from '../auto-payment/idempotency.examples.ts';
import { defineExamples } from '../contract/define-examples.ts';
import { tokenExpired, unavailable } from '../contract/envelope.examples.ts';
import { exampleHeader } from '../contract/header.examples.ts';
import { enrollRoadside } from './enroll-roadside.contract.ts';

const success = { isSuccess: true, message: '' };
const transactionId = '5d1f3a52-6a52-4c39-8b43-5f1d8a1d7f10';

export const enrollRoadsideExamples = defineExamples(enrollRoadside, {
  summary: 'Enroll a roadside member; nothing is charged',
  request: {
    alex: {
      summary: 'A made-up member',
      body: {
        header: exampleHeader,
        firstName: 'Alex',
        middleName: '',
        lastName: 'Example',
        email: 'alex@example.com',
        phone: '5125550142',
        address1: '100 Sample St',
        address2: 'Apt 4',
        city: 'Austin',
        state: 'TX',
        zip: '78701',
        country: 'USA',
        driverLicense: '12345678',
        marketingConsent: true,
        term: 6,
        package: 'Single',
        amount: 39,
        paymentDate: '2026-11-20',
        returnUrl: 'https://www.agency.example/roadside',
      },
    },
  },
  response: {
    page: {
      summary: 'To be paid on a page',
      body: { ...success, paymentUrl: 'https://pay.partner.example/membership/9f2c', transactionId },
    },
    withoutId: {
      summary: 'Without the transaction',
      body: { paymentUrl: 'https://pay.partner.example/membership/9f2c' },
    },
    withoutPage: { summary: 'No address', body: { ...success, transactionId } },
    untrusted: {
      summary: 'An address on an origin that the page does not trust',
      body: { ...success, paymentUrl: 'https://stranger.example/pay', transactionId },
    },
    refused: {
      summary: 'The state is not sold',
      body: { isSuccess: false, message: 'Roadside memberships are not sold in this state.' },
    },
    ...idempotencyExamples,
    tokenExpired,
    unavailable,
  },
});
