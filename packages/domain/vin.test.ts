import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { errorOf } from './error-code.ts';
import { hasRefusedLetter, hasVinCheckDigit, isVin, vinSchema, vinText } from './vin.ts';

const validVins = ['1HGCM82633A004352', '1M8GDM9AXKP042788', '11111111111111111', '5GZCZ43D13S812715'];

/** The numeric value of a character. */
const value = (character: string) => '0123456789.ABCDEFGH..JKLMN.P.R..STUVWXYZ'.indexOf(character) % 10;

describe('VIN', () => {
  it.each([
    ...validVins.map((vin) => [vin, undefined]),
    ['1hgcm82633a004352', undefined],
    ['1HGCM82633A00435', 'vinInvalid'],
    ['1HGCM82633A0043522', 'vinInvalid'],
    ['1HGCM82633A00435O', 'vinInvalid'],
    ['1HGCM82633A00435I', 'vinInvalid'],
    ['1HGCM82633A00435Q', 'vinInvalid'],
    ['1HGCM82633A00435-', 'vinInvalid'],
    ['', 'required'],
  ])('validates the VIN %j with the error %s', (text, expected) => {
    expect(errorOf(vinSchema, text)).toBe(expected);
  });

  it('converts a VIN to upper case', () => {
    expect(z.parse(vinSchema, validVins[0]!.toLowerCase())).toBe(validVins[0]);
  });

  it.each([
    [' 1hg-cm826 33a004352', '1HGCM82633A004352'],
    ['1HGCM82633A004352XYZ', '1HGCM82633A004352'],
    ['', ''],
  ])('cleans the typed VIN %j to %j', (text, expected) => {
    expect(vinText(text)).toBe(expected);
  });

  it.each([
    ['', false],
    ['1HG', false],
    ['1HGO', true],
    ['i', true],
    ['1HGQ', true],
    ['1HGCM82633A004352', false],
  ])('rejects a letter in the unfinished VIN %j: %s', (text, expected) => {
    expect(hasRefusedLetter(text)).toBe(expected);
  });
});

describe('VIN check digit', () => {
  it.each(validVins)('accepts the check digit of %s', (vin) => {
    expect(hasVinCheckDigit(vin)).toBe(true);
  });

  it('rejects a VIN in which one character was replaced by one with another value', () => {
    const indexes = fc.constantFrom(...Array.from({ length: 17 }, (_, index) => index).filter((index) => index !== 8));
    fc.assert(
      fc.property(
        fc.constantFrom(...validVins),
        indexes,
        fc.stringMatching(/^[A-HJ-NPR-Z\d]$/),
        (vin, index, character) => {
          fc.pre(value(character) !== value(vin[index]!));
          expect(hasVinCheckDigit(vin.slice(0, index) + character + vin.slice(index + 1))).toBe(false);
        },
      ),
    );
  });

  it('returns false for malformed VINs', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        if (!isVin(text)) expect(hasVinCheckDigit(text)).toBe(false);
      }),
    );
  });
});
