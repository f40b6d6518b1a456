import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import type { SavedQuote } from '#domain/saved-quote';
import { exampleAnswers, exampleDriver } from '#forms/purchase/purchase.examples';
import { submitPurchase } from '#services/auto-payment/submit-purchase';
import { submitPurchase as contract } from '#services/auto-payment/submit-purchase.contract';
import { loadQuoteByTransaction } from '#services/quotes/load-quote-by-transaction';
import { savedQuoteExamples } from '#services/quotes/saved-quote.examples';
import { stubClient } from '#services/testing/stub-client';
import { exampleSavedQuote } from './auto-payment.examples.ts';
import type { SubmittedAnswers } from './auto-payment.submission.ts';
import { runAutoPayment } from './testing/run-auto-payment.ts';

interface SentRequest {
  drivers: readonly Record<string, unknown>[];
  cars: readonly Record<string, unknown>[];
}

const accord = { year: 2003, make: 'Honda', model: 'Accord' };
const rav4 = { year: 2019, make: 'Toyota', model: 'RAV4' };

/** The request that is sent when the visitor confirms every section of a quote with these VINs. */
async function sentFor(
  quote: SavedQuote,
  { vins, named = rav4 }: { vins: readonly string[]; named?: typeof rav4 },
): Promise<SentRequest> {
  const vehicleByVin = ({ vin }: { vin: string }) => ({ vin, name: named });
  const page = runAutoPayment({ responses: { quote, vehicleByVin } });
  await page.go();
  await page.go({ type: 'DRIVER.CONFIRMED', answers: { ...exampleDriver, vins } });
  await page.go({ type: 'DRIVERS.CONFIRMED', drivers: page.context().drivers ?? [] });
  await page.go({ type: 'QUESTIONS.CONFIRMED', answers: exampleAnswers });
  const { answers } = page.inputOf('submission') as { answers: SubmittedAnswers };
  let body: unknown;
  const { client } = stubClient('https://api.agency.example', {
    fetch: async (request) => {
      body = await (request as Request).json();
      return Response.json({ isSuccess: true, message: '', transactionId: 'submission-1' });
    },
  });
  await submitPurchase(client, { ...answers, coverage: answers.coverage!, transactionId: 'submission-1' });
  expect(z.safeParse(contract.body!, body).error).toBeUndefined();
  return body as SentRequest;
}

describe('a submitted car', () => {
  const place = { street: '9 Sample Road', city: 'Austin', state: 'TX', zip: '78702' } as const;
  const wirePlace = { address: '9 Sample Road', city: 'Austin', state: 'TX', zipCode: '78702' };
  const quoted: SavedQuote['vehicles'][number] = {
    ...accord,
    vin: '1HGCM82633A004352',
    annualMileage: 12_000,
    selectedMileage: 12_500,
    odometer: 88_000,
    commuting: { daysAWeek: 4, address: place },
    garagingAddress: place,
    isLiabilityOnly: true,
    foundRecord: 'c-1',
  };
  const useAndPlace = {
    annualMilesAge: 12_000,
    selectedAnnualMileage: 12_500,
    commutingVehicle: true,
    commutingDays: 4,
    commutingAddress: wirePlace,
    garagingAddress: wirePlace,
    liab: true,
  };
  const record = { rec: 'c-1', isExistingVehicle: true, odometerReading: 88_000 };

  it.each([
    ['the quoted VIN', quoted, quoted.vin],
    ['the VIN of a car that the quote names without one', { ...quoted, ...rav4, vin: '' }, '2T3P1RFV8KC000015'],
  ])('has the record and the odometer reading of the quoted car with %s', async (_what, vehicle, vin) => {
    const { cars } = await sentFor({ ...exampleSavedQuote, vehicles: [vehicle] }, { vins: [vin] });
    const { year, make: maker, model } = vehicle;
    expect(cars).toEqual([{ vin, year, maker, model, ...useAndPlace, ...record }]);
  });

  it.each([
    ['another VIN', quoted.vin, rav4],
    ['another VIN of the same model', quoted.vin, accord],
    ['the VIN of another car than the one that the quote names without a VIN', '', rav4],
  ])('has only use, place and coverage of the quoted car with %s', async (_what, vin, named) => {
    const quote = { ...exampleSavedQuote, vehicles: [{ ...quoted, vin }] };
    const { cars } = await sentFor(quote, { vins: ['2T3P1RFV8KC000015'], named });
    const { year, make: maker, model } = named;
    expect(cars).toEqual([{ vin: '2T3P1RFV8KC000015', year, maker, model, ...useAndPlace, isExistingVehicle: false }]);
  });

  it('has the commute as the quote has it: a no, and days without an address; an odometer of 0 is unknown', async () => {
    const [newVin, otherVin] = exampleDriver.vins;
    const response = {
      ...savedQuoteExamples.maximal.body,
      vehicles: [
        {
          vin: newVin,
          year: 2025,
          maker: 'Honda',
          model: 'Accord',
          odometerReading: 0,
          commutingVehicle: false,
          commutingDays: 5,
        },
        { vin: otherVin, year: 2019, maker: 'Toyota', model: 'RAV4', commutingVehicle: true, commutingDays: 3 },
      ],
    };
    const { client } = stubClient('https://api.agency.example', {
      fetch: () => Promise.resolve(Response.json(response)),
    });
    const quote = await loadQuoteByTransaction(client, { transactionId: 'transaction-1' });
    const { cars } = await sentFor(quote, { vins: exampleDriver.vins });
    expect(cars).toMatchObject([
      { vin: newVin, commutingVehicle: false },
      { vin: otherVin, commutingVehicle: true, commutingDays: 3 },
    ]);
    expect(cars[0]).not.toHaveProperty('commutingDays');
    expect(cars[0]).not.toHaveProperty('odometerReading');
    expect(cars[1]).not.toHaveProperty('commutingAddress');
  });
});

describe('a submitted driver', () => {
  it('is insured or not as the quote says, and has no answer where nobody was asked', async () => {
    const [alex, sam] = exampleSavedQuote.drivers;
    const jordan = { ...sam!, firstName: 'Jordan', relation: 'child', foundRecord: 'd-3' } as const;
    const quote = { ...exampleSavedQuote, drivers: [alex!, { ...sam!, isInsured: false }, jordan] };
    const { drivers } = await sentFor(quote, { vins: exampleDriver.vins });
    expect(drivers).toMatchObject([{ firstName: 'Alex' }, { firstName: 'Sam', insured: 1 }, { firstName: 'Jordan' }]);
    expect(drivers[0]).not.toHaveProperty('insured');
    expect(drivers[2]).not.toHaveProperty('insured');
    const insured = { ...exampleSavedQuote, drivers: [{ ...alex!, isInsured: true }] };
    expect((await sentFor(insured, { vins: exampleDriver.vins })).drivers).toMatchObject([{ insured: 0 }]);
  });
});
