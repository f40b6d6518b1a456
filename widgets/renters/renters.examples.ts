import * as z from 'zod/mini';
import type { RentersCoverage } from '#domain/renters-coverage';
import type { RentersRate } from '#domain/renters-plan';
import type { KeptCard } from '#services/renters/buy-renters';
import type { KnownAnswers } from '#visitor/known-answers';
import type { PersonalAnswers } from './personal/personal.answers.ts';
import { rentersConfig, type RentersConfig } from './renters.config.ts';
import type { RentersInput } from './renters.types.ts';

// A made-up visit for tests and stories.

export const exampleConfig: RentersConfig = z.parse(rentersConfig, {});

export const exampleInput: RentersInput = {
  config: exampleConfig,
  link: { transactionId: '', carrierId: '' },
  path: '/renters',
  today: () => '2026-11-20',
};

export const nobodyKnown: KnownAnswers = {
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  street: '',
  apartment: '',
  city: '',
  state: '',
  zip: '',
  licenseNumber: '',
  birthDate: '',
};

export const examplePersonal: PersonalAnswers = {
  firstName: 'Alex',
  lastName: 'Example',
  email: 'alex@example.com',
  phone: '5125550142',
  street: '100 Congress Ave',
  apartment: '',
  city: 'Austin',
  state: 'TX',
  zip: '78701',
  effectiveDate: '2026-12-01',
  roommates: [],
};

export const exampleCoverages: readonly RentersCoverage[] = [
  {
    code: 'CoverageC',
    options: [
      { value: '10000', amount: 10_000, text: '' },
      { value: '20000', amount: 20_000, text: '' },
    ],
    initial: '20000',
  },
  {
    code: 'AllOtherPeril',
    options: [
      { value: '250', amount: 250, text: '' },
      { value: '500', amount: 500, text: '' },
    ],
    initial: '500',
  },
];

export const exampleChoice = { CoverageC: '20000', AllOtherPeril: '500' } as const;

export const exampleRate: RentersRate = {
  carrierId: '5001',
  carrierName: 'Hearthside Renters',
  plans: [
    { code: 'Annual', total: 19_800, downPayment: 19_800, installment: undefined },
    { code: 'Monthly', total: 20_760, downPayment: 1730, installment: 1730 },
  ],
};

export const exampleCard: KeptCard = {
  token: 'card-1',
  cardHolder: 'Alex Example',
  expiry: '08/30',
  cardType: 'visa',
  last4: '1111',
};
