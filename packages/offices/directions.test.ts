import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { directionsMapOf, directionsTo } from './directions.ts';
import { type Office, officeFromRecord, officeRecord } from './office.ts';

const row = {
  latitude: 30.2672,
  longitude: -97.7431,
  location: 'Austin Downtown',
  address: '100 Congress Ave',
  city: 'Austin',
  state: 'TX',
  zipcode: '78701',
  google: 'https://maps.google.com/?daddr=100+Congress+Ave',
};
const officeFrom = (record: object): Office => officeFromRecord(z.parse(officeRecord, record), 'office-0');

describe('directions', () => {
  const office = officeFrom(row);
  const trustsNothing = () => false;

  it.each([
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X)', 'apple'],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 'apple'],
    ['Mozilla/5.0 (Linux; Android 16)', 'google'],
    ['Mozilla/5.0 (Windows NT 10.0; Win64; x64)', 'google'],
  ])('opens directions to %s in the map service of %s', (userAgent, map) => {
    expect(directionsMapOf(userAgent)).toBe(map);
  });

  it('opens Apple Maps directions to the address', () => {
    expect(directionsTo(officeFrom({ ...row, google: '' }), 'apple', trustsNothing)).toBe(
      'https://maps.apple.com/?daddr=100+Congress+Ave%2C+Austin%2C+TX+78701&dirflg=d',
    );
  });

  it.each(['apple', 'google'] as const)('prefers the link of the record to directions on the maps of %s', (map) => {
    expect(directionsTo(office, map, trustsNothing)).toBe(row.google);
  });

  it.each([
    'https://www.google.com/maps?q=Austin',
    'https://google.com/maps/place/Austin',
    'https://maps.google.com/maps?daddr=Austin',
    'https://goo.gl/maps/abc',
    'https://maps.app.goo.gl/abc',
  ])('uses a link of the record to Google Maps: %s', (google) => {
    expect(directionsTo(officeFrom({ ...row, google }), 'apple', trustsNothing)).toBe(google);
  });

  it.each([
    '',
    'javascript:alert(1)',
    'https://evil.example/google.com/maps',
    'https://www.google.com.evil.example/maps',
    'http://maps.google.com/?q=1',
    'https://www.google.com/?q=evil.example',
    'https://maps.google.com/url?q=https://evil.example',
    'https://www.google.com/maps/../url?q=https://evil.example',
    'https://www.google.com/maps/%2E%2E/url?q=https://evil.example',
    'https://google.com@evil.example/maps/',
  ])('ignores an untrusted link of the record: %s', (google) => {
    expect(directionsTo(officeFrom({ ...row, google }), 'google', trustsNothing)).toBe(
      'https://www.google.com/maps/dir/?api=1&destination=100+Congress+Ave%2C+Austin%2C+TX+78701',
    );
  });

  it('uses a link on a trusted origin', () => {
    const url = 'https://way.agency.example/austin';
    expect(directionsTo(officeFrom({ ...row, google: url }), 'google', (asked) => asked === url)).toBe(url);
  });

  it('uses the coordinates of an office without a street address', () => {
    expect(directionsTo(officeFrom({ ...row, address: '', google: '' }), 'google', trustsNothing)).toContain(
      'destination=30.2672%2C-97.7431',
    );
  });
});
