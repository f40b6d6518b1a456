import type { RoadsideEnrollment } from './enroll-roadside.ts';

/** A made-up member who buys a single membership. */
export const enrollment: RoadsideEnrollment = {
  member: {
    firstName: 'Alex',
    middleName: '',
    lastName: 'Example',
    email: 'alex@example.com',
    phone: '512-555-0142',
    address: { street: '100 Sample St', apartment: 'Apt 4', city: 'Austin', state: 'TX', zip: '78701' },
    driverLicense: '12345678',
  },
  membership: { code: 'Single', price: 3900 },
  paymentDate: '2026-11-20',
  returnUrl: 'https://www.agency.example/roadside',
};
