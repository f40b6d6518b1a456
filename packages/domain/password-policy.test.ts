import fc from 'fast-check';
import { expect, test } from 'vitest';
import { missingRequirements, passwordPolicies, passwordPolicy, passwordRules } from './password-policy.ts';

test.each([
  ['Abc1!x', []],
  ['Abcdefgh1!xy', []],
  ['Abc1!', ['length']],
  ['Abcdefgh1!xyz', ['length']],
  ['ABC123!', ['lowercase']],
  ['abc123!', ['uppercase']],
  ['Abcdef!', ['digit']],
  ['Abcdef1', ['symbol']],
  ['Abcdef1?', ['symbol']],
  ['abc', ['length', 'uppercase', 'digit', 'symbol']],
  ['', ['length', 'lowercase', 'uppercase', 'digit', 'symbol']],
  ['éÉabc1!', ['uppercase']],
  ['Ab 1! ', []],
])('a classic password %j lacks %j', (password, missing) => {
  expect(missingRequirements(password, 'classic')).toEqual(missing);
});

test.each('!@#$%^&*'.split(''))('accepts %s as a symbol in a classic password', (symbol) => {
  expect(missingRequirements(`Abcde1${symbol}`, 'classic')).toEqual([]);
});

test.each([
  ['correct horse battery staple', []],
  ['fifteen letters', []],
  ['fourteen lette', ['length']],
  ['a'.repeat(128), []],
  ['a'.repeat(129), ['length']],
  ['🚗'.repeat(128), []],
  ['contraseña señora', []],
  ['               ', []],
])('a modern password %j may have any characters, and lacks %j', (password, missing) => {
  expect(missingRequirements(password, 'modern')).toEqual(missing);
});

test.each(passwordPolicies)('leading and trailing spaces count toward the length of a password (%s)', (name) => {
  fc.assert(
    fc.property(fc.string(), (password) => {
      const { minimum, maximum } = passwordPolicy(name);
      const { length } = Array.from(` ${password} `);
      const isLong = length >= minimum && length <= maximum;
      expect(missingRequirements(` ${password} `, name).includes('length')).toBe(!isLong);
    }),
  );
});

test('gives password managers the same rules', () => {
  expect(passwordRules('classic')).toBe(
    'minlength: 6; maxlength: 12; required: lower; required: upper; required: digit; required: [!@#$%^&*];',
  );
  expect(passwordRules('modern')).toBe('minlength: 15; maxlength: 128;');
});
