import { expect, it } from 'vitest';
import { waitlistRecord } from './waitlist.ts';

it('writes a row with the waitlist lead type, and escapes formulas', () => {
  const person = {
    firstName: '=Alex',
    lastName: 'Example',
    email: ' alex@example.com ',
    phone: '(512) 555-0142',
    state: 'NY',
    zip: '10001',
    driverLicense: '12345678',
  };
  const record = waitlistRecord(
    { experience: 'roadside-waitlist', person, coverage: 'family', key: 'alex@example.com-1', isRepeated: false },
    { brand: 'LS', at: Date.UTC(2026, 10, 20, 18) },
  );
  expect(record).toMatchObject({
    'First Name': "'=Alex",
    Email: 'alex@example.com',
    Phone: '5125550142',
    State: 'NY',
    Zipcode: '10001',
    Coverage: 'family',
    Experience: 'roadside-waitlist',
    'Quote Status': 'Lead',
    'Visit Date': '11-20-2026 12:00:00',
    Timestamp: 'alex@example.com-1',
  });
  expect(Object.values(record)).not.toContain('12345678');
});
