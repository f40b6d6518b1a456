import { defineExamples } from '../contract/define-examples.ts';
import { sessionEnded, unavailable } from '../contract/envelope.examples.ts';
import { exampleHeaderQuery } from '../contract/header.examples.ts';
import { loadCustomerProfile } from './load-customer-profile.contract.ts';

const success = { isSuccess: true, message: '' };

export const loadCustomerProfileExamples = defineExamples(loadCustomerProfile, {
  summary: 'The profile of the customer who is signed in',
  request: { own: { summary: 'The customer of the token', query: exampleHeaderQuery } },
  response: {
    whole: {
      summary: 'Everything',
      body: {
        ...success,
        name: 'Alex',
        surname: 'Example',
        address: '100 Congress Ave',
        city: 'Austin',
        state: 'TX',
        zipCode: '78701',
        mail: 'alex@example.com',
        phone: '5125550142',
        driverLicenseNumber: '12345678',
        customerCode: 'C-1001',
        isSmsNotify: true,
        birthDate: '1990-04-17',
        creation: '2026-11-20T17:03:00.000Z',
        expiration: '2026-11-20T17:33:00.000Z',
      },
    },
    nestedAddress: {
      summary: 'The address as an object',
      body: {
        ...success,
        name: 'Jordan Sample',
        address: { address1: '200 Sample Street', city: 'Los Angeles', state: 'CA', zipCode: '90012' },
        mail: 'jordan@example.com',
      },
    },
    minimal: { summary: 'Required fields only', body: { name: 'Alex' } },
    sessionEnded,
    unavailable,
  },
});
