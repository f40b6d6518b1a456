import { defineExamples } from '../contract/define-examples.ts';
import { tokenExpired, unavailable } from '../contract/envelope.examples.ts';
import { exampleHeader } from '../contract/header.examples.ts';
import { prepareTransaction } from './prepare-transaction.contract.ts';

const alex = {
  firstName: 'Alex',
  lastName: 'Example',
  dob: '1990-04-17',
  gender: 0,
  marital: 1,
  insured: 0,
  relation: 0,
  primaryDriver: true,
} as const;

export const prepareTransactionExamples = defineExamples(prepareTransaction, {
  summary: 'Submit a quote request',
  request: {
    minimal: {
      summary: 'One driver, one car, the state minimum',
      body: {
        header: exampleHeader,
        transactionId: 'b2f1c6de-0d6b-4d3f-9b6f-6a8a8d2f1c11',
        term: 6,
        isManualEntry: true,
        customer: {
          name: 'Alex',
          surname: 'Example',
          birthDate: '1990-04-17',
          email: 'alex@example.com',
          phoneNumber: '5125550142',
          address: { address1: '100 Congress Ave', city: 'Austin', state: 'TX', zipCode: '78701' },
        },
        coverages: { productCd: 'SML', coverages: [] },
        cars: [{ year: 2003, maker: 'Honda', model: 'Accord' }],
        drivers: [alex],
      },
    },
    maximal: {
      summary: 'A married couple, two cars, coverages of their own',
      body: {
        header: exampleHeader,
        transactionId: '0a6f4f0e-9f6c-4b43-8a5c-0f4a1d1f7b21',
        term: 12,
        isManualEntry: false,
        customerId: 'c-77',
        customer: {
          name: 'Alex',
          surname: 'Example',
          birthDate: '1990-04-17',
          driverLicenseNumber: '12345678',
          email: 'alex@example.com',
          phoneNumber: '5125550142',
          address: { address1: '100 Congress Ave', apt: '4B', city: 'Austin', state: 'TX', zipCode: '78701' },
          rentersAndHome: true,
        },
        coverages: {
          productCd: 'LUUCC',
          coverages: [
            { coverageCd: 'BI', limit: { val1: 50000, val2: 100000 } },
            { coverageCd: 'COMP', deductible: 500 },
          ],
        },
        cars: [
          {
            vin: '1HGCM82633A004352',
            year: 2003,
            maker: 'Honda',
            model: 'Accord',
            annualMilesAge: 10000,
            isExistingVehicle: true,
            rec: 'c-1',
          },
          { year: 2019, maker: 'Toyota', model: 'RAV4', annualMilesAge: 12000, isExistingVehicle: false },
        ],
        drivers: [
          {
            ...alex,
            marital: 0,
            rec: 'd-1',
            isManualDriver: false,
            license: '12345678',
            driverLicenseNumber: '12345678',
            licenseType: 1,
            address: { detail: '100 Congress Ave', apt: '4B', city: 'Austin', state: 'TX', zip: '78701' },
            rentersAndHome: true,
          },
          {
            firstName: 'Sam',
            lastName: 'Example',
            dob: '1991-09-02',
            gender: 1,
            marital: 0,
            insured: 1,
            relation: 1,
            primaryDriver: false,
            isManualDriver: true,
            licenseType: 6,
            licenseId: 'X-550142',
          },
        ],
        effectiveDate: '2026-11-21',
        paperlessConsent: true,
        paperlessPreference: true,
        paperlessType: 'email',
      },
    },
  },
  response: {
    accepted: {
      summary: 'The carriers are rating',
      body: {
        isSuccess: true,
        message: '',
        transactionId: 'b2f1c6de-0d6b-4d3f-9b6f-6a8a8d2f1c11',
        token: 'guest-9c21',
      },
    },
    invalid: {
      summary: 'The request cannot be rated',
      status: 400,
      body: { isSuccess: false, message: 'The request cannot be rated' },
    },
    tokenExpired,
    unavailable,
  },
});
