import * as z from 'zod/mini';
import type { CoverageProduct } from '#domain/coverage';
import type { Place } from '#domain/place';
import type { Quote } from '#domain/quote';
import type { SavedQuote } from '#domain/saved-quote';
import type { Vehicle } from '#domain/vehicle';
import type { ZipLookup } from '#services/address/city-by-zip';
import type { QuoteResults } from '#services/rating/get-results';
import type { PrefillResult } from './entry/prefill-source.ts';
import type { Finding } from './license/license.types.ts';
import { newVisit } from './new-visit.ts';
import { quoteFlowConfig } from './quote-flow.config.ts';
import type { FlowInput, Visit } from './quote-flow.types.ts';
import type { Answers } from './steps/answers.ts';
import type { ContactAnswers } from './steps/contact/contact.answers.ts';
import type { DetailsAnswers } from './steps/details/details.answers.ts';
import type { DriverAnswers } from './steps/driver/driver.answers.ts';
import type { AdditionalDriver } from './steps/drivers/additional-driver.answers.ts';
import type { PolicyAnswers } from './steps/policy/policy.answers.ts';

// Made-up people and cars: minimal and maximal answers.

export const exampleConfig = z.parse(quoteFlowConfig, {});

export const austin: Place = { zip: '78701', city: 'Austin', state: 'TX' };
export const sacramento: Place = { zip: '95814', city: 'Sacramento', state: 'CA' };
export const quotableZip: ZipLookup = { isQuotable: true, places: [austin] };
export const unquotableZip: ZipLookup = { isQuotable: false, places: [] };

export const alex: DriverAnswers = {
  firstName: 'Alex',
  lastName: 'Example',
  birthDate: '1990-04-17',
  licenseNumber: '',
};

/** The finding of an image of Alex's license. */
export const alexFinding: Finding = {
  source: 'image',
  foundRecord: '',
  fileId: 'file-7f3a',
  fields: {
    firstName: 'Alex',
    lastName: 'Example',
    birthDate: '1990-04-17',
    licenseNumber: '12345678',
    street: '100 Congress Ave',
    city: 'Austin',
    state: 'TX',
    zip: '78701',
    gender: 'male',
  },
};

export const alexContact: ContactAnswers = { email: 'alex@example.com', phone: '5125550142', hasConsented: true };

export const alexDetails: DetailsAnswers = {
  street: '100 Congress Ave',
  apartment: '',
  ...austin,
  gender: 'male',
  maritalStatus: 'single',
  isInsured: 'yes',
  licenseType: 'unitedStates',
  licenseId: '',
  wantsHomeInsurance: false,
};

export const kim: AdditionalDriver = {
  id: 'driver-1',
  firstName: 'Kim',
  lastName: 'Example',
  birthDate: '1991-12-03',
  gender: 'female',
  maritalStatus: 'married',
  relation: 'spouse',
};

export const robin: AdditionalDriver = {
  id: 'driver-2',
  firstName: 'Robin',
  lastName: 'Example',
  birthDate: '2008-02-29',
  gender: 'female',
  maritalStatus: 'single',
  relation: 'child',
};

export const accord: Vehicle = {
  id: 'vehicle-1',
  vin: '1HGCM82633A004352',
  year: 2003,
  make: 'Honda',
  model: 'Accord',
};
export const bolt: Vehicle = {
  id: 'vehicle-2',
  vin: '',
  year: 2021,
  make: 'Chevrolet',
  model: 'Bolt EV',
  annualMileage: 8000,
};

export const minimumPolicy: PolicyAnswers = {
  term: 6,
  coverage: { productCode: 'SML', custom: {} },
  coverageName: 'State minimum',
};

export const customPolicy: PolicyAnswers = {
  term: 12,
  coverage: { productCode: 'LCCUU', custom: { BI: '100000/300000', COMP: '500' } },
  coverageName: 'Full coverage',
};

export const minimalAnswers: Answers = {
  driver: alex,
  contact: alexContact,
  details: alexDetails,
  additionalDrivers: [],
  vehicles: [accord],
  policy: minimumPolicy,
};

export const maximalAnswers: Answers = {
  driver: { ...alex, licenseNumber: '12345678' },
  contact: alexContact,
  details: {
    ...alexDetails,
    apartment: '4B',
    maritalStatus: 'married',
    isInsured: 'no',
    licenseType: 'foreign',
    licenseId: 'MX-998877',
    wantsHomeInsurance: true,
  },
  additionalDrivers: [kim, robin],
  vehicles: [accord, bolt],
  policy: customPolicy,
};

