import type * as z from 'zod/mini';
import { dateFromWire } from '#domain/calendar-date';
import type { CoverageChoice } from '#domain/coverage';
import type { Address, Driver } from '#domain/driver';
import { genderCodes } from '#domain/gender';
import { isInsuredOf } from '#domain/insured-status';
import { licenseTypeCodes } from '#domain/license-type';
import { maritalStatusCodes } from '#domain/marital-status';
import { phoneDigits } from '#domain/phone-number';
import { relationCodes } from '#domain/relation';
import type { SavedDriver, SavedQuote } from '#domain/saved-quote';
import { stateCodeOf } from '#domain/us-state';
import type { VehicleAddress } from '#domain/vehicle';
import { isVin, vinText } from '#domain/vin';
import { isZipCode } from '#domain/zip-code';
import { coverageValue } from '../rating/coverage-amounts.ts';
import type { savedQuote } from './saved-quote.contract.ts';

export type WireSavedQuote = z.output<ReturnType<typeof savedQuote>>;
type WireDriver = NonNullable<WireSavedQuote['drivers']>[number];
type WireVehicle = NonNullable<WireSavedQuote['vehicles']>[number];
type WireAddress = NonNullable<WireVehicle['garagingAddress']>;
type WireCoverages = NonNullable<WireSavedQuote['coverages']>;

/** Maps a saved quote; undefined when it names no driver. */
export function readSavedQuote(wire: WireSavedQuote): SavedQuote | undefined {
  const drivers = driversOf(wire);
  if (drivers.length === 0) return undefined;
  const quoteDate = dateFromWire(wire.quoteDate);
  const effectiveDate = dateFromWire(wire.effectiveDate);
  const phone = phoneDigits(wire.phoneNumber ?? '');
  const { coverages } = wire;
  return {
    rateQuoteId: String(wire.rateQuoteId ?? ''),
    transactionId: wire.transactionId ?? '',
    ...(quoteDate && { quoteDate }),
    ...(effectiveDate && { effectiveDate }),
    contact: { ...(wire.email && { email: wire.email }), ...(phone.length === 10 && { phone }) },
    address: { ...(wire.apt && { apartment: wire.apt }), ...readAddress(wire) },
    drivers,
    vehicles: (wire.vehicles ?? []).map(readVehicle),
    ...(coverages && { coverage: readCoverage(coverages) }),
    ...(coverages?.name && { coverageName: coverages.name }),
    ...(Number(wire.term ?? 0) > 0 && { term: Number(wire.term) }),
    ...(typeof wire.rentersAndHome === 'boolean' && { wantsHomeInsurance: wire.rentersAndHome }),
    ...(wire.foreignLicenseType && { foreignLicenseType: String(wire.foreignLicenseType) }),
  };
}

/** The primary driver first. Fields missing in that driver's row may be in the quote itself. */
function driversOf({ drivers, name, surname, birthDate, foreignLicenseId }: WireSavedQuote): SavedDriver[] {
  const rows = drivers ?? [];
  const index = Math.max(
    0,
    rows.findIndex(({ primaryDriver }) => primaryDriver),
  );
  const ordered = [rows[index], ...rows.toSpliced(index, 1)].filter((row) => row !== undefined);
  const [primary, ...others] = ordered.map(readDriver);
  const named = primary ?? (name && surname ? { firstName: name, lastName: surname } : undefined);
  if (!named) return [];
  const bornOn = dateFromWire(birthDate);
  const completed: SavedDriver = {
    ...(bornOn && { birthDate: bornOn }),
    ...(foreignLicenseId && { license: { type: 'foreign', number: foreignLicenseId } }),
    ...named,
    relation: 'self',
  };
  return [completed, ...others];
}

function readDriver(driver: WireDriver): SavedDriver {
  const birthDate = dateFromWire(driver.dob);
  const gender = genderCodes.nameOf(driver.gender);
  const maritalStatus = maritalStatusCodes.nameOf(driver.marital);
  const relation = relationCodes.nameOf(driver.relation);
  const isInsured = isInsuredOf(driver.insured);
  const license = licenseOf(driver);
  return {
    firstName: driver.firstName,
    lastName: driver.lastName,
    ...(birthDate && { birthDate }),
    ...(gender && { gender }),
    ...(maritalStatus && { maritalStatus }),
    ...(relation && { relation }),
    ...(isInsured !== undefined && { isInsured }),
    ...(license && { license }),
    ...(driver.rec && { foundRecord: String(driver.rec) }),
  };
}

/** A license number without a type: the key that holds it implies the type. */
function licenseOf({ licenseType, license, licenseId }: WireDriver): Driver['license'] | undefined {
  const type = licenseTypeCodes.nameOf(licenseType) ?? (license ? 'unitedStates' : licenseId ? 'foreign' : undefined);
  return type && { type, number: (type === 'foreign' ? licenseId : license) ?? '' };
}

function readVehicle(vehicle: WireVehicle): SavedQuote['vehicles'][number] {
  const { annualMilesAge, odometerReading, commutingDays, commutingAddress, garagingAddress, rec } = vehicle;
  const vin = vinText(vehicle.vin ?? '');
  const commutedTo = wholeAddress(commutingAddress);
  const garaged = wholeAddress(garagingAddress);
  return {
    vin: isVin(vin) ? vin : '',
    year: Number(vehicle.year),
    make: vehicle.maker,
    model: vehicle.model,
    ...(Number(annualMilesAge ?? 0) > 0 && { annualMileage: Number(annualMilesAge) }),
    ...(Number(odometerReading ?? 0) > 0 && { odometer: Number(odometerReading) }),
    ...(commutedTo && { commuting: { daysAWeek: Math.min(7, Number(commutingDays ?? 0)), address: commutedTo } }),
    ...(garaged && { garagingAddress: garaged }),
    ...(vehicle.liab && { isLiabilityOnly: true }),
    ...(rec && { foundRecord: String(rec) }),
  };
}

function readAddress({ address, city, state, zipCode }: WireAddress): Partial<Omit<Address, 'apartment'>> {
  const code = stateCodeOf(state ?? '');
  const zip = zipCode?.slice(0, 5) ?? '';
  return {
    ...(address && { street: address }),
    ...(city && { city }),
    ...(code && { state: code }),
    ...(isZipCode(zip) && { zip }),
  };
}

function wholeAddress(wire: WireAddress | null | undefined): VehicleAddress | undefined {
  const { street, city, state, zip } = wire ? readAddress(wire) : {};
  return street && city && state && zip ? { street, city, state, zip } : undefined;
}

function readCoverage({ productCd, coverages }: WireCoverages): CoverageChoice {
  const custom = (coverages ?? []).map(({ coverageCd, limit, deductible }) =>
    coverageValue(coverageCd, { limit, deductible }),
  );
  return { productCode: productCd, custom: Object.fromEntries(custom.filter((entry) => entry !== undefined)) };
}
