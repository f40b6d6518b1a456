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
import { kindOf } from './coverage-amounts.ts';
import type { quoteRequest } from './quote-request.contract.ts';

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
  /** Which kind of foreign license the primary driver has: a code of the service's list. */
  foreignLicenseType?: string | undefined;
  /** From an affiliate's or a customer's link. */
  customerId?: string | undefined;
  /** The quote that this one replaces. */
  previousQuoteNumber?: string | undefined;
  /** The first transaction that this one follows. */
  firstTransactionId?: string | undefined;
  /** Wants cover without a car of their own. */
  isNonOwner?: boolean | undefined;
  /** When the quote is asked for. */
  transactionDate?: CalendarDate | undefined;
  /** When the policy would start. */
  effectiveDate?: CalendarDate | undefined;
  /** This carrier alone is asked. */
  carrierId?: string | undefined;
  /** Where in the flow the request is made. */
  requestStep?: string | undefined;
  /** Dollars. */
  agencyFee?: number | undefined;
  /** The carrier's file. */
  policyFile?: string | undefined;
  /** By the code of the question. */
  questionAnswers?: Readonly<Record<string, string>> | undefined;
  /** Electronic documents, by email: agreed to, and preferred. Absent where it is not asked. */
  paperless?: { hasConsented: boolean; isPreferred: boolean } | undefined;
}

/** A quote request on the wire, without the header that every body carries. */
export type WireQuoteRequest = Omit<z.input<ReturnType<typeof quoteRequest>>, 'header'>;

export function wireQuoteRequest(request: QuoteRequest): WireQuoteRequest {
  const { transactionId, drivers, vehicles, coverage, term } = request;
  const [primary] = drivers;
  return {
    transactionId,
    term,
    isManualEntry: !primary.foundRecord,
    customer: wireCustomer(request),
    coverages: wireCoverage(coverage),
    cars: vehicles.map(wireCar),
    drivers: drivers.map((driver) => wireDriver(driver, driver === primary ? request : undefined)),
    ...wireExtras(request),
  };
}

function wireCustomer({
  drivers: [primary],
  contact,
  address,
  wantsHomeInsurance,
}: QuoteRequest): WireQuoteRequest['customer'] {
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

/** What only some requests say. */
function wireExtras(request: QuoteRequest): Partial<WireQuoteRequest> {
  const { type, number } = request.drivers[0].license;
  const { questionAnswers, paperless } = request;
  return withoutAbsent({
    ...(isForeignLicense(type) && {
      foreignLicenseType: request.foreignLicenseType || String(licenseTypeCodes.codeOf(type)),
      foreignLicenseId: number,
    }),
    customerId: request.customerId,
    previousQuoteNumber: request.previousQuoteNumber,
    rc1TransactionId: request.firstTransactionId,
    nonOwner: request.isNonOwner,
    transactionDate: request.transactionDate,
    effectiveDate: request.effectiveDate,
    carrierId: request.carrierId,
    requestStep: request.requestStep,
    afee: request.agencyFee,
    policyFile: request.policyFile,
    questionAnswers:
      questionAnswers && Object.entries(questionAnswers).map(([questionCd, answer]) => ({ questionCd, answer })),
    ...(paperless && {
      paperlessConsent: paperless.hasConsented,
      paperlessPreference: paperless.isPreferred,
      paperlessType: 'email' as const,
    }),
  });
}

/** The primary driver's row says what the request says of them. */
function wireDriver(driver: Driver, request: QuoteRequest | undefined): WireQuoteRequest['drivers'][number] {
  const { type, number, issueDate } = driver.license;
  const { address, wantsHomeInsurance } = request ?? {};
  return {
    firstName: driver.firstName,
    lastName: driver.lastName,
    dob: yearMonthDay(driver.birthDate),
    gender: zeroOrOne(genderCodes.codeOf(driver.gender)),
    marital: zeroOrOne(maritalStatusCodes.codeOf(driver.maritalStatus)),
    insured: insuredCode(driver.isInsured),
    relation: relationCodes.codeOf(driver.relation),
    primaryDriver: request !== undefined,
    isManualDriver: !driver.foundRecord,
    licenseType: licenseTypeCodes.codeOf(type),
    ...(number && (isForeignLicense(type) ? { licenseId: number } : { license: number, driverLicenseNumber: number })),
    ...withoutAbsent({
      rec: driver.foundRecord,
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

function wireCar(vehicle: Vehicle): WireQuoteRequest['cars'][number] {
  const { vin, year, make, model, annualMileage, commuting, garagingAddress, foundRecord } = vehicle;
  return {
    ...(vin && { vin }),
    year,
    maker: make,
    model,
    isExistingVehicle: foundRecord !== undefined,
    ...withoutAbsent({
      annualMilesAge: annualMileage,
      selectedAnnualMileage: vehicle.selectedMileage,
      odometerReading: vehicle.odometer,
      ...(commuting && {
        commutingVehicle: true,
        commutingDays: commuting.daysAWeek,
        commutingAddress: wireAddress(commuting.address),
      }),
      garagingAddress: garagingAddress && wireAddress(garagingAddress),
      liab: vehicle.isLiabilityOnly,
      rec: foundRecord,
    }),
  };
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

/** The two-valued tables hold no other code. */
function zeroOrOne(code: number): 0 | 1 {
  return code === 0 ? 0 : 1;
}

/** The keys that say something: an empty text says nothing. */
function withoutAbsent<Keys extends object>(keys: Keys): { [Key in keyof Keys]?: Exclude<Keys[Key], undefined | ''> } {
  return Object.fromEntries(Object.entries(keys).filter(([, value]) => value !== undefined && value !== '')) as never;
}
