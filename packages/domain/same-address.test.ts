import { describe, expect, it } from 'vitest';
import { isSameAddress } from './same-address.ts';

const home = { street: '100 Congress Ave', zip: '78701' };

describe('isSameAddress', () => {
  it.each([
    ['case and punctuation', { street: '  100 CONGRESS AVE. ', zip: '78701' }, true],
    ['an accent', { street: '100 Cóngress Ave', zip: '78701' }, false],
    ['another number', { street: '1000 Congress Ave', zip: '78701' }, false],
    ['another zip code', { street: '100 Congress Ave', zip: '78704' }, false],
    ['no street', { zip: '78701' }, false],
  ])('compares %s', (_, other, isSame) => {
    expect(isSameAddress(home, other)).toBe(isSame);
  });
});
