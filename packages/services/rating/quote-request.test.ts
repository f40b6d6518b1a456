import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import type { Driver } from '#domain/driver';
import type { Vehicle } from '#domain/vehicle';
import { driver as alex } from '../testing/example-arguments.ts';
import { stubbedCalls } from '../testing/stubbed-calls.ts';
import { createQuote as createQuoteContract } from './create-quote.contract.ts';
import { createQuoteExamples } from './create-quote.examples.ts';
import { createQuote } from './create-quote.ts';
import { prepareTransaction as prepareTransactionContract } from './prepare-transaction.contract.ts';
import { prepareTransaction, type QuoteRequest } from './prepare-transaction.ts';
import { quoteRequest as minimal } from './quote-request.fixture.ts';

const stub = stubbedCalls();

const accord: Vehicle = minimal.vehicles[0];

/** The request in wire format; the contract accepts every key of it. */
async function sent(changes: Partial<QuoteRequest>) {
  stub.respondsWith({ isSuccess: true, transactionId: 't-1' });
  await prepareTransaction(stub.client, { ...minimal, ...changes });
  const { body } = stub.received();
  expect(z.parse(prepareTransactionContract.body!, body)).toEqual(body);
  return stub.body();
}
const sentDriver = async (driver: Partial<Driver>) =>
  ((await sent({ drivers: [{ ...alex, ...driver }] })).drivers as object[])[0];
const sentCar = async (car: Partial<Vehicle>) =>
  ((await sent({ vehicles: [{ ...accord, ...car }] })).cars as object[])[0];

describe('quote request', () => {
  it.each<[string, Partial<QuoteRequest>, object]>([
    ['customer', { customerId: 'c-77' }, { customerId: 'c-77' }],
    ['the number of the previous quote', { previousQuoteNumber: 'Q-58213' }, { previousQuoteNumber: 'Q-58213' }],
    ['the first transaction', { firstTransactionId: 't-0' }, { rc1TransactionId: 't-0' }],
    ['transaction date', { transactionDate: '2026-11-20' }, { transactionDate: '2026-11-20' }],
    ['effective date', { effectiveDate: '2026-12-01' }, { effectiveDate: '2026-12-01' }],
  ])('sends this field of the request: %s', async (_what, changes, wire) => {
    expect(await sent(changes)).toMatchObject(wire);
  });

  it('omits the request fields that were not answered', async () => {
    expect(Object.keys(await sent({ customerId: '' })).toSorted()).toEqual([
      'cars',
      'coverages',
      'customer',
      'drivers',
      'isManualEntry',
      'term',
      'transactionId',
    ]);
  });

  it('sends the type of a foreign license', async () => {
    const drivers: [Driver] = [{ ...alex, license: { type: 'foreign', number: 'X-1' } }];
    expect(await sent({ drivers, foreignLicenseType: 'MX' })).toMatchObject({
      foreignLicenseType: 'MX',
      foreignLicenseId: 'X-1',
    });
  });

  it('sends the interest in home insurance for the customer and for the primary driver', async () => {
    const sam: Driver = { ...alex, id: 'driver-1', firstName: 'Sam', relation: 'otherRelated' };
    const { customer, drivers } = await sent({ wantsHomeInsurance: true, drivers: [alex, sam] });
    expect(customer).toMatchObject({ rentersAndHome: true });
    expect(drivers).toMatchObject([{ rentersAndHome: true }, { firstName: 'Sam' }]);
    expect((drivers as object[])[1]).not.toHaveProperty('rentersAndHome');
  });

  it('omits the foreign license type of a driver with a United States license', async () => {
    expect(await sent({ foreignLicenseType: 'MX' })).not.toHaveProperty('foreignLicenseType');
  });
});

