import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import type { Driver } from '#domain/driver';
import { exampleHeader } from '../contract/header.examples.ts';
import { foundRecordOf } from '../search/record-id.ts';
import { address, driver as alex } from '../testing/example-arguments.ts';
import { stubbedCalls } from '../testing/stubbed-calls.ts';
import { prepareTransaction as contract } from './prepare-transaction.contract.ts';
import { prepareTransactionExamples } from './prepare-transaction.examples.ts';
import { prepareTransaction, type QuoteRequest } from './prepare-transaction.ts';
import { quoteRequest } from './quote-request.fixture.ts';

const minimal: QuoteRequest = {
  ...quoteRequest,
  transactionId: 'b2f1c6de-0d6b-4d3f-9b6f-6a8a8d2f1c11',
};

const calls = stubbedCalls({ now: () => Date.UTC(2026, 10, 20, 18) });

describe('prepareTransaction', () => {
  it('sends a minimal quote request', async () => {
    calls.respondsWith(prepareTransactionExamples.response.accepted.body);
    expect(await prepareTransaction(calls.client, minimal)).toEqual({
      transactionId: minimal.transactionId,
      token: 'guest-9c21',
    });
    const { header: _example, ...example } = prepareTransactionExamples.request.minimal.body!;
    expect(calls.received().body).toEqual({
      ...example,
      header: { ...exampleHeader, trackId: 'track-1', requestDate: '2026-11-20T18:00:00.000Z' },
      customer: { ...example.customer, rentersAndHome: false },
      cars: [{ ...example.cars[0]!, isExistingVehicle: false }],
      drivers: [
        {
          ...example.drivers[0]!,
          isManualDriver: true,
          licenseType: 1,
          address: { detail: '100 Congress Ave', city: 'Austin', state: 'TX', zip: '78701' },
        },
      ],
    });
    expect(z.parse(contract.body!, calls.received().body)).toEqual(calls.received().body);
  });

  it('sends a maximal quote request', async () => {
    calls.respondsWith({ transactionId: 't-2' });
    const sam: Driver = {
      ...alex,
      id: 'driver-1',
      firstName: 'Sam',
      birthDate: '1991-09-02',
      gender: 'female',
      maritalStatus: 'married',
      relation: 'spouse',
      isInsured: false,
      license: { type: 'foreign', number: 'X-550142' },
      foundRecord: 'd-2',
    };
    const request: QuoteRequest = {
      ...minimal,
      drivers: [
        {
          ...alex,
          maritalStatus: 'married',
          license: { type: 'unitedStates', number: '12345678', id: 'TX-55' },
          foundRecord: 'd-1',
        },
        sam,
      ],
      address: { ...address, apartment: '4B' },
      vehicles: [
        {
          id: 'v-1',
          vin: '1HGCM82633A004352',
          year: 2003,
          make: 'Honda',
          model: 'Accord',
          annualMileage: 10000,
          foundRecord: 'c-1',
        },
      ],
      coverage: { productCode: 'LUUCC', custom: { BI: '50000/100000', COMP: '500', CWAIV: '1', PD: '0' } },
      term: 12,
      wantsHomeInsurance: true,
    };
    expect(await prepareTransaction(calls.client, request)).toEqual({ transactionId: 't-2' });
    expect(calls.received().body).toMatchObject({
      term: 12,
      isManualEntry: false,
      customer: { driverLicenseNumber: '12345678', address: { apt: '4B' }, rentersAndHome: true },
      coverages: {
        productCd: 'LUUCC',
        coverages: [
          { coverageCd: 'BI', limit: { val1: 50000, val2: 100000 } },
          { coverageCd: 'COMP', deductible: 500 },
          { coverageCd: 'CWAIV', limit: { val1: 1 } },
          { coverageCd: 'PD', limit: { val1: 0 } },
        ],
      },
      cars: [{ vin: '1HGCM82633A004352', annualMilesAge: 10000, isExistingVehicle: true, rec: 'c-1' }],
      drivers: [
        {
          primaryDriver: true,
          rec: 'd-1',
          license: '12345678',
          driverLicenseNumber: '12345678',
          licenseId: 'TX-55',
          marital: 0,
          isManualDriver: false,
        },
        {
          primaryDriver: false,
          rec: 'd-2',
          licenseType: 6,
          licenseId: 'X-550142',
          gender: 1,
          marital: 0,
          insured: 1,
          relation: 1,
        },
      ],
    });
    expect((calls.body().drivers as object[])[1]).not.toHaveProperty('license');
    expect(calls.received().body).not.toHaveProperty('foreignLicenseType');
    expect(z.parse(contract.body!, calls.received().body)).toEqual(calls.received().body);
  });

  it('sends no id of a found record for which the service sent none', async () => {
    const foundRecord = foundRecordOf(true, ['Alex', 'Example']);
    calls.respondsWith({ transactionId: 't-4' });
    await prepareTransaction(calls.client, {
      ...minimal,
      drivers: [{ ...alex, foundRecord }],
      vehicles: [{ ...minimal.vehicles[0], foundRecord }],
    });
    expect(calls.received().body).toMatchObject({
      isManualEntry: false,
      drivers: [{ isManualDriver: false }],
      cars: [{ isExistingVehicle: true }],
    });
    expect(JSON.stringify(calls.body())).not.toContain('"rec"');
  });

  it('sends the foreign license type of the primary driver', async () => {
    calls.respondsWith({ transactionId: 't-3' });
    await prepareTransaction(calls.client, {
      ...minimal,
      drivers: [{ ...alex, license: { type: 'foreign', number: 'X-1' } }],
    });
    expect(calls.received().body).toMatchObject({ foreignLicenseType: '6', foreignLicenseId: 'X-1' });
  });
});
