import type * as z from 'zod/mini';
import { type CalendarDate, yearMonthDay } from '#domain/calendar-date';
import type { CoverageChoice } from '#domain/coverage';
import type { Address, Contact, Driver } from '#domain/driver';
import { driverStatusCodes } from '#domain/driver-status';
import { genderCodes } from '#domain/gender';
import { insuredCode } from '#domain/insured-status';
import { isForeignLicense, licenseTypeCodes } from '#domain/license-type';
import { maritalStatusCodes } from '#domain/marital-status';
import { relationCodes } from '#domain/relation';
import { residenceStatusCodes } from '#domain/residence-status';
import type { Vehicle, VehicleAddress } from '#domain/vehicle';
import { wholeAddress } from '#domain/whole-address';
import { serviceRecordIdOf } from '../search/record-id.ts';
import { kindOf } from './coverage-amounts.ts';
import type { quoteRequest } from './quote-request.contract.ts';

type AskedOfSome = 'gender' | 'maritalStatus' | 'isInsured';

/**
 * A driver on a request. Gender, marital status and current insurance are absent when they were not asked for: the
 * first two of an excluded driver, the last of a driver who was added for a purchase.
 */
export type RequestedDriver = Omit<Driver, AskedOfSome> &
  Partial<Pick<Driver, AskedOfSome>> & {
    /** The address of an additional driver; sent only when no part is missing. */
    address?: Partial<Address>;
  };

/** All data that carriers rate. */
export interface QuoteRequest {
  /** New for each submission that the visitor intends; a repeated id is not rated again. */
  transactionId: string;
  /** The primary driver first. */
  drivers: readonly [RequestedDriver, ...RequestedDriver[]];
  /** The primary driver's license. */
  contact: Contact;
  /** The primary driver's home address. */
  address: Address;
  vehicles: readonly [Vehicle, ...Vehicle[]];
  coverage: CoverageChoice;
  /** Months. */
  term: number;
  wantsHomeInsurance: boolean;
  /** The primary driver's foreign license type: a code of the service's list. */
  foreignLicenseType?: string | undefined;
  /** From an affiliate link or a customer link. */
  customerId?: string | undefined;
  /** The number of the quote that this one replaces. */
  previousQuoteNumber?: string | undefined;
  /** The first transaction, when this request is a later step. */
  firstTransactionId?: string | undefined;
  /** Date of the request. */
  transactionDate?: CalendarDate | undefined;
  /** Start date of the policy. */
  effectiveDate?: CalendarDate | undefined;
}

/** A quote request in wire format, without the header that every body carries. */
export type WireQuoteRequest = Omit<z.input<ReturnType<typeof quoteRequest>>, 'header'>;

export const wireQuoteRequest = (request: QuoteRequest): WireQuoteRequest => ({
  ...wireAnswers(request),
  cars: request.vehicles.map(wireCar),
});

type Answers = Omit<QuoteRequest, 'vehicles'>;

/** A quote request in wire format, without its cars. */
export function wireAnswers(request: Answers): Omit<WireQuoteRequest, 'cars'> {
  const { transactionId, drivers, coverage, term } = request;
  const [primary] = drivers;
  return {
    transactionId,
    term,
    isManualEntry: !primary.foundRecord,
    customer: wireCustomer(request),
    coverages: wireCoverage(coverage),
    drivers: drivers.map((driver) => wireDriver(driver, driver === primary ? request : undefined)),
    ...wireExtras(request),
  };
}

function wireCustomer({
  drivers: [primary],
  contact,
  address,
  wantsHomeInsurance,
}: Answers): WireQuoteRequest['customer'] {
  const { number } = primary.license;
  return {
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
  };
}

/** Fields that only some requests have. */
function wireExtras(request: Answers): Partial<WireQuoteRequest> {
  const { type, number } = request.drivers[0].license;
  return withoutAbsent({
    ...(isForeignLicense(type) && {
      foreignLicenseType: request.foreignLicenseType || String(licenseTypeCodes.codeOf(type)),
      foreignLicenseId: number,
    }),
    customerId: request.customerId,
    previousQuoteNumber: request.previousQuoteNumber,
    rc1TransactionId: request.firstTransactionId,
    transactionDate: request.transactionDate,
    effectiveDate: request.effectiveDate,
  });
}

