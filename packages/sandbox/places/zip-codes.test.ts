import { describe, expect, it } from 'vitest';
import { findZipCode, nearestZipCode } from './zip-codes.ts';

describe('findZipCode', () => {
  it.each([
    ['78701', 'Austin', 'TX'],
    ['90001', 'Los Angeles', 'CA'],
    ['02108', 'Boston', 'MA'],
    ['99501', 'Anchorage', 'AK'],
  ])('finds the zip code %s', (zip, city, state) => {
    expect(findZipCode(zip)).toMatchObject({ zip, city, state });
  });

  it.each(['00000', '99999', 'M5V', '09012', 'constructor'])('finds no zip code %s', (zip) => {
    expect(findZipCode(zip)).toBeUndefined();
  });
});

describe('nearestZipCode', () => {
  it('finds the zip code nearest to a position', () => {
    expect(nearestZipCode({ latitude: 30.267, longitude: -97.743 })).toMatchObject({ zip: '78701', city: 'Austin' });
  });

  it('finds no zip code at sea', () => {
    expect(nearestZipCode({ latitude: 0, longitude: -30 })).toBeUndefined();
  });
});
