import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { addressLines, type Office, officeFromRecord, officeRecord } from './office.ts';

const row = {
  latitude: 30.2672,
  longitude: -97.7431,
  location: 'Austin Downtown',
  address: '100 Congress Ave',
  city: 'Austin',
  state: 'TX',
  zipcode: '78701',
  phone: '5125550142',
  email: 'downtown@agency.example',
  url: '/offices/austin-downtown',
  google: 'https://maps.google.com/?daddr=100+Congress+Ave',
  hoursMonFri: '9:00 AM - 6:00 PM',
  hoursSaturday: '10:00 AM - 2:00 PM',
  hoursSunday: 'Closed',
  minRating: 4,
};

const officeFrom = (input: object): Office => officeFromRecord(z.parse(officeRecord, input), 'office-0');

describe('an office record', () => {
  it('turns an office record into an office with normalized texts', () => {
    expect(officeFrom(row)).toEqual({
      id: 'office-0',
      name: 'Austin Downtown',
      position: { latitude: 30.2672, longitude: -97.7431 },
      street: '100 Congress Ave',
      city: 'Austin',
      state: 'TX',
      zip: '78701',
      phone: '512-555-0142',
      email: 'downtown@agency.example',
      url: '/offices/austin-downtown',
      directions: 'https://maps.google.com/?daddr=100+Congress+Ave',
      hours: { mondayToFriday: '9:00 AM - 6:00 PM', saturday: '10:00 AM - 2:00 PM', sunday: 'Closed' },
      timeZone: 'America/Chicago',
    });
  });

  it('requires only a position and a name of an office record', () => {
    expect(officeFrom({ latitude: 1, longitude: 2, title: 'By its title' })).toMatchObject({
      name: 'By its title',
      timeZone: undefined,
      phone: '',
    });
  });

  it('drops a phone number without digits', () => {
    expect(officeFrom({ ...row, phone: 'ask us' })).toMatchObject({ phone: '' });
  });

  it('accepts a zip code and a phone number written as numbers', () => {
    expect(officeFrom({ ...row, zipcode: 2108, phone: 5_125_550_142 })).toMatchObject({
      zip: '02108',
      phone: '512-555-0142',
    });
  });

  it('prefers the time zone of the record over the derived one', () => {
    expect(officeFrom({ ...row, timeZone: 'America/Denver' }).timeZone).toBe('America/Denver');
  });
});

it.each([
  [{}, ['100 Congress Ave', 'Austin, TX 78701']],
  [{ address: '' }, ['Austin, TX 78701']],
  [{ state: '', zipcode: '' }, ['100 Congress Ave', 'Austin']],
])('omits unknown parts from the address lines: %j', (input, lines) => {
  expect(addressLines(officeFrom({ ...row, ...input }))).toEqual(lines);
});
