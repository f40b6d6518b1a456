import { describe, expect, it, test } from 'vitest';
import {
  driverErrors,
  driverOf,
  driversToCheck,
  checkKey,
  fieldsOf,
  isIncluded,
  isSectionLeftOut,
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
  hideAdditionalDriverSection: false,
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
  it('accepts an additional driver with relation, gender, marital status and license', () => {
    expect(driverErrors(sam, rules)).toEqual({});
  });

  it('requires relation, marital status, gender and license of an additional driver', () => {
    expect(driverErrors(unsaid, rules)).toEqual({
      relation: 'relationRequired',
      gender: 'genderRequired',
      maritalStatus: 'maritalStatusRequired',
      licenseNumber: 'licenseRequired',
    });
  });

  it('requires a name for a driver whom the visitor adds', () => {
    expect(driverErrors(newDriver(), rules)).toMatchObject({ firstName: 'required', lastName: 'required' });
  });

  it('requires driver status and residence when the carrier asks for them', () => {
    const errors = driverErrors(sam, asking({ enableDriverStatus: true }));
    expect(errors).toEqual({ status: 'driverStatusRequired', residence: 'residenceRequired' });
    expect(fieldsOf(sam, rules)).not.toContain('status');
  });

  it('requires an action when the carrier asks for it', () => {
    expect(driverErrors(sam, asking({ enableActionType: true }))).toEqual({ action: 'actionRequired' });
  });

  it('requires a date of birth when the carrier wants it for secondary drivers', () => {
    const undated = { ...sam, birthDate: '' };
    expect(driverErrors(undated, rules)).toEqual({});
    expect(driverErrors(undated, asking({ enableSecondaryDriverDob: true }))).toEqual({ birthDate: 'required' });
  });

  test.each([
    ['2026-13-40', 'birthDateInvalid'],
    ['91-09-02', 'birthDateInvalid'],
    ['2020-01-01', 'ageOutOfRange'],
    ['1940-01-01', 'ageOutOfRange'],
  ])('refuses an additional driver born %s with the error %s', (birthDate, error) => {
    expect(driverErrors({ ...sam, birthDate }, rules)).toEqual({ birthDate: error });
  });
});

describe('a section that the carrier hides', () => {
  const hidden = asking({ hideAdditionalDriverSection: true, enableActionType: true, enableSecondaryDriverDob: true });
  const knownDriver = { ...sam, isBirthDateKnown: true, isRelationKnown: true } as const;
  const unrelated = { ...knownDriver, relation: '', isRelationKnown: false } as const;
  const undated = { ...knownDriver, birthDate: '', isBirthDateKnown: false } as const;

  it('a hidden section is left out while the quote has relation and date of birth of every driver', () => {
    expect(isSectionLeftOut([knownDriver], hidden.carrier)).toBe(true);
    expect(isSectionLeftOut([knownDriver], plainCarrier)).toBe(false);
    for (const driver of [unrelated, undated])
      expect(isSectionLeftOut([knownDriver, driver], hidden.carrier)).toBe(false);
  });

  it('does not ask about somebody whom only the records name', () => {
    expect(isSectionLeftOut([{ ...unrelated, isFromHousehold: true }], hidden.carrier)).toBe(true);
  });

  it('requires the relation and the date of birth that the quote lacks, and nothing else', () => {
    expect(driverErrors({ ...unrelated, maritalStatus: '', licenseNumber: '' }, hidden)).toEqual({
      relation: 'relationRequired',
    });
    expect(driverErrors(undated, hidden)).toEqual({ birthDate: 'required' });
    expect(driverErrors({ ...undated, birthDate: '2015-12-12' }, hidden)).toEqual({});
    expect(driverErrors({ ...undated, birthDate: '2015-02-30' }, hidden)).toEqual({ birthDate: 'birthDateInvalid' });
    expect(fieldsOf(knownDriver, hidden)).toEqual([]);
  });

  it('keeps asking for an answer after it was given, so that it can be changed', () => {
    expect(fieldsOf({ ...unrelated, relation: 'child' }, hidden)).toEqual(['relation']);
  });

  it('checks no license, because none could be corrected', () => {
    expect(driversToCheck([knownDriver], {}, hidden.carrier)).toEqual([]);
  });
});