/** The primary driver's row repeats the driver data of the request. */
function wireDriver(driver: RequestedDriver, request: Answers | undefined): WireQuoteRequest['drivers'][number] {
  const { type, number, id, issueDate } = driver.license;
  const { address = wholeAddress(driver.address ?? {}), wantsHomeInsurance } = request ?? {};
  return {
    firstName: driver.firstName,
    lastName: driver.lastName,
    dob: yearMonthDay(driver.birthDate),
    ...(driver.gender && { gender: zeroOrOne(genderCodes.codeOf(driver.gender)) }),
    ...(driver.maritalStatus && { marital: zeroOrOne(maritalStatusCodes.codeOf(driver.maritalStatus)) }),
    ...(driver.isInsured !== undefined && { insured: insuredCode(driver.isInsured) }),
    relation: relationCodes.codeOf(driver.relation),
    primaryDriver: request !== undefined,
    isManualDriver: !driver.foundRecord,
    licenseType: licenseTypeCodes.codeOf(type),
    ...(number && !isForeignLicense(type) && { license: number, driverLicenseNumber: number }),
    ...withoutAbsent({
      licenseId: (isForeignLicense(type) ? number : id) || undefined,
      rec: serviceRecordIdOf(driver.foundRecord),
      issueDate,
      isExcluded: driver.isExcluded,
      priorInsurance: driver.hadPriorInsurance,
      rentersAndHome: wantsHomeInsurance || undefined,
      driverstatus: driver.status && driverStatusCodes.codeOf(driver.status),
      residencestatus: driver.residence && residenceStatusCodes.codeOf(driver.residence),
    }),
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

type WireCar = WireQuoteRequest['cars'][number];

const wireCar = ({ year, make, model, ...car }: Vehicle): WireCar => ({ ...wireCarUse(car), year, maker: make, model });

/** A car in wire format, without year, make and model. */
export function wireCarUse(
  vehicle: Omit<Vehicle, 'year' | 'make' | 'model'>,
): Omit<WireCar, 'year' | 'maker' | 'model'> {
  const { vin, annualMileage, garagingAddress, foundRecord, isExisting } = vehicle;
  return {
    ...(vin && { vin }),
    isExistingVehicle: isExisting === true || foundRecord !== undefined,
    ...withoutAbsent({
      annualMilesAge: annualMileage,
      selectedAnnualMileage: vehicle.selectedMileage,
      odometerReading: vehicle.odometer,
      ...wireCommute(vehicle),
      garagingAddress: garagingAddress && wireAddress(garagingAddress),
      liab: vehicle.isLiabilityOnly,
      rec: serviceRecordIdOf(foundRecord),
    }),
  };
}

interface WireCommute {
  commutingVehicle: boolean | undefined;
  commutingDays: number | undefined;
  commutingAddress?: ReturnType<typeof wireAddress>;
}

/** A car with an address of work is driven there. Otherwise an answer is sent only where it is known. */
function wireCommute({ commuting, knownCommute }: Pick<Vehicle, 'commuting' | 'knownCommute'>): WireCommute {
  if (!commuting) return { commutingVehicle: knownCommute?.isCommuting, commutingDays: knownCommute?.daysAWeek };
  const { daysAWeek, address } = commuting;
  return { commutingVehicle: true, commutingDays: daysAWeek, commutingAddress: wireAddress(address) };
}

function wireAddress({ street, city, state, zip }: VehicleAddress) {
  return { address: street, city, state, zipCode: zip };
}

function wireCoverage({ productCode, custom }: CoverageChoice): WireQuoteRequest['coverages'] {
  return {
    productCd: productCode,
    coverages: Object.entries(custom).map(([code, value]) => {
      const [val1 = 0, val2, val3] = value.split('/').map(Number);
      return kindOf(code) === 'deductible'
        ? { coverageCd: code, deductible: val1 }
        : {
            coverageCd: code,
            limit: { val1, ...(val2 !== undefined && { val2 }), ...(val3 !== undefined && { val3 }) },
          };
    }),
  };
}

/** The two-valued tables have no other code. */
function zeroOrOne(code: number): 0 | 1 {
  return code === 0 ? 0 : 1;
}

/** Keeps the keys with a value: an empty text is omitted. */
function withoutAbsent<Keys extends object>(keys: Keys): { [Key in keyof Keys]?: Exclude<Keys[Key], undefined | ''> } {
  return Object.fromEntries(Object.entries(keys).filter(([, value]) => value !== undefined && value !== '')) as never;
}
