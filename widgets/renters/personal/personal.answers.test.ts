import { describe, expect, it } from 'vitest';
import { en } from '../strings.en.ts';
import {
  completedDraft,
  isStateUnsold,
  personalAnswers,
  personalErrors,
  type PersonalValues,
  withoutRoommate,
} from './personal.answers.ts';

const complete = {
  ...completedDraft(undefined, {
    firstName: 'Alex',
    lastName: 'Example',
    email: 'alex@example.com',
    phone: '512-555-0142',
    street: '100 Congress Ave',
    city: 'Austin',
    state: 'TX',
    zip: '78701',
  }),
  effectiveDate: { year: '2026', month: '11', day: '20' },
} as PersonalValues;

const austin = { zip: '78701', city: 'Austin', state: 'TX' } as const;
const unknownZip = { isQuotable: false, places: [] };

const errorsOf = (changes: Partial<PersonalValues>, rules: object = {}) =>
  personalErrors(
    { ...complete, ...changes },
    {
      today: '2026-11-20',
      maximumDaysAhead: 60,
      labels: en,
      language: 'en',
      zipLookup: { isQuotable: true, places: [austin] },
      isWaitlist: false,
      ...rules,
    },
  );

describe('the personal information', () => {
  it('accepts complete answers', () => {
    expect(errorsOf({})).toEqual({});
  });

  it.each([
    ['firstName', ''],
    ['lastName', ' '],
    ['email', 'alex@'],
    ['phone', '512-555-014'],
    ['street', ''],
    ['city', ''],
    ['state', ''],
    ['zip', '7870'],
    ['effectiveDate', { year: '2026', month: '11', day: '19' }],
    ['effectiveDate', { year: '2027', month: '1', day: '20' }],
    ['effectiveDate', { year: '2026', month: '2', day: '30' }],
  ] as const)('rejects %s: %j', (field, value) => {
    expect(Object.keys(errorsOf({ [field]: value }))).toEqual([field]);
  });

  it.each([
    ['that is not quotable', { isQuotable: false, places: [austin] }, 'error.zipNotQuotable'],
    ['in an area that is not served', { ...unknownZip, isNotServed: true }, 'error.zipNotQuotable'],
    ['that does not exist', unknownZip, 'error.zipUnknown'],
  ] as const)('reports a zip code %s', (_what, zipLookup, error) => {
    expect(errorsOf({}, { zipLookup })).toEqual({ zip: en[error] });
  });

  it('requires neither city nor state for a refused zip code', () => {
    expect(errorsOf({ city: '', state: '' }, { zipLookup: unknownZip })).toEqual({
      zip: en['error.zipUnknown'],
    });
  });

  it('requires name and email of an interested party, and both names of each roommate', () => {
    expect(Object.keys(errorsOf({ hasInterestedParty: 'yes' }))).toEqual(['partyName', 'partyEmail']);
    const roommates = {
      hasRoommates: 'yes',
      roommateCount: '2',
      roommate1FirstName: 'Sam',
      roommate1LastName: 'Madeup',
    };
    expect(Object.keys(errorsOf(roommates))).toEqual(['roommate2FirstName', 'roommate2LastName']);
  });

  it('requires only name, contact, zip code and state of a visitor on the waitlist', () => {
    expect(
      errorsOf({ street: '', city: '', effectiveDate: { year: '', month: '', day: '' } }, { isWaitlist: true }),
    ).toEqual({});
    expect(Object.keys(errorsOf({ email: '' }, { isWaitlist: true }))).toEqual(['email']);
  });
});

it('moves the later roommates up when one is removed', () => {
  const values = {
    ...complete,
    hasRoommates: 'yes',
    roommateCount: '2',
    roommate1FirstName: 'Sam',
    roommate1LastName: 'Madeup',
    roommate2FirstName: 'Jordan',
    roommate2LastName: 'Placeholder',
  };
  const left = withoutRoommate(values, 1);
  expect(personalAnswers(left).roommates).toEqual([{ firstName: 'Jordan', lastName: 'Placeholder' }]);
  expect(withoutRoommate(left, 1).hasRoommates).toBe('no');
});

it('sells everywhere unless states are configured', () => {
  expect(isStateUnsold('NY', { allowedStates: [] })).toBe(false);
  expect(isStateUnsold('NY', { allowedStates: ['TX'] })).toBe(true);
  expect(isStateUnsold('TX', { allowedStates: ['TX'] })).toBe(false);
  expect(isStateUnsold('', { allowedStates: ['TX'] })).toBe(false);
});
