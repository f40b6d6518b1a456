import { describe, expect, it, test } from 'vitest';
import {
  driverErrors,
  driverOf,
  driversToCheck,
  checkKey,
  fieldsOf,
  isIncluded,
  maritalErrors,
  newDriver,
  withoutDuplicates,
} from './additional-driver.rules.ts';
import type { AdditionalDriver, AdditionalDriverSettings } from './additional-driver.types.ts';

const plainCarrier: AdditionalDriverSettings = {
  enableDriverStatus: false,
  enableActionType: false,
  enableAllFieldsForExclude: false,
  enableSecondaryDriverDob: false,
  enableMaritalValidation: false,
};
const sam: AdditionalDriver = {
  id: 'quoted-0',
  isManual: false,
  foundRecord: 'd-2',
  firstName: 'Sam',
  lastName: 'Example',
  birthDate: '1991-09-02',
  relation: 'spouse',
  gender: 'female',
  maritalStatus: 'married',
  licenseNumber: '87654321',
  status: '',
  residence: '',
  action: '',
};
const rules = { carrier: plainCarrier, today: '2026-11-20', limits: { minimum: 15, maximum: 75 } };
const unsaid = { ...driverOf({ firstName: 'Jordan', lastName: 'Example' }, 'quoted-1') };
const asking = (carrier: Partial<typeof plainCarrier>) => ({ ...rules, carrier: { ...plainCarrier, ...carrier } });

describe('an additional driver', () => {
  it('is accepted with relation, gender, marital status and license', () => {
    expect(driverErrors(sam, rules)).toEqual({});
  });

  it('needs a relation, a marital status, a gender and a license', () => {
    expect(driverErrors(unsaid, rules)).toEqual({
      relation: 'relationRequired',
      gender: 'genderRequired',
      maritalStatus: 'maritalStatusRequired',
      licenseNumber: 'licenseRequired',
    });
  });

  it('needs a name when the visitor adds them', () => {
    expect(driverErrors(newDriver('manual-1'), rules)).toMatchObject({ firstName: 'required', lastName: 'required' });
  });

  it('needs driver status and residence where the carrier asks for them', () => {
    const errors = driverErrors(sam, asking({ enableDriverStatus: true }));
    expect(errors).toEqual({ status: 'driverStatusRequired', residence: 'residenceRequired' });
    expect(fieldsOf(sam, plainCarrier)).not.toContain('status');
  });

  it('needs an action where the carrier asks for it', () => {
    expect(driverErrors(sam, asking({ enableActionType: true }))).toEqual({ action: 'actionRequired' });
  });

  it('needs a date of birth where the carrier wants it of secondary drivers', () => {
    const undated = { ...sam, birthDate: '' };
    expect(driverErrors(undated, rules)).toEqual({});
    expect(driverErrors(undated, asking({ enableSecondaryDriverDob: true }))).toEqual({ birthDate: 'required' });
  });

  test.each([
    ['2026-13-40', 'birthDateInvalid'],
    ['91-09-02', 'birthDateInvalid'],
    ['2020-01-01', 'ageOutOfRange'],
    ['1940-01-01', 'ageOutOfRange'],
  ])('born %s is refused: %s', (birthDate, error) => {
    expect(driverErrors({ ...sam, birthDate }, rules)).toEqual({ birthDate: error });
  });
});

describe('an excluded driver', () => {
  const excluded = { ...unsaid, action: 'exclude', relation: 'child', maritalStatus: 'single' } as const;
  const byAction = asking({ enableActionType: true });

  it('is asked for no license and no gender', () => {
    expect(driverErrors(excluded, byAction)).toEqual({});
    expect(fieldsOf(excluded, byAction.carrier)).not.toContain('licenseNumber');
  });

  it('is asked for all fields where the carrier wants that; the license stays optional', () => {
    const all = asking({ enableActionType: true, enableAllFieldsForExclude: true });
    expect(fieldsOf(excluded, all.carrier)).toContain('licenseNumber');
    expect(driverErrors(excluded, all)).toEqual({ gender: 'genderRequired' });
  });

  it('may be of any age', () => {
    expect(driverErrors({ ...excluded, birthDate: '2020-01-01' }, byAction)).toEqual({});
  });

  it('of the quote stays excluded where the carrier asks neither', () => {
    expect(isIncluded({ ...sam, status: 'excluded', action: 'exclude' }, plainCarrier)).toBe(false);
  });

  test.each([
    ['insured', true],
    ['excluded', false],
    ['excludedUnlicensed', false],
    ['', true],
  ] as const)('by driver status %s: included %s', (status, included) => {
    expect(isIncluded({ ...sam, status }, { ...plainCarrier, enableDriverStatus: true })).toBe(included);
    expect(isIncluded({ ...sam, status, action: 'include' }, { ...plainCarrier, enableActionType: true })).toBe(true);
  });
});

describe('the marital rules', () => {
  const on = { ...plainCarrier, enableMaritalValidation: true };
  const child = { ...sam, id: 'c', relation: 'child', maritalStatus: 'single' } as const;
  const son = { ...child, maritalStatus: 'married' } as const;

  test.each([
    ['single', [sam], ['spouseNotAllowed', 'marriedDriversOdd']],
    ['single', [child], []],
    ['single', [son], ['marriedDriversOdd']],
    ['married', [sam], []],
    ['married', [child], ['spouseMissing']],
    ['married', [], ['spouseMissing']],
    ['married', [son], ['spouseMissing']],
    ['married', [sam, son], ['marriedDriversOdd']],
    ['married', [sam, { ...sam, id: 's2' }], ['spouseRepeated', 'marriedDriversOdd']],
  ] as const)('for a %s primary driver and %o: %o', (primary, drivers, errors) => {
    expect(maritalErrors(primary, drivers, on)).toEqual(errors);
  });

  it('hold only where the carrier wants them', () => {
    expect(maritalErrors('single', [sam], plainCarrier)).toEqual([]);
    expect(maritalErrors(undefined, [sam], on)).toEqual([]);
  });
});

describe('duplicates', () => {
  const primary = { firstName: 'Alex', lastName: 'Example', birthDate: '1990-04-17' };

  it('are dropped whatever the case: same first name, last name and date of birth', () => {
    const again = { ...sam, id: 'manual-1', firstName: 'SAM', lastName: 'example' };
    expect(withoutDuplicates([sam, again], primary)).toEqual([sam]);
  });

  it('are no two people of one name with other dates', () => {
    const other = { ...sam, id: 'manual-1', birthDate: '1961-09-02' };
    expect(withoutDuplicates([sam, other], primary)).toEqual([sam, other]);
  });

  it('of the primary driver are dropped too', () => {
    expect(withoutDuplicates([{ ...sam, ...primary, firstName: 'alex' }], primary)).toEqual([]);
  });
});

describe('license checks', () => {
  it('are of included drivers whose license or date changed', () => {
    expect(driversToCheck([sam], {}, plainCarrier)).toEqual([sam]);
    expect(driversToCheck([sam], { [sam.id]: checkKey(sam) }, plainCarrier)).toEqual([]);
    expect(driversToCheck([{ ...sam, licenseNumber: '1' }], { [sam.id]: checkKey(sam) }, plainCarrier)).toHaveLength(1);
    expect(driversToCheck([{ ...sam, birthDate: '' }], {}, plainCarrier)).toEqual([]);
    expect(driversToCheck([{ ...sam, action: 'exclude' }], {}, { ...plainCarrier, enableActionType: true })).toEqual(
      [],
    );
  });
});
