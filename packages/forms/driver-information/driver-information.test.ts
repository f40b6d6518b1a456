import { describe, expect, it, test } from 'vitest';
import { exampleDriver } from '../purchase/purchase.examples.ts';
import { isAllEmpty, sectionErrors } from './driver-information.rules.ts';

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
  it('accepts a driver’s section with a license, a date of birth and every VIN', () => {
    expect(sectionErrors(exampleDriver, rules)).toEqual(right);
  });

  it('counts the driver’s section as empty only without license, date of birth and any VIN', () => {
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
    ['1919-12-31', 'ageOutOfRange'],
    ['2015-04-17', 'ageOutOfRange'],
    ['1940-04-17', 'ageOutOfRange'],
  ])('refuses the date of birth "%s" with the error %s', (birthDate, error) => {
    expect(sectionErrors({ ...exampleDriver, birthDate }, rules).birthDate).toBe(error);
  });

  test.each([
    ['', 'vinRequired'],
    ['1HGCM82633A00435', 'vinWrong'],
    ['1HGCM82633A00435O', 'vinWrong'],
    ['1hgcm82633a004352', undefined],
  ])('validates the VIN "%s" with the error %s', (vin, error) => {
    expect(sectionErrors({ ...exampleDriver, vins: [vin] }, rules).vins).toEqual([error]);
  });

  it('refuses a VIN that the lookup does not know', () => {
    expect(sectionErrors(exampleDriver, { ...rules, vins: { [exampleDriver.vins[0]!]: null } }).vins).toEqual([
      'vinUnknown',
      undefined,
    ]);
  });

  it('marks license and date of birth as invalid after a failed license check', () => {
    expect(sectionErrors(exampleDriver, { ...rules, isLicenseWrong: true })).toMatchObject({
      licenseNumber: 'givenDataNotCorrect',
      birthDate: 'givenDataNotCorrect',
    });
  });

  it('requires the paperless consent where the carrier asks for it', () => {
    const asked = { ...rules, isConsentAsked: true };
    expect(sectionErrors(exampleDriver, asked).hasPaperlessConsent).toBe('consentRequired');
    expect(sectionErrors({ ...exampleDriver, hasPaperlessConsent: true }, asked)).toEqual(right);
  });
});
