import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { prepareTransaction } from '#services/rating/prepare-transaction';
import { prepareTransaction as contract } from '#services/rating/prepare-transaction.contract';
import { stubClient } from '#services/testing/stub-client';
import { leadRecordOf } from './lead/lead-record.ts';
import { newContext } from './quote-flow.context.ts';
import { alex, bolt, exampleInput, kim, maximalAnswers, minimalAnswers } from './quote-flow.examples.ts';
import { quoteRequest } from './quote-flow.submission.ts';

const context = newContext(exampleInput);
const transaction = { id: 'transaction-1', isSubmitted: false };
const minimal = { ...context, answers: minimalAnswers, transaction };
const maximal = { ...context, answers: maximalAnswers, transaction, foundRecord: 'd-1', variant: 'ca' as const };

const home = { street: '100 Congress Ave', city: 'Austin', state: 'TX', zip: '78701' };

describe('a quote request', () => {
  it('builds a quote request from the minimal answers', () => {
    expect(quoteRequest(minimal)).toEqual({
      transactionId: 'transaction-1',
      transactionDate: '2026-11-20',
      drivers: [
        {
          id: 'primary',
          firstName: 'Alex',
          lastName: 'Example',
          birthDate: '1990-04-17',
          gender: 'male',
          maritalStatus: 'single',
          relation: 'self',
          isInsured: true,
          license: { type: 'unitedStates', number: '' },
        },
      ],
      contact: { email: 'alex@example.com', phone: '5125550142', hasConsented: true },
      address: { street: '100 Congress Ave', apartment: '', city: 'Austin', state: 'TX', zip: '78701' },
      vehicles: [
        {
          id: 'vehicle-1',
          vin: '1HGCM82633A004352',
          year: 2003,
          make: 'Honda',
          model: 'Accord',
          garagingAddress: home,
        },
      ],
      coverage: { productCode: 'SML', custom: {} },
      term: 6,
      wantsHomeInsurance: false,
    });
  });

  it('builds a quote request from the maximal answers', () => {
    const request = quoteRequest(maximal);
    expect(
      request.drivers.map(({ firstName, relation, license }) => [firstName, relation, license.type, license.number]),
    ).toEqual([
      ['Alex', 'self', 'foreign', 'MX-998877'],
      ['Kim', 'spouse', 'unitedStates', ''],
      ['Robin', 'child', 'unitedStates', ''],
    ]);
    expect(request.drivers[0].foundRecord).toBe('d-1');
    expect(request.vehicles[1]).toEqual({ ...bolt, garagingAddress: home });
    expect(request).toMatchObject({ term: 12, wantsHomeInsurance: true, address: { apartment: '4B' } });
  });

  it('sends data known only from a link, a previous quote, a record or a barcode', () => {
    const request = quoteRequest({
      ...maximal,
      answers: {
        ...minimalAnswers,
        driver: { ...alex, licenseNumber: '12345678' },
        additionalDrivers: [
          {
            ...kim,
            facts: {
              isInsured: false,
              license: { type: 'foreign', number: 'X-550142' },
              isExcluded: true,
              status: 'excluded',
              residence: 'military',
              hadPriorInsurance: true,
            },
          },
        ],
      },
      primaryFacts: { license: { type: 'unitedStates', number: '12345678', issueDate: '2021-04-18' } },
      customerId: 'C-77',
      previousReference: { transactionId: 'transaction-before', quoteNumber: 'Q-58213', effectiveDate: '2026-12-01' },
    });
    expect(request).toMatchObject({
      customerId: 'C-77',
      firstTransactionId: 'transaction-before',
      previousQuoteNumber: 'Q-58213',
      effectiveDate: '2026-12-01',
      drivers: [
        { license: { number: '12345678', issueDate: '2021-04-18' } },
        {
          isInsured: false,
          license: { type: 'foreign', number: 'X-550142' },
          isExcluded: true,
          status: 'excluded',
          residence: 'military',
          hadPriorInsurance: true,
        },
      ],
    });
  });

  it('sends no effective date in the past, and no issue date of another license', () => {
    const request = quoteRequest({
      ...minimal,
      answers: { ...minimalAnswers, driver: { ...alex, licenseNumber: '87654321' } },
      primaryFacts: { license: { type: 'unitedStates', number: '12345678', issueDate: '2021-04-18' } },
      previousReference: { ...minimal.previousReference, effectiveDate: '2026-11-19' },
    });
    expect(request).not.toHaveProperty('effectiveDate');
    expect(request.drivers[0].license).toEqual({ type: 'unitedStates', number: '87654321' });
  });

  it.each([
    ['the evening before, to a visitor who is already in the next day', '2026-11-21T05:30:00Z', '2026-11-20'],
    ['midnight, to a visitor who is still in the day before', '2026-11-21T06:00:00Z', '2026-11-21'],
  ])('has the date of the agency at %s', (_when, time, date) => {
    const previousReference = { ...minimal.previousReference, effectiveDate: '2026-11-20' };
    const request = quoteRequest({ ...minimal, now: () => Date.parse(time), previousReference });
    expect(request.transactionDate).toBe(date);
    expect(request.effectiveDate).toBe(date === '2026-11-20' ? date : undefined);
  });

  it('names the type of a foreign license and of no other license', () => {
    const details = { ...maximalAnswers.details!, foreignLicenseType: 'MX' };
    expect(quoteRequest({ ...maximal, answers: { ...maximalAnswers, details } })).toMatchObject({
      foreignLicenseType: 'MX',
    });
    const domestic = { ...details, licenseType: 'unitedStates' as const };
    expect(quoteRequest({ ...maximal, answers: { ...maximalAnswers, details: domestic } })).not.toHaveProperty(
      'foreignLicenseType',
    );
  });

  it('sends a known mileage and commute, in every state', () => {
    const driven = {
      ...bolt,
      odometer: 45_000,
      commuting: { daysAWeek: 5, address: { ...home, state: 'TX' as const } },
    };
    const request = quoteRequest({ ...minimal, answers: { ...maximalAnswers, vehicles: [driven] } });
    expect(request.vehicles[0]).toMatchObject(driven);
  });

  it.each(['', '12345678'])('sends the license ID beside the license number %j', (licenseNumber) => {
    const details = { ...minimalAnswers.details!, licenseId: 'TX-55' };
    const input = { ...minimal, answers: { ...minimalAnswers, driver: { ...alex, licenseNumber }, details } };
    expect(quoteRequest(input).drivers[0].license).toEqual({
      type: 'unitedStates',
      number: licenseNumber,
      id: 'TX-55',
    });
  });

  it.each([
    ['minimal', minimal],
    ['maximal', maximal],
  ])('sends a quote request that matches the contract (%s)', async (_, request) => {
    let sent: unknown;
    const { client } = stubClient('https://api.agency.example', {
      fetch: async (sentRequest) => {
        sent = await (sentRequest as Request).json();
        return Response.json({ isSuccess: true, message: '', transactionId: 'transaction-1' });
      },
    });
    await prepareTransaction(client, quoteRequest(request));
    expect(z.safeParse(contract.body!, sent).error).toBeUndefined();
  });

  it.each(['driver', 'contact', 'details', 'policy'] as const)(
    'throws when a quote request lacks the step %s',
    (step) => {
      expect(() => quoteRequest({ ...minimal, answers: { ...minimalAnswers, [step]: undefined } })).toThrow(
        'every step',
      );
    },
  );
});

