import { describe, expect, it } from 'vitest';
import { readPlaceQuery } from './place-query.ts';

describe('readPlaceQuery', () => {
  it.each([
    ['78701', { zip: '78701' }],
    [' 78701 ', { zip: '78701' }],
    ['78701-1234', { zip: '78701' }],
    ['78701 1234', { zip: '78701' }],
    ['787011234', { zip: '78701' }],
    ['Austin, TX', { city: 'Austin', state: 'TX' }],
    ['austin,tx', { city: 'austin', state: 'TX' }],
    ['Austin TX', { city: 'Austin', state: 'TX' }],
    ['Austin, Texas', { city: 'Austin', state: 'TX' }],
    ['Austin, Tejas', { city: 'Austin', state: 'TX' }],
    ['Toronto, Ontario', { city: 'Toronto', state: 'Ontario' }],
    ['New  York, New York', { city: 'New York', state: 'NY' }],
    ['San Antonio', { city: 'San Antonio', state: '' }],
    ['Fort Worth tx', { city: 'Fort Worth', state: 'TX' }],
    ['St. Louis, MO', { city: 'St. Louis', state: 'MO' }],
    ['Winston-Salem, NC', { city: 'Winston-Salem', state: 'NC' }],
    ["O'Fallon, IL", { city: "O'Fallon", state: 'IL' }],
    ['Cañon City, CO', { city: 'Cañon City', state: 'CO' }],
  ])('reads the place query %j', (text, search) => {
    expect(readPlaceQuery(text)).toEqual(search);
  });

  it.each([
    '',
    ' ',
    '7870',
    '787011',
    '78701-123',
    '78701-12345',
    'A',
    ', TX',
    'Austin, T',
    'Austin, 78701',
    '100 Congress Ave',
    '<b>',
    'TX, 7',
    '12345 TX',
  ])('returns undefined for %j', (text) => {
    expect(readPlaceQuery(text)).toBeUndefined();
  });
});
