import type * as z from 'zod/mini';
import { yearMonthDay } from '#domain/calendar-date';
import type { CoverageChoice } from '#domain/coverage';
import type { Address, Contact, Driver } from '#domain/driver';
import { genderCodes } from '#domain/gender';
import { insuredCode } from '#domain/insured-status';
import { isForeignLicense, licenseTypeCodes } from '#domain/license-type';
import { maritalStatusCodes } from '#domain/marital-status';
import { relationCodes } from '#domain/relation';
import type { Vehicle } from '#domain/vehicle';
import { prepareTransaction as contract } from '../contract/rating/prepare-transaction.ts';
import type { quoteRequest } from '../contract/rating/quote-request.ts';
import type { ServiceClient } from '../http.ts';
import { kindOf } from './coverage-amounts.ts';

/** Everything that is rated. */
export interface QuoteRequest {
  /** Made once per submission that the visitor means; sent again with the same id, nothing is rated twice. */
  transactionId: string;
  /** The primary driver first. */
  drivers: readonly [Driver, ...Driver[]];
  /** The primary driver's. */
  contact: Contact;
  /** Where the primary driver lives. */
  address: Address;
  vehicles: readonly [Vehicle, ...Vehicle[]];
  coverage: CoverageChoice;
  /** Months. */
  term: number;
  wantsHomeInsurance: boolean;
}

export interface QuoteTransaction {
  /** What the results are asked for by. */
  transactionId: string;
  /** A guest token that replaces the present one. */
  token?: string;
}

type Wire = Omit<z.input<ReturnType<typeof quoteRequest>>, 'header'>;

/** Submits a quote request. Never sent twice by itself: try again with the same `transactionId`. */
export function prepareTransaction(
  client: ServiceClient,
  request: QuoteRequest,
  signal?: AbortSignal,
): Promise<QuoteTransaction> {
  return client.call(contract, { body: wireOf(request), signal }, ({ transactionId, token }) => ({
    transactionId,
    ...(token && { token }),
  }));
}

function wireOf({ transactionId, drivers, contact, address, vehicles, coverage, term, wantsHomeInsurance }: QuoteRequest): Wire {
  const [primary] = drivers;
  const { number } = primary.license;
  return {
    transactionId,
    term,
    isManualEntry: !primary.foundRecord,
    customer: {
      name: primary.firstName,
      surname: primary.lastName,
      birthDate: yearMonthDay(primary.birthDate),
      ...(number && { driverLicenseNumber: number }),
      email: contact.email,
      phoneNumber: contact.phone,
      address: {
        address1: address.street,
        ...(address.apartment && { apt: address.apartment }),
        city: address.city,
        state: address.state,
        zipCode: address.zip,
      },
      rentersAndHome: wantsHomeInsurance,
    },
    coverages: wireCoverage(coverage),
    cars: vehicles.map(wireCar),
    drivers: drivers.map((driver) => wireDriver(driver, driver === primary ? address : undefined)),
    ...(isForeignLicense(primary.license.type) && {
      foreignLicenseType: String(licenseTypeCodes.codeOf(primary.license.type)),
      foreignLicenseId: number,
    }),
  };
}

function wireDriver(driver: Driver, address: Address | undefined): Wire['drivers'][number] {
  const { type, number } = driver.license;
  return {
    firstName: driver.firstName,
    lastName: driver.lastName,
    dob: yearMonthDay(driver.birthDate),
    gender: zeroOrOne(genderCodes.codeOf(driver.gender)),
    marital: zeroOrOne(maritalStatusCodes.codeOf(driver.maritalStatus)),
    insured: insuredCode(driver.isInsured),
    relation: relationCodes.codeOf(driver.relation),
    primaryDriver: address !== undefined,
    isManualDriver: !driver.foundRecord,
    licenseType: licenseTypeCodes.codeOf(type),
    ...(number && (isForeignLicense(type) ? { licenseId: number } : { license: number, driverLicenseNumber: number })),
    ...(driver.foundRecord && { rec: driver.foundRecord }),
    ...(address && {
      address: {
        detail: address.street,
        ...(address.apartment && { apt: address.apartment }),
        city: address.city,
        state: address.state,
        zip: address.zip,
      },
    }),
  };
}

function wireCar({ vin, year, make, model, annualMileage, foundRecord }: Vehicle): Wire['cars'][number] {
  return {
    ...(vin && { vin }),
    year,
    maker: make,
    model,
    ...(annualMileage !== undefined && { annualMilesAge: annualMileage }),
    isExistingVehicle: foundRecord !== undefined,
    ...(foundRecord && { rec: foundRecord }),
  };
}

function wireCoverage({ productCode, custom }: CoverageChoice): Wire['coverages'] {
  return {
    productCd: productCode,
    coverages: Object.entries(custom).map(([code, value]) => {
      const [val1 = 0, val2, val3] = value.split('/').map(Number);
      return kindOf(code) === 'deductible'
        ? { coverageCd: code, deductible: val1 }
        : { coverageCd: code, limit: { val1, ...(val2 !== undefined && { val2 }), ...(val3 !== undefined && { val3 }) } };
    }),
  };
}

/** The two-valued tables hold no other code. */
function zeroOrOne(code: number): 0 | 1 {
  return code === 0 ? 0 : 1;
}
