import { describe, expect, it } from 'vitest';
import { accord, alex, alexDetails, bolt, kim, minimalAnswers } from '../quote-flow.examples.ts';
import { alexHousehold, foundAccord, foundRav, pat, sam } from './household-records.examples.ts';
import {
  backToSuggestions,
  householdKeyOf,
  listedVehicle,
  recordsForHousehold,
  pickedVehicles,
  suggestedDrivers,
} from './household-records.ts';

const samOnQuote = { ...kim, id: 'driver-1', firstName: 'Sam', birthDate: '1991-09-02', foundRecord: 'd-2' };

describe('householdKeyOf', () => {
  it.each([
    ['another street', { details: { ...alexDetails, street: '200 Sample Street' } }, false],
    ['another first name', { driver: { ...alex, firstName: 'Sam' } }, false],
    ['a name without its accents and case', { driver: { ...alex, firstName: 'ÁLEX', lastName: 'EXAMPLE' } }, true],
    ['an added license number', { driver: { ...alex, licenseNumber: '12345678' } }, true],
    ['another marital status', { details: { ...alexDetails, maritalStatus: 'married' as const } }, true],
  ])('the household key depends on the name and the address only: %s', (_, changed, isSame) => {
    const answers = { driver: alex, details: alexDetails };
    expect(householdKeyOf({ ...answers, ...changed }) === householdKeyOf(answers)).toBe(isSame);
  });

  it('the household key is empty before the address is known', () => {
    expect(householdKeyOf({ driver: alex, details: undefined })).toBe('');
  });
});

describe('household records', () => {
  it.each([
    ['the current household', alexHousehold, {}, true],
    ['a license lookup before the address is known', { ...alexHousehold, householdKey: '' }, {}, true],
    ['another address', alexHousehold, { details: { ...alexDetails, street: '200 Sample Street' } }, false],
    ['another person', alexHousehold, { driver: { ...alex, firstName: 'Jordan' } }, false],
  ])('shows only records of the current household: %s', (_, householdRecords, changes, isShown) => {
    expect(
      recordsForHousehold({ householdRecords, answers: { ...minimalAnswers, ...changes } }).drivers.length > 0,
    ).toBe(isShown);
  });
});

describe('suggested drivers', () => {
  const answers = { ...minimalAnswers, additionalDrivers: [] };
  const names = (changes: Partial<Parameters<typeof suggestedDrivers>[0]>) =>
    suggestedDrivers({ answers, householdRecords: alexHousehold, foundRecord: '', ...changes }).map(
      ({ firstName }) => firstName,
    );
  const found = (...drivers: (typeof sam)[]) => ({ householdRecords: { ...alexHousehold, drivers } });

  it.each([
    ['everyone in the records', {}, ['Sam', 'Pat']],
    ['nobody, when the records are empty', found(), []],
    ['not the first driver, by the record', { ...found({ ...sam, foundRecord: 'd-1' }), foundRecord: 'd-1' }, []],
    ['not the first driver, by name and birth date', found({ ...alex, foundRecord: 'd-9' }), []],
    [
      'not an additional driver, by the record',
      { answers: { ...answers, additionalDrivers: [{ ...samOnQuote, firstName: 'Samantha' }] } },
      ['Pat'],
    ],
    [
      'not an additional driver, by name and birth date',
      { answers: { ...answers, additionalDrivers: [{ ...samOnQuote, foundRecord: 'x' }] } },
      ['Pat'],
    ],
    [
      'a namesake with another birth date',
      { answers: { ...answers, additionalDrivers: [{ ...kim, firstName: 'Sam' }] } },
      ['Sam', 'Pat'],
    ],
  ])('suggests people from the records who are not on the quote: %s', (_, changes, expected) => {
    expect(names(changes)).toEqual(expected);
  });
});

describe('a removed driver from the records', () => {
  it('is suggested again with the visitor’s changes', () => {
    const { drivers } = backToSuggestions(alexHousehold, {
      ...samOnQuote,
      foundRecord: 'd-3',
      firstName: 'Pat',
      relation: 'child',
    });
    expect(drivers).toEqual([
      sam,
      expect.objectContaining({
        ...pat,
        gender: 'female',
        maritalStatus: 'married',
        birthDate: '1991-09-02',
        relation: 'child',
      }),
    ]);
  });

  it('a removed driver is suggested although this search did not find them', () => {
    const { drivers } = backToSuggestions({ ...alexHousehold, drivers: [] }, samOnQuote);
    expect(drivers.map(({ foundRecord }) => foundRecord)).toEqual(['d-2']);
  });

  it('does not suggest a removed driver who was typed in', () => {
    expect(backToSuggestions(alexHousehold, kim)).toBe(alexHousehold);
  });
});

describe('a vehicle from the records', () => {
  it.each([
    ['by its record', { ...bolt, foundRecord: 'c-1' }, true],
    ['by the VIN of a typed vehicle', accord, true],
    ['not by only the name', { ...accord, vin: '' }, false],
    ['not by the VIN of another record', { ...accord, foundRecord: 'c-9' }, false],
  ])('matches a found vehicle to the quote by record or VIN: %s', (_, vehicle, expected) => {
    expect(listedVehicle(foundAccord, [vehicle]) !== undefined).toBe(expected);
  });

  const listed = { ...foundAccord, id: 'vehicle-1' };
  it.each([
    ['checked', [bolt], ['c-1'], [bolt], [foundAccord]],
    ['unchecked', [listed, bolt], [], [bolt], []],
    ['left checked', [listed, bolt], ['c-1'], [listed, bolt], []],
    ['replaced by another one', [listed], ['c-2'], [], [foundRav]],
    ['typed in before and unchecked', [accord], [], [], []],
  ])('updates the quote’s vehicles when a found vehicle is %s', (_, vehicles, records, kept, added) => {
    expect(pickedVehicles(vehicles, alexHousehold.vehicles, records)).toEqual({ kept, added });
  });
});
