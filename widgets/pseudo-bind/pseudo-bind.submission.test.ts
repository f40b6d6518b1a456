import { expect, test } from 'vitest';
import { newContext } from './pseudo-bind.context.ts';
import { exampleAnswers, exampleInput, exampleQuote, exampleVisit, sam } from './pseudo-bind.examples.ts';
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
