import * as z from 'zod/mini';
import type { BindQuote } from '#domain/bind-quote';
import type { Question } from '#domain/question';
import type { AdditionalDriver } from '../additional-driver/additional-driver.types.ts';
import { questionsKey } from './purchase.config.ts';
import type { DriverAnswers } from './purchase.types.ts';

// Made-up people and cars for tests and stories.

export const exampleQuestions: readonly Question[] = z.parse(questionsKey, [
  { code: 'HomeOwner', text: 'Do you own your home, {0}?' },
  {
    code: 'Rideshare',
    text: 'Does anybody drive one of the cars for a ride-sharing service?',
    validationRequired: true,
    validAnswer: 'N',
    errorMessage: '{0}, this carrier does not insure cars of ride-sharing services.',
  },
  {
    code: 'Damage',
    text: 'Is one of the cars damaged now?',
    yesValue: '1',
    noValue: '0',
    answers: ['It is', 'None is'],
  },
]);

const austin = { street: '100 Congress Ave', apartment: '4B', city: 'Austin', state: 'TX', zip: '78701' } as const;

export const exampleQuote: BindQuote = {
  rateQuoteId: 'rq-1042',
  transactionId: 'transaction-1',
  carrierId: '1004',
  contact: { email: 'alex@example.com', phone: '5125550142' },
  address: austin,
  drivers: [
    {
      firstName: 'Alex',
      lastName: 'Example',
      birthDate: '1990-04-17',
      gender: 'male',
      maritalStatus: 'married',
      relation: 'self',
    },
    {
      firstName: 'Sam',
      lastName: 'Example',
      birthDate: '1991-09-02',
      gender: 'female',
      maritalStatus: 'married',
      relation: 'spouse',
      license: { type: 'unitedStates', number: '87654321' },
      foundRecord: 'd-2',
    },
  ],
  vehicles: [
    { vin: '1HGCM82633A004352', year: 2003, make: 'Honda', model: 'Accord' },
    { vin: '', year: 2019, make: 'Toyota', model: 'RAV4' },
  ],
  answers: [{ code: 'HomeOwner', answer: 'Y' }],
};

/** The minimal quote. */
export const minimalQuote: BindQuote = {
  ...exampleQuote,
  contact: {},
  address: {},
  drivers: [{ firstName: 'Alex', lastName: 'Example', relation: 'self' }],
  vehicles: [{ vin: '', year: 2003, make: 'Honda', model: 'Accord' }],
  answers: [],
};

export const californianQuote: BindQuote = {
  ...exampleQuote,
  address: { ...austin, city: 'Sacramento', state: 'CA', zip: '95814' },
};

export const exampleDriver: DriverAnswers = {
  licenseNumber: '12345678',
  birthDate: '1990-04-17',
  vins: ['1HGCM82633A004352', '2T3P1RFV8KC000015'],
  hasPaperlessConsent: false,
};

export const sam: AdditionalDriver = {
  id: 'quoted-0',
  isManual: false,
  foundRecord: 'd-2',
  firstName: 'Sam',
  lastName: 'Example',
  birthDate: '1991-09-02',
  isBirthDateKnown: true,
  isRelationKnown: true,
  relation: 'spouse',
  gender: 'female',
  maritalStatus: 'married',
  licenseNumber: '87654321',
  status: '',
  residence: '',
  action: '',
};

export const exampleAnswers = { HomeOwner: 'yes', Rideshare: 'no', Damage: 'no' } as const;
