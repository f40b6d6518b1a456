import { describe, expect, it, test } from 'vitest';
import { exampleDriver } from '../pseudo-bind.examples.ts';
import { isAllEmpty, sectionErrors } from './driver.rules.ts';

const rules = {
  today: '2026-11-20',
  limits: { minimum: 16, maximum: 75 },
  vins: {},
  isConsentAsked: false,
  isLicenseWrong: false,
};
const right = { vins: [undefined, undefined] };
const empty = { licenseNumber: '', birthDate: '', vins: ['', ''], hasPaperlessConsent: false };

describe('the driver’s section', () => {
  it('is accepted with license, date and every VIN', () => {
    expect(sectionErrors(exampleDriver, rules)).toEqual(right);
  });

  it('is all empty without license, date and VIN', () => {
    expect(isAllEmpty(empty)).toBe(true);
    expect(isAllEmpty({ ...empty, vins: ['', 'X'] })).toBe(false);
    expect(sectionErrors(empty, rules)).toEqual({
      licenseNumber: 'driverRequired',
      birthDate: 'dateRequired',
      vins: ['vinRequired', 'vinRequired'],
    });
  });

  test.each([
    ['', 'dateRequired'],
    ['1990-04-', 'dateRequired'],
    ['-4-17', 'dateRequired'],
    ['1990-13-17', 'birthDateInvalid'],
    ['90-04-17', 'birthDateInvalid'],
    ['1919-12-31', 'birthDateInvalid'],
    ['2015-04-17', 'ageOutOfRange'],
    ['1940-04-17', 'ageOutOfRange'],
  ])('with the date "%s" is refused: %s', (birthDate, error) => {
    expect(sectionErrors({ ...exampleDriver, birthDate }, rules).birthDate).toBe(error);
  });

  test.each([
    ['', 'vinRequired'],
    ['1HGCM82633A00435', 'vinWrong'],
    ['1HGCM82633A00435O', 'vinWrong'],
    ['1hgcm82633a004352', undefined],
  ])('with the VIN "%s": %s', (vin, error) => {
    expect(sectionErrors({ ...exampleDriver, vins: [vin] }, rules).vins).toEqual([error]);
  });

  it('refuses a VIN that nobody knows', () => {
    expect(sectionErrors(exampleDriver, { ...rules, vins: { [exampleDriver.vins[0]!]: null } }).vins).toEqual([
      'vinWrong',
      undefined,
    ]);
  });

  it('marks license and date where the check said that they do not fit', () => {
    expect(sectionErrors(exampleDriver, { ...rules, isLicenseWrong: true })).toMatchObject({
      licenseNumber: 'givenDataNotCorrect',
      birthDate: 'givenDataNotCorrect',
    });
  });

  it('needs the paperless consent where the carrier asks for it', () => {
    const asked = { ...rules, isConsentAsked: true };
    expect(sectionErrors(exampleDriver, asked).hasPaperlessConsent).toBe('consentRequired');
    expect(sectionErrors({ ...exampleDriver, hasPaperlessConsent: true }, asked)).toEqual(right);
  });
});
