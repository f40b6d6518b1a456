import { expect, test } from 'vitest';
import { exampleAnswers, exampleQuote, sam } from '#forms/purchase/purchase.examples';
import { newContext } from './pseudo-bind.context.ts';
import { exampleInput, exampleVisit, withCarrier } from './pseudo-bind.examples.ts';
import { detailsOf } from './pseudo-bind.submission.ts';

const context = { ...newContext(exampleInput), ...exampleVisit, quote: exampleQuote };

test('the sheet’s row holds all confirmed answers and no others', () => {
  expect(detailsOf({ ...context, driver: undefined, contact: undefined, areDriversConfirmed: false })).toEqual({
    firstName: 'Alex',
    lastName: 'Example',
    email: 'alex@example.com',
    phone: '5125550142',
  });
  const drivers = [{ ...sam, status: 'insured', residence: 'distantStudent' }] as const;
  expect(detailsOf({ ...context, drivers, isSubmitted: true, answers: exampleAnswers })).toEqual({
    firstName: 'Alex',
    lastName: 'Example',
    email: 'alex@example.com',
    phone: '5125550142',
    birthDate: '1990-04-17',
    licenseNumber: '12345678',
    vins: ['1HGCM82633A004352', '2T3P1RFV8KC000015'],
    wantsTextMessages: true,
    languagePreference: 'English',
    isPaperless: true,
    paperlessOptInMethod: 'Email',
    additionalDrivers: [
      {
        firstName: 'Sam',
        lastName: 'Example',
        action: 'include',
        gender: 'female',
        maritalStatus: 'married',
        birthDate: '1991-09-02',
        relation: 'spouse',
        licenseNumber: '87654321',
        status: 'insured',
        residence: 'distantStudent',
      },
    ],
    answers: [
      { question: 'HomeOwner', value: 'Y' },
      { question: 'Rideshare', value: 'N' },
      { question: 'Damage', value: '0' },
    ],
  });
});

test('the sheet’s row holds who wants no text messages, and nothing where the question was not asked', () => {
  const answered = (textMessages: 'yes' | 'no' | '') =>
    detailsOf({ ...context, contact: { ...context.contact!, textMessages } }).wantsTextMessages;
  expect(answered('yes')).toBe(true);
  expect(answered('no')).toBe(false);
  expect(answered('')).toBeUndefined();
});

test.each([
  ['an excluded driver by status', { enableDriverStatus: true }, { status: 'excludedUnlicensed' }, false],
  ['an excluded driver by action', { enableActionType: true }, { action: 'exclude' }, false],
  [
    'an excluded driver of a carrier that asks all fields',
    { enableDriverStatus: true, enableAllFieldsForExclude: true },
    { status: 'excluded' },
    true,
  ],
  ['an insured driver', { enableDriverStatus: true }, { status: 'insured' }, true],
] as const)(
  'the license and gender of %s are in the sheet’s row only where they are asked',
  (_what, settings, answers, isAsked) => {
    const config = withCarrier(settings);
    const drivers = [{ ...sam, ...answers }];
    const [details] = detailsOf({ ...context, config, drivers }).additionalDrivers!;
    expect([details!.licenseNumber, details!.gender]).toEqual(
      isAsked ? ['87654321', 'female'] : [undefined, undefined],
    );
    expect(details).toMatchObject({ firstName: 'Sam', birthDate: '1991-09-02', maritalStatus: 'married' });
  },
);

test.each([
  ['status', { enableDriverStatus: true }, { action: 'exclude', status: 'insured' }, ['include', 'insured']],
  ['action', { enableActionType: true }, { action: 'include', status: 'excluded' }, ['include', undefined]],
] as const)(
  'a carrier that asks only the %s gets nothing that contradicts it',
  (_what, settings, answers, expected) => {
    const config = withCarrier(settings);
    const [details] = detailsOf({ ...context, config, drivers: [{ ...sam, ...answers }] }).additionalDrivers!;
    expect([details!.action, details!.status]).toEqual(expected);
  },
);
