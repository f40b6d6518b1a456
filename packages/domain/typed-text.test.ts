import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type * as z from 'zod/mini';
import { emailSchema } from './email.ts';
import { errorOf } from './error-code.ts';
import { isSameFirstName, isSameName, isSamePerson, mayBeSamePerson, personNameSchema } from './person-name.ts';
import { apartmentSchema, citySchema, stateSchema, streetSchema } from './street-address.ts';
import { isZipCode, zipCodeSchema, zipDigits } from './zip-code.ts';

describe('zip code', () => {
  it.each([
    ['78701', undefined],
    ['00501', undefined],
    [' 78701 ', undefined],
    ['7870', 'zipInvalid'],
    ['787011', 'zipInvalid'],
    ['7870a', 'zipInvalid'],
    ['٧٨٧٠١', 'zipInvalid'],
    ['', 'required'],
  ])('validates the zip code %j with the error %s', (text, expected) => {
    expect(errorOf(zipCodeSchema, text)).toBe(expected);
  });

  it.each([
    ['78701-4321', '78701'],
    ['787 01', '78701'],
    ['78a', '78'],
    ['', ''],
  ])('reduces the typed zip code %j to %j', (text, expected) => {
    expect(zipDigits(text)).toBe(expected);
  });

  it('accepts a kept zip code only if it has five digits', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const digits = zipDigits(text);
        expect(isZipCode(digits)).toBe(digits.length === 5);
        expect(zipDigits(digits)).toBe(digits);
      }),
    );
  });
});

describe('email address', () => {
  it.each([
    ['alex@example.com', undefined],
    [' alex@example.com ', undefined],
    ["alex.o'example+quotes@mail.example.co", undefined],
    ['ALEX@EXAMPLE.COM', undefined],
    ['a@b.io', undefined],
    ['alex@xn--bcher-kva.example', undefined],
    ['alex', 'emailInvalid'],
    ['alex@example', 'emailInvalid'],
    ['alex@.com', 'emailInvalid'],
    ['alex@example.', 'emailInvalid'],
    ['alex@example.c', 'emailInvalid'],
    ['alex@-example.com', 'emailInvalid'],
    ['alex example@example.com', 'emailInvalid'],
    ['alex@@example.com', 'emailInvalid'],
    ['@example.com', 'emailInvalid'],
    ['alex@127.0.0.1', 'emailInvalid'],
    ['', 'required'],
    [`${'a'.repeat(250)}@example.com`, 'tooLong'],
  ])('validates the email address %j with the error %s', (text, expected) => {
    expect(errorOf(emailSchema, text)).toBe(expected);
  });

  it('validates long email addresses quickly', () => {
    const text = `a@${'a-'.repeat(5000)}`;
    expect(errorOf(emailSchema, text)).toBe('tooLong');
  });
});

describe('name', () => {
  it.each([
    ['Al', undefined],
    ['O’Example-Smith Jr.', undefined],
    ['José', undefined],
    ['李明', undefined],
    ['محمد', undefined],
    ['Nguyễn Thị', undefined],
    ['A', 'nameTooShort'],
    [' A ', 'nameTooShort'],
    ['𠮷', 'nameTooShort'],
    ['हिंदी', undefined],
    ['J4', undefined],
    ['12345', 'nameTooShort'],
    ['😀😀', 'nameTooShort'],
    ['--', 'nameTooShort'],
    ['', 'required'],
    ['   ', 'required'],
    ['x'.repeat(61), 'tooLong'],
    ['x'.repeat(10_000), 'tooLong'],
  ])('validates the name %j with the error %s', (text, expected) => {
    expect(errorOf(personNameSchema, text)).toBe(expected);
  });

  it.each([
    ['Alex', ' alex ', true],
    ['José', 'Jose\u0301', true],
    ['José', 'JOSE', true],
    ['O’Brien', 'OBRIEN', true],
    ["O'Brien", 'o‘brien', true],
    ['Garcia-Lopez', 'GARCIA LOPEZ', true],
    ['Mary  Ann', ' Mary Ann', true],
    ['Weiß', 'WEISS', true],
    ['Alex', 'Alexa', false],
    ['がく', 'かく', false],
  ])('compares the names %j and %j: %s', (a, b, expected) => {
    expect(isSameName(a, b)).toBe(expected);
  });

  it.each([
    ['Ana', 'ANA MARIA', true],
    ['Ana María', 'ANA', true],
    ['Ana Maria', 'ANA MARIA LUISA', true],
    ['Jean', 'Jean-Luc', true],
    ['Mary Ann', 'MARYANN', true],
    ['Maryann', 'MARY ANN LEE', true],
    ['Ana', 'ANABEL', false],
    ['Maria', 'ANA MARIA', false],
    ['Ana Maria', 'ANA LUISA', false],
    ['Ana', '', false],
  ])('compares the first names %j and %j: %s', (a, b, expected) => {
    expect(isSameFirstName(a, b)).toBe(expected);
    expect(isSameFirstName(b, a)).toBe(expected);
  });

  it.each([
    ['the same name and birth date', {}, true, true],
    ['a first name with a middle name', { firstName: 'Alex Jordan' }, false, true],
    ['a name in another letter case, without its accents', { firstName: ' álex', lastName: 'EXAMPLE' }, true, true],
    ['another birth date', { birthDate: '1990-04-18' }, false, false],
    ['an unknown birth date', { birthDate: '' }, false, true],
    ['another first name', { firstName: 'Sam' }, false, false],
    ['another last name', { lastName: 'Sample' }, false, false],
  ])('compares a person with Alex Example: %s', (_, changed, isSame, maybeSame) => {
    const alex = { firstName: 'Alex', lastName: 'Example', birthDate: '1990-04-17' };
    expect(isSamePerson({ ...alex, ...changed }, alex)).toBe(isSame);
    expect(mayBeSamePerson({ ...alex, ...changed }, alex)).toBe(maybeSame);
  });
});

describe('address', () => {
  it.each([
    ['street', streetSchema, '1 Elm', undefined],
    ['street', streetSchema, '1 El', 'addressTooShort'],
    ['street', streetSchema, '', 'required'],
    ['street', streetSchema, 'x'.repeat(121), 'tooLong'],
    ['apartment', apartmentSchema, '', undefined],
    ['apartment', apartmentSchema, '4B', undefined],
    ['apartment', apartmentSchema, 'x'.repeat(21), 'tooLong'],
    ['city', citySchema, 'Austin', undefined],
    ['city', citySchema, ' ', 'required'],
    ['state', stateSchema, 'TX', undefined],
    ['state', stateSchema, 'XX', 'stateInvalid'],
    ['state', stateSchema, '', 'required'],
  ] as const)('validates the %s of an address (%#)', (_, schema, text, expected) => {
    expect(errorOf(schema as z.ZodMiniType, text)).toBe(expected);
  });
});