describe('an excluded driver', () => {
  const excluded = { ...unsaid, action: 'exclude', relation: 'child', maritalStatus: 'single' } as const;
  const byAction = asking({ enableActionType: true });

  it('asks no license and no gender of an excluded driver', () => {
    expect(driverErrors(excluded, byAction)).toEqual({});
    expect(fieldsOf(excluded, byAction)).not.toContain('licenseNumber');
  });

  it('asks all fields of an excluded driver when the carrier wants them; the license stays optional', () => {
    const all = asking({ enableActionType: true, enableAllFieldsForExclude: true });
    expect(fieldsOf(excluded, all)).toContain('licenseNumber');
    expect(driverErrors(excluded, all)).toEqual({ gender: 'genderRequired' });
  });

  it('accepts an excluded driver of any age', () => {
    expect(driverErrors({ ...excluded, birthDate: '2020-01-01' }, byAction)).toEqual({});
  });

  it('keeps a driver excluded by the quote when the carrier asks for neither action nor status', () => {
    expect(isIncluded({ ...sam, status: 'excluded', action: 'exclude' }, plainCarrier)).toBe(false);
  });

  it('lets the visitor exclude a driver known only from the records, whatever the carrier’s settings', () => {
    const found = { ...unsaid, isFromHousehold: true };
    expect(driverErrors(found, rules)).toMatchObject({ action: 'actionRequired', licenseNumber: 'licenseRequired' });
    const leftOut = { ...found, action: 'exclude', relation: 'child', maritalStatus: 'single' } as const;
    expect(driverErrors(leftOut, rules)).toEqual({});
    expect(fieldsOf(found, asking({ enableDriverStatus: true }))).not.toContain('action');
  });

  test.each([
    ['no switch', {}, 'action', { action: 'exclude' }],
    ['enableActionType', { enableActionType: true }, 'action', { action: 'exclude' }],
    ['enableDriverStatus', { enableDriverStatus: true }, 'status', { status: 'excluded', residence: 'resident' }],
  ] as const)(
    'lets the visitor leave out a driver whose known age is not covered, for a carrier with %s',
    (_switch, carrier, field, leavesOut) => {
      const parent = { ...sam, birthDate: '1948-01-01', isBirthDateKnown: true };
      const asked = asking(carrier);
      expect(driverErrors(parent, asked)).toMatchObject({ [field]: 'ageNotCovered' });
      expect(driverErrors(parent, asked)).not.toHaveProperty('birthDate');
      expect(driverErrors({ ...parent, ...leavesOut }, asked)).toEqual({});
      expect(isIncluded({ ...parent, ...leavesOut }, asked.carrier)).toBe(false);
      expect(fieldsOf({ ...parent, birthDate: '1991-09-02' }, rules)).not.toContain('action');
    },
  );

  it('asks nothing else about a driver whom the quote excludes, at any age', () => {
    const child = { ...sam, birthDate: '2020-01-01', isBirthDateKnown: true, status: 'excluded' } as const;
    expect(driverErrors({ ...child, action: 'exclude' }, rules)).toEqual({});
    expect(fieldsOf({ ...child, action: 'exclude' }, rules)).not.toContain('action');
  });

  test.each([
    ['insured', true],
    ['excluded', false],
    ['excludedUnlicensed', false],
    ['', true],
  ] as const)('a driver with the status "%s" is covered: %s', (status, included) => {
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
    ['married', [{ ...sam, relation: '' }], []],
    ['married', [son], ['spouseMissing']],
    ['married', [sam, son], ['marriedDriversOdd']],
    ['married', [sam, { ...sam, id: 's2' }], ['spouseRepeated', 'marriedDriversOdd']],
  ] as const)(
    'a %s primary driver and the additional drivers %o have the marital errors %o',
    (primary, drivers, errors) => {
      expect(maritalErrors(primary, drivers, on)).toEqual(errors);
    },
  );

  it('applies the marital rules only when the carrier wants them', () => {
    expect(maritalErrors('single', [sam], plainCarrier)).toEqual([]);
  });

  test.each([
    ['no driver', []],
    ['a spouse', [sam]],
    ['a married child', [son]],
    ['a spouse and a married child', [sam, son]],
  ] as const)(
    'applies no marital rule to %s while the marital status of the primary driver is unknown',
    (_who, drivers) => {
      expect(maritalErrors(undefined, drivers, on)).toEqual([]);
    },
  );
});

describe('duplicates', () => {
  const primary = { firstName: 'Alex', lastName: 'Example', birthDate: '1990-04-17' };

  it('drops drivers with the same first name, last name and date of birth, in any letter case', () => {
    const again = { ...sam, id: 'manual-1', firstName: 'SAM', lastName: 'example' };
    expect(withoutDuplicates([sam, again], primary)).toEqual([sam]);
  });

  it('drops the record of a driver with a middle name', () => {
    const record = { ...sam, id: 'found-1', firstName: 'SAM JORDAN', isFromHousehold: true };
    expect(withoutDuplicates([sam, record], primary)).toEqual([sam]);
  });

  it('keeps a twin with an additional middle name', () => {
    const twin = { ...sam, id: 'manual-1', firstName: 'Sam Jordan' };
    expect(withoutDuplicates([sam, twin], primary)).toEqual([sam, twin]);
  });

  it.each(['1961-09-02', ''])('keeps a namesake whose date of birth is "%s"', (birthDate) => {
    const other = { ...sam, id: 'manual-1', birthDate };
    const father = { ...sam, ...primary, id: 'manual-2', birthDate };
    expect(withoutDuplicates([sam, other, father], primary)).toEqual([sam, other, father]);
  });

  it('drops additional drivers who duplicate the primary driver', () => {
    expect(withoutDuplicates([{ ...sam, ...primary, firstName: 'alex' }], primary)).toEqual([]);
  });
});

describe('license checks', () => {
  it('checks the licenses of covered drivers whose license or date of birth changed', () => {
    expect(driversToCheck([sam], {}, plainCarrier)).toEqual([sam]);
    expect(driversToCheck([sam], { [sam.id]: checkKey(sam) }, plainCarrier)).toEqual([]);
    expect(driversToCheck([{ ...sam, licenseNumber: '1' }], { [sam.id]: checkKey(sam) }, plainCarrier)).toHaveLength(1);
    expect(driversToCheck([{ ...sam, birthDate: '' }], {}, plainCarrier)).toHaveLength(1);
    expect(driversToCheck([{ ...sam, action: 'exclude' }], {}, { ...plainCarrier, enableActionType: true })).toEqual(
      [],
    );
  });
});