export const exampleProducts: readonly CoverageProduct[] = [
  {
    code: 'SML',
    name: 'State minimum',
    description: 'The least that the law asks for.',
    isStateMinimum: true,
    coverages: [
      {
        code: 'BI',
        description: 'Bodily injury',
        kind: 'limit',
        options: [
          { value: '30000/60000', amounts: [30_000, 60_000] },
          { value: '100000/300000', amounts: [100_000, 300_000] },
        ],
      },
      { code: 'PD', description: 'Property damage', kind: 'limit', options: [{ value: '25000', amounts: [25_000] }] },
    ],
  },
  {
    code: 'LCCUU',
    name: 'Full coverage',
    description: 'Your own car is covered too.',
    isStateMinimum: false,
    coverages: [
      {
        code: 'BI',
        description: 'Bodily injury',
        kind: 'limit',
        options: [
          { value: '50000/100000', amounts: [50_000, 100_000] },
          { value: '100000/300000', amounts: [100_000, 300_000] },
        ],
      },
      {
        code: 'COMP',
        description: 'Comprehensive deductible',
        kind: 'deductible',
        options: [
          { value: '1000', amounts: [1000] },
          { value: '500', amounts: [500] },
        ],
      },
      {
        code: 'CWAIV',
        description: 'Collision deductible waiver',
        kind: 'waiver',
        options: [
          { value: '0', amounts: [0] },
          { value: '1', amounts: [1] },
        ],
      },
    ],
  },
];

export const exampleQuote: Quote = {
  rateQuoteId: 'rq-1001',
  transactionId: 'transaction-1',
  carrierId: '1042',
  carrierName: 'Prairie Mutual',
  logoUrl: '',
  term: 6,
  totalPremium: 64_250,
  payPlan: { description: '6 payments', downPayment: 10_708, installment: 10_708, installmentCount: 5 },
  effectiveDate: '2026-11-21',
  quoteNumber: 'Q-58213',
  isBuyable: true,
  isPseudoCarrier: false,
  opensNewWindow: false,
  coverages: [{ code: 'BI', description: 'Bodily injury', limits: [30_000, 60_000] }],
};

export const noRatesYet: QuoteResults = { quotes: [], isDone: false, completedCount: 0 };
export const someRates: QuoteResults = { quotes: [exampleQuote], isDone: false, completedCount: 1 };
export const allRates: QuoteResults = { quotes: [exampleQuote], isDone: true, completedCount: 5 };
export const doneWithoutRates: QuoteResults = { quotes: [], isDone: true, completedCount: 5 };

export const answeredVisit: Visit = { ...newVisit, step: 'policy', answers: minimalAnswers, placeZip: '78701' };

export const exampleInput: FlowInput = {
  config: exampleConfig,
  hash: '',
  path: '/get-a-quote',
  language: 'en',
  hasSavedVisit: false,
  isReload: false,
  place: austin,
  createId: () => 'transaction-1',
  now: () => Date.UTC(2026, 10, 20, 17),
};

/** A previous quote, as the services return it. */
export const heldQuote: SavedQuote = {
  rateQuoteId: 'RQ-1001',
  transactionId: 'transaction-before',
  quoteDate: '2026-10-02',
  effectiveDate: '2026-10-05',
  contact: { email: alexContact.email, phone: alexContact.phone },
  address: { street: alexDetails.street, ...austin },
  drivers: [
    {
      firstName: alex.firstName,
      lastName: alex.lastName,
      birthDate: alex.birthDate,
      gender: 'male',
      maritalStatus: 'single',
      isInsured: true,
      license: { type: 'unitedStates', number: '' },
    },
  ],
  vehicles: [{ vin: '1HGCM82633A004352', year: 2003, make: 'Honda', model: 'Accord' }],
  coverage: minimumPolicy.coverage,
  coverageName: minimumPolicy.coverageName,
  term: 6,
};

/** Complete answers of a lead or a quote, validated by the steps' rules. */
export const wholePrefill: PrefillResult = {
  answers: minimalAnswers,
  drafts: {},
  incomplete: [],
  incompleteVehicles: [],
  problems: [],
  policyState: 'TX',
  zipResponse: { ...quotableZip, zip: austin.zip },
};

/** The same quote, validated by the steps' rules. */
export const reopenedQuote = {
  prefill: wholePrefill,
  transactionId: 'transaction-before',
  isRequote: false,
  primaryFacts: {},
  previousReference: { transactionId: 'transaction-before', quoteNumber: '', effectiveDate: '2026-10-05' },
};
