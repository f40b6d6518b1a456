import { describe, expect, it } from 'vitest';
import { hashPassword, isPassword } from './password-hash.ts';
import { isAllowedPassword, isCommonPassword } from './password-rules.ts';
import { seededCustomers } from './seeded-customers.ts';

describe('password hashes', () => {
  it('a hash accepts only the password that was hashed', async () => {
    const hash = await hashPassword(' Pässword 1! ');
    expect(await isPassword(' Pässword 1! ', hash)).toBe(true);
    for (const other of ['Pässword 1!', ' pässword 1! ', '', hash]) expect(await isPassword(other, hash)).toBe(false);
  });

  it('a hash accepts an accented password in another Unicode normalization', async () => {
    expect(await isPassword('e\u0301xample1!A', await hashPassword('\u00e9xample1!A'))).toBe(true);
  });

  it('hashes are salted: two hashes of one password differ', async () => {
    expect(await hashPassword('Example1!')).not.toBe(await hashPassword('Example1!'));
  });

  it.each([null, undefined])('no password is accepted when the hash is %j', async (hash) => {
    for (const password of ['', 'Example1!']) expect(await isPassword(password, hash)).toBe(false);
  });

  it.each(seededCustomers.map((customer) => [customer.email, customer] as const))(
    'the hash accepts the documented password of the seeded customer %s',
    async (_email, { password, passwordHash }) => {
      expect(await isPassword(password ?? '', passwordHash)).toBe(password !== undefined);
    },
  );
});

describe('password rules', () => {
  it.each([
    ['Exam1!', true],
    ['Example1234!', true],
    ['Example12345!', false],
    ['Exa1!', false],
    ['example1!', false],
    ['EXAMPLE1!', false],
    ['Example!!', false],
    ['Example11', false],
    ['fourteen chars', false],
    ['fifteen letters', true],
    ['💥'.repeat(15), true],
    ['💥'.repeat(14), false],
    ['x'.repeat(128), true],
    ['x'.repeat(129), false],
  ])('the password rules allow %j: %s', (password, isAllowed) => {
    expect(isAllowedPassword(password)).toBe(isAllowed);
  });

  it('the password rules recognize common passwords in upper and lower case', () => {
    expect(['Password1!', 'PASSWORD1!', 'Welcome1!', 'passwordpassword'].every(isCommonPassword)).toBe(true);
    expect(isCommonPassword('Example1!')).toBe(false);
  });
});
