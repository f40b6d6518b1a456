import * as z from 'zod/mini';
import { exampleDriver, exampleQuestions, sam } from '#forms/purchase/purchase.examples';
import { plainCarrier } from './carrier.ts';
import { type PseudoBindConfig, type CarrierSettings, pseudoBindConfig } from './pseudo-bind.config.ts';
import { newVisit } from './pseudo-bind.context.ts';
import type { PseudoBindInput, ContactAnswers, Visit } from './pseudo-bind.types.ts';

// Made-up people and cars for tests and stories.

export const exampleReference = { rateQuoteId: 'rq-1042', transactionId: 'transaction-1', payPlan: 'Monthly' };

export const exampleConfig: PseudoBindConfig = z.parse(pseudoBindConfig, { questions: [...exampleQuestions] });

/** A configuration with these settings for the quote's carrier. */
export const withCarrier = (settings: Partial<CarrierSettings>): PseudoBindConfig => ({
  ...exampleConfig,
  carriers: [{ ...plainCarrier, carrierId: '1004', ...settings }],
});

export const exampleContact: ContactAnswers = {
  textMessages: 'yes',
  language: 'en',
  paperless: 'yes',
  optInMethod: 'email',
};

export const exampleInput: PseudoBindInput = {
  config: exampleConfig,
  quoteReference: exampleReference,
  path: '/buy',
  hasSheet: true,
};

/** A visit in the questions section. */
export const exampleVisit: Visit = {
  ...newVisit,
  section: 'questions',
  driver: exampleDriver,
  contact: exampleContact,
  drivers: [sam],
  areDriversConfirmed: true,
  vins: {
    '1HGCM82633A004352': { year: 2003, make: 'Honda', model: 'Accord' },
    '2T3P1RFV8KC000015': { year: 2019, make: 'Toyota', model: 'RAV4' },
  },
  checkedLicense: '12345678|1990-04-17',
};
