import type { CallFixture } from '../testing/call-fixture.ts';
import { nothing } from '../testing/value-types.ts';
import { createCustomer, type NewCustomer } from './create-customer.ts';

/** A made-up person. */
export const newCustomer: NewCustomer = {
  firstName: 'José',
  lastName: "O'Brien-García",
  birthDate: '1990-04-07',
  email: 'jose@example.com',
  phone: '512-555-0142',
  zip: '78701',
  city: 'Austin',
  state: 'TX',
  loyaltyEnrollmentStatus: 'Enrolled',
};

export const createCustomerFixture: CallFixture = {
  call: (client) => createCustomer(client, { ...newCustomer, fetchToken: 'fetch-7f3a', intent: 'i-1' }),
  value: nothing,
};
