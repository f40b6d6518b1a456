import type { CreateCustomerConfig } from './create-customer.config.ts';

/** A page that sends new customers to another page. */
export const exampleConfig: CreateCustomerConfig = {
  successPage: '/welcome',
  minimumAge: 18,
  maximumAge: 85,
  loyaltyEnrollmentStatus: 'Enrolled',
  phone: '512-555-0142',
};