describe('a lead record', () => {
  const lead = {
    quoteStatus: 'Lead' as const,
    quotes: [],
    transactionId: '',
    visitedAt: Date.UTC(2026, 10, 20, 17),
    email: 'alex@example.com',
    experience: 'spring',
    userType: 'new' as const,
  };
  const page = { brand: 'Lone Star Cover', now: lead.visitedAt };

  it('writes the known answers to the lead record once the contact is known', () => {
    const answers = { ...minimalAnswers, details: undefined, vehicles: [], policy: undefined };
    expect(leadRecordOf({ ...lead, answers }, page)).toMatchObject({
      'First Name': 'Alex',
      Email: 'alex@example.com',
      Timestamp: `alex@example.com-${lead.visitedAt}`,
      'Quote Status': 'Lead',
      'User Type': 'new',
      Brand: 'Lone Star Cover',
      Experience: 'spring',
      State: '',
      Gender: '',
    });
  });

  it('writes all answers to the lead record in the end and keeps its first key', () => {
    const answers = { ...maximalAnswers, contact: { ...maximalAnswers.contact!, email: 'sam@example.com' } };
    expect(
      leadRecordOf({ ...lead, answers, quoteStatus: 'Quoted', transactionId: 'transaction-1' }, page),
    ).toMatchObject({
      Email: 'sam@example.com',
      Timestamp: `alex@example.com-${lead.visitedAt}`,
      'Quote Status': 'Quoted',
      'License Id': 'Yes',
      'Vehicle 2 Make': 'Chevrolet',
      'Driver Count': '3',
      Coverage: 'Full coverage',
      'Transaction Id': 'transaction-1',
    });
  });
});