describe('driver of a quote request', () => {
  it.each<[string, Partial<Driver>, object]>([
    [
      'license issue date',
      { license: { type: 'unitedStates', number: '12345678', issueDate: '2010-01-02' } },
      { issueDate: '2010-01-02' },
    ],
    ['prior insurance', { hadPriorInsurance: false }, { priorInsurance: false }],
    ['excluded driver', { isExcluded: true }, { isExcluded: true }],
    ['status insured', { status: 'insured' }, { driverstatus: 0 }],
    ['status excluded', { status: 'excluded' }, { driverstatus: 1 }],
    ['status excluded and unlicensed', { status: 'excludedUnlicensed' }, { driverstatus: 2 }],
    ['residence resident', { residence: 'resident' }, { residencestatus: 0 }],
    ['residence distant student', { residence: 'distantStudent' }, { residencestatus: 1 }],
    ['residence military', { residence: 'military' }, { residencestatus: 2 }],
    ['residence out of the country', { residence: 'outOfCountry' }, { residencestatus: 3 }],
    ['residence other', { residence: 'other' }, { residencestatus: 4 }],
    ['residence deceased', { residence: 'deceased' }, { residencestatus: 5 }],
  ])('sends this field of a driver: %s', async (_what, driver, wire) => {
    expect(await sentDriver(driver)).toMatchObject(wire);
  });

  it('sends the whole address of another driver who lives elsewhere, and no incomplete address', async () => {
    const elsewhere = { street: '9 Sample Lane', city: 'Austin', state: 'TX', zip: '78704' } as const;
    const { zip: _, ...part } = elsewhere;
    const { drivers } = await sent({ drivers: [alex, { ...alex, address: elsewhere }, { ...alex, address: part }] });
    expect(drivers).toMatchObject([
      { address: { detail: minimal.address.street } },
      { address: { detail: '9 Sample Lane', city: 'Austin', state: 'TX', zip: '78704' } },
      {},
    ]);
    expect((drivers as object[])[2]).not.toHaveProperty('address');
  });

  it.each([
    [true, 0],
    [false, 1],
  ])('sends whether a driver is insured: %s as %i', async (isInsured, insured) => {
    expect(await sentDriver({ isInsured })).toMatchObject({ insured });
  });

  it('omits what was not asked of a driver: current insurance, gender and marital status', async () => {
    const { isInsured: _isInsured, gender: _gender, maritalStatus: _maritalStatus, ...sam } = alex;
    const { drivers } = await sent({ drivers: [alex, { ...sam, id: 'driver-1', relation: 'child' }] });
    for (const key of ['insured', 'gender', 'marital']) expect((drivers as object[])[1]).not.toHaveProperty(key);
  });

  it('omits the driver fields that were not answered', async () => {
    expect(Object.keys((await sentDriver({}))!).toSorted()).toEqual([
      'address',
      'dob',
      'firstName',
      'gender',
      'insured',
      'isManualDriver',
      'lastName',
      'licenseType',
      'marital',
      'primaryDriver',
      'relation',
    ]);
  });
});

describe('car of a quote request', () => {
  const work = { street: '500 Sample Street', city: 'Austin', state: 'TX', zip: '78704' } as const;
  const wireWork = { address: '500 Sample Street', city: 'Austin', state: 'TX', zipCode: '78704' };

  it.each<[string, Partial<Vehicle>, object]>([
    ['annual mileage', { annualMileage: 12000 }, { annualMilesAge: 12000 }],
    ['odometer reading', { odometer: 0 }, { odometerReading: 0 }],
    [
      'work address',
      { commuting: { daysAWeek: 5, address: work } },
      { commutingVehicle: true, commutingDays: 5, commutingAddress: wireWork },
    ],
    ['no commute', { knownCommute: { isCommuting: false } }, { commutingVehicle: false }],
    [
      'days of a commute without a work address',
      { knownCommute: { isCommuting: true, daysAWeek: 3 } },
      { commutingVehicle: true, commutingDays: 3 },
    ],
    ['garaging address', { garagingAddress: work }, { garagingAddress: wireWork }],
    ['found by a lookup', { isExisting: true }, { isExistingVehicle: true }],
    ['liability only', { isLiabilityOnly: true }, { liab: true }],
  ])('sends this field of a car: %s', async (_what, car, wire) => {
    expect(await sentCar(car)).toEqual({
      year: 2003,
      maker: 'Honda',
      model: 'Accord',
      isExistingVehicle: false,
      ...wire,
    });
  });
});

describe('createQuote request', () => {
  it('sends the same fields without nesting on the second path', async () => {
    stub.respondsWith(createQuoteExamples.response.accepted.body);
    expect(await createQuote(stub.client, minimal)).toEqual({
      transactionId: 'b2f1c6de-0d6b-4d3f-9b6f-6a8a8d2f1c11',
      token: 'guest-9c21',
    });
    expect(stub.query()).toEqual({ path: '/api/rating/createQuote' });
    const { body } = stub.received();
    expect(z.parse(createQuoteContract.body!, body)).toEqual(body);
    expect(body).toMatchObject({
      header: { lang: 'en' },
      name: 'Alex',
      surname: 'Example',
      address1: '100 Congress Ave',
      zipCode: '78701',
      term: 6,
    });
    expect(body).not.toHaveProperty('customer');
  });
});
