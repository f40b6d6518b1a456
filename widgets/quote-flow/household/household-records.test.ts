import { describe, expect, it } from 'vitest';
import { accord, alex, alexDetails, bolt, kim, minimalAnswers } from '../quote-flow.examples.ts';
import { alexHousehold, foundAccord, foundRav, pat, sam } from './household-records.examples.ts';
import {
  backToSuggestions,
  householdKeyOf,
  mayBeSamePerson,
  listedVehicle,
  recordsForHousehold,
  pickedVehicles,
  suggestedDrivers,
} from './household-records.ts';

const samOnQuote = { ...kim, id: 'driver-1', firstName: 'Sam', birthDate: '1991-09-02', foundRecord: 'd-2' };

describe('isSamePerson', () => {
  it.each([
    ['the same name and birth date', {}, true],
    ['a name in other letters', { firstName: ' ALEX' }, true],
    ['another birth date', { birthDate: '1990-04-18' }, false],
    ['a birth date that the records do not say', { birthDate: '' }, true],
    ['another first name', { firstName: 'Sam' }, false],
    ['another last name', { lastName: 'Sample' }, false],
  ])('%s', (_, changed, expected) => {
    expect(mayBeSamePerson({ ...alex, ...changed }, alex)).toBe(expected);
  });
});

describe('householdOf', () => {
  it.each([
    ['where somebody moves', { details: { ...alexDetails, street: '200 Sample Street' } }, false],
    ['where somebody else lives', { driver: { ...alex, firstName: 'Sam' } }, false],
    ['when their license is known', { driver: { ...alex, licenseNumber: '12345678' } }, true],
    ['when they are married', { details: { ...alexDetails, maritalStatus: 'married' as const } }, true],
  ])('is another one only %s', (_, changed, isSame) => {
    const said = { driver: alex, details: alexDetails };
    expect(householdKeyOf({ ...said, ...changed }) === householdKeyOf(said)).toBe(isSame);
  });

  it('is not known before the address', () => {
    expect(householdKeyOf({ driver: alex, details: undefined })).toBe('');
  });
});

describe('what was found', () => {
  it.each([
    ['the household of now', alexHousehold, {}, true],
    ['what a license lookup told before the address', { ...alexHousehold, householdKey: '' }, {}, true],
    ['not another address’s', alexHousehold, { details: { ...alexDetails, street: '200 Sample Street' } }, false],
    ['not somebody else’s', alexHousehold, { driver: { ...alex, firstName: 'Jordan' } }, false],
  ])('is shown if it is of %s', (_, found, said, isShown) => {
    expect(recordsForHousehold({ found, answers: { ...minimalAnswers, ...said } }).drivers.length > 0).toBe(isShown);
  });
});

describe('who is suggested', () => {
  const answers = { ...minimalAnswers, additionalDrivers: [] };
  const names = (said: Partial<Parameters<typeof suggestedDrivers>[0]>) =>
    suggestedDrivers({ answers, found: alexHousehold, foundRecord: '', ...said }).map(({ firstName }) => firstName);
  const found = (...drivers: (typeof sam)[]) => ({ found: { ...alexHousehold, drivers } });

  it.each([
    ['everyone who was found', {}, ['Sam', 'Pat']],
    ['nobody, where nobody was found', found(), []],
    ['not the first driver, by the record', { ...found({ ...sam, foundRecord: 'd-1' }), foundRecord: 'd-1' }, []],
    ['not the first driver, by name and birth date', found({ ...alex, foundRecord: 'd-9' }), []],
    [
      'not who is on the quote, by the record',
      { answers: { ...answers, additionalDrivers: [{ ...samOnQuote, firstName: 'Samantha' }] } },
      ['Pat'],
    ],
    [
      'not who is on the quote, by name and birth date',
      { answers: { ...answers, additionalDrivers: [{ ...samOnQuote, foundRecord: 'x' }] } },
      ['Pat'],
    ],
    [
      'a namesake with another birth date',
      { answers: { ...answers, additionalDrivers: [{ ...kim, firstName: 'Sam' }] } },
      ['Sam', 'Pat'],
    ],
  ])('%s', (_, said, expected) => {
    expect(names(said)).toEqual(expected);
  });
});

describe('a found driver who is removed', () => {
  it('is suggested again, with what the visitor said of them', () => {
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

  it('is suggested though this search did not find them', () => {
    const { drivers } = backToSuggestions({ ...alexHousehold, drivers: [] }, samOnQuote);
    expect(drivers.map(({ foundRecord }) => foundRecord)).toEqual(['d-2']);
  });

  it('is not suggested when they were typed in', () => {
    expect(backToSuggestions(alexHousehold, kim)).toBe(alexHousehold);
  });
});

describe('a found vehicle', () => {
  it.each([
    ['by its record', { ...bolt, foundRecord: 'c-1' }, true],
    ['by the VIN of one that was typed in', accord, true],
    ['not by the name alone', { ...accord, vin: '' }, false],
    ['not by the VIN of another record', { ...accord, foundRecord: 'c-9' }, false],
  ])('is on the quote %s', (_, vehicle, expected) => {
    expect(listedVehicle(foundAccord, [vehicle]) !== undefined).toBe(expected);
  });

  const listed = { ...foundAccord, id: 'vehicle-1' };
  it.each([
    ['checked', [bolt], ['c-1'], [bolt], [foundAccord]],
    ['unchecked', [listed, bolt], [], [bolt], []],
    ['left as it is', [listed, bolt], ['c-1'], [listed, bolt], []],
    ['changed for another', [listed], ['c-2'], [], [foundRav]],
    ['typed in before and unchecked', [accord], [], [], []],
  ])('is %s', (_, vehicles, records, kept, added) => {
    expect(pickedVehicles(vehicles, alexHousehold.vehicles, records)).toEqual({ kept, added });
  });
});
