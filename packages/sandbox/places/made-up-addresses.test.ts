import { describe, expect, it } from 'vitest';
import { addressLine, suggestMadeUpAddresses } from './made-up-addresses.ts';

const first = (text: string) => suggestMadeUpAddresses(text, 1).map(addressLine)[0];

describe('suggestMadeUpAddresses', () => {
  it.each([
    ['100 congress av', '100 Congress Ave, Austin, TX, 78701'],
    ['100 con', '100 Congress Ave, Austin, TX, 78701'],
    ['100 CONGRESS AVENUE', '100 Congress Ave, Austin, TX, 78701'],
    ['12b main', '12b Main St, Austin, TX, 78701'],
    ['100 congress av 78704', '100 Congress Ave, Austin, TX, 78704'],
    ['100 congress ave, austin, tx, 78701', '100 Congress Ave, Austin, TX, 78701'],
    ['100 congress ave, austin, tx, 78701, usa', '100 Congress Ave, Austin, TX, 78701'],
    ['100 congress ave apt 4b 78701', '100 Congress Ave, Apt 4B, Austin, TX, 78701'],
    ['100 Congress Ave #12, 78701', '100 Congress Ave, Apt 12, Austin, TX, 78701'],
    ['200 sample street, los angeles, ca', '200 Sample St, Los Angeles, CA, 90001'],
    ['200 sample street phoenix', '200 Sample St, Phoenix, AZ, 85003'],
    ['7 oak ca', '7 Oak St, Los Angeles, CA, 90012'],
  ])('completes %j to %j', (text, line) => {
    expect(first(text)).toBe(line);
  });

  it.each([
    '',
    '100',
    'congress ave',
    '100 nowhere rd',
    '100 congress ave 00000',
    '100 congress ave atlantis',
    '100 congress ave ca 78701',
  ])('returns no address for %j', (text) => {
    expect(suggestMadeUpAddresses(text, 5)).toEqual([]);
  });

  it('finds each suggested address again', () => {
    for (const text of ['100 s', '5 congress austin', '7 oak apt 9']) {
      const suggested = suggestMadeUpAddresses(text, 10);
      expect(suggested.length).toBeGreaterThan(0);
      for (const address of suggested) expect(suggestMadeUpAddresses(addressLine(address), 1)).toEqual([address]);
    }
  });
});
