import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import type { Driver } from '#domain/driver';
import type { Vehicle } from '#domain/vehicle';
import { stubbedCalls } from '../testing/stubbed-calls.ts';
import { createQuote as createQuoteContract } from './create-quote.contract.ts';
import { createQuoteExamples } from './create-quote.examples.ts';
import { createQuote } from './create-quote.ts';
import { prepareTransaction as prepareTransactionContract } from './prepare-transaction.contract.ts';
import { prepareTransaction, type QuoteRequest } from './prepare-transaction.ts';

const stub = stubbedCalls();

const alex: Driver = {
  id: 'primary',
  firstName: 'Alex',
  lastName: 'Example',
  birthDate: '1990-04-17',
  gender: 'male',
  maritalStatus: 'single',
  relation: 'self',
  isInsured: true,
  license: { type: 'unitedStates', number: '' },
};
const accord: Vehicle = { id: 'v-1', vin: '', year: 2003, make: 'Honda', model: 'Accord' };
const minimal: QuoteRequest = {
  transactionId: 't-1',
  drivers: [alex],
  contact: { email: 'alex@example.com', phone: '5125550142', hasConsented: true },
  address: { street: '100 Congress Ave', apartment: '', city: 'Austin', state: 'TX', zip: '78701' },
  vehicles: [accord],
  coverage: { productCode: 'SML', custom: {} },
  term: 6,
  wantsHomeInsurance: false,
};

/** What a request looks like on the wire; the contract takes every key of it. */
async function sent(changes: Partial<QuoteRequest>) {
  stub.answers({ isSuccess: true, transactionId: 't-1' });
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
    ['the customer', { customerId: 'c-77' }, { customerId: 'c-77' }],
    ['the quote that it replaces', { previousQuoteNumber: 'Q-58213' }, { previousQuoteNumber: 'Q-58213' }],
    ['the rating that it follows', { firstTransactionId: 't-0' }, { rc1TransactionId: 't-0' }],
    ['that nobody owns a car', { isNonOwner: true }, { nonOwner: true }],
    ['its day', { transactionDate: '2026-11-20' }, { transactionDate: '2026-11-20' }],
    ['when the policy starts', { effectiveDate: '2026-12-01' }, { effectiveDate: '2026-12-01' }],
    ['the carrier', { carrierId: '1001' }, { carrierId: '1001' }],
    ['the step', { requestStep: 'policy' }, { requestStep: 'policy' }],
    ['the agency’s fee', { agencyFee: 25 }, { afee: 25 }],
    ['the carrier’s file', { policyFile: 'F-1' }, { policyFile: 'F-1' }],
    ['answers', { questionAnswers: { SR22: 'N' } }, { questionAnswers: [{ questionCd: 'SR22', answer: 'N' }] }],
    [
      'paperless documents',
      { paperless: { hasConsented: true, isPreferred: false } },
      { paperlessConsent: true, paperlessPreference: false, paperlessType: 'email' },
    ],
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
      'when the license was issued',
      { license: { type: 'unitedStates', number: '12345678', issueDate: '2010-01-02' } },
      { issueDate: '2010-01-02' },
    ],
    ['that they were insured before', { hadPriorInsurance: false }, { priorInsurance: false }],
    ['that the policy excludes them', { isExcluded: true }, { isExcluded: true }],
    ['that they are insured', { status: 'insured' }, { driverstatus: 0 }],
    ['that they are excluded', { status: 'excluded' }, { driverstatus: 1 }],
    ['that they are excluded and unlicensed', { status: 'excludedUnlicensed' }, { driverstatus: 2 }],
    ['that they live there', { residence: 'resident' }, { residencestatus: 0 }],
    ['that they study elsewhere', { residence: 'distantStudent' }, { residencestatus: 1 }],
    ['that they serve', { residence: 'military' }, { residencestatus: 2 }],
    ['that they are abroad', { residence: 'outOfCountry' }, { residencestatus: 3 }],
    ['that they live elsewhere', { residence: 'other' }, { residencestatus: 4 }],
    ['that they died', { residence: 'deceased' }, { residencestatus: 5 }],
  ])('sends this field of a driver: %s', async (_what, driver, wire) => {
    expect(await sentDriver(driver)).toMatchObject(wire);
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
    ['its miles a year', { annualMileage: 12000 }, { annualMilesAge: 12000 }],
    ['its odometer', { odometer: 0 }, { odometerReading: 0 }],
    [
      'where it is driven to work',
      { commuting: { daysAWeek: 5, address: work } },
      { commutingVehicle: true, commutingDays: 5, commutingAddress: wireWork },
    ],
    ['where it stands at night', { garagingAddress: work }, { garagingAddress: wireWork }],
    ['that liability is enough', { isLiabilityOnly: true }, { liab: true }],
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
    stub.answers(createQuoteExamples.response.accepted.body);
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
