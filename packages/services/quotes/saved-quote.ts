import type * as z from 'zod/mini';
import { dateFromWire } from '#domain/calendar-date';
import type { CoverageChoice } from '#domain/coverage';
import type { Address, Driver, DriverFacts } from '#domain/driver';
import { driverStatusCodes } from '#domain/driver-status';
import { genderCodes } from '#domain/gender';
import { isInsuredOf } from '#domain/insured-status';
import { licenseTypeCodes } from '#domain/license-type';
import { maritalStatusCodes } from '#domain/marital-status';
import { phoneDigits } from '#domain/phone-number';
import { relationCodes } from '#domain/relation';
import { residenceStatusCodes } from '#domain/residence-status';
import { isSameAddress } from '#domain/same-address';
import type { SavedDriver, SavedQuote } from '#domain/saved-quote';
import { readState } from '#domain/us-state-name';
import type { KnownCommute, VehicleAddress } from '#domain/vehicle';
import { isVin, vinText } from '#domain/vin';
import { isZipCode } from '#domain/zip-code';
import { coverageValue } from '../rating/coverage-amounts.ts';
import { monthsOf } from '../rating/months.ts';
import { readPersonAddress } from './person-address.ts';
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
  const { coverages, questionAnswers } = wire;
  const term = monthsOf(wire.term ?? 0);
  const address = addressOf(wire);
  const vehicles = wire.vehicles ?? [];
  const knownCommutes = vehicles.map(knownCommuteOf);
  return {
    rateQuoteId: String(wire.rateQuoteId ?? ''),
    transactionId: wire.transactionId ?? '',
    ...(wire.companyId && { carrierId: String(wire.companyId) }),
    ...(wire.quoteNumber && { quoteNumber: String(wire.quoteNumber) }),
    ...(quoteDate && { quoteDate }),
    ...(effectiveDate && { effectiveDate }),
    contact: { ...(wire.email && { email: wire.email }), ...(phone.length === 10 && { phone }) },
    address,
    drivers,
    vehicles: vehicles.map((vehicle) => readVehicle(vehicle, address)),
    ...(knownCommutes.some((commute) => commute !== undefined) && { knownCommutes }),
    ...(questionAnswers && {
      answers: questionAnswers.map(({ questionCd, answer }) => ({ code: String(questionCd), answer: String(answer) })),
    }),
    ...(coverages && { coverage: readCoverage(coverages) }),
    ...(coverages?.name && { coverageName: coverages.name }),
    ...(term > 0 && { term }),
    ...(typeof wire.rentersAndHome === 'boolean' && { wantsHomeInsurance: wire.rentersAndHome }),
    ...(wire.foreignLicenseType && { foreignLicenseType: String(wire.foreignLicenseType) }),
  };
}

/** The quote has the address as an object, or its parts as keys of its own. */
function addressOf({ address, apt, city, state, zipCode }: WireSavedQuote): SavedQuote['address'] {
  const wire = typeof address === 'object' ? address : { address, apt, city, state, zipCode };
  const apartment = wire.apt ?? apt;
  return { ...(apartment && { apartment }), ...readAddress(wire) };
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
  const address = readPersonAddress(driver);
  return {
    firstName: driver.firstName,
    lastName: driver.lastName,
    ...(birthDate && { birthDate }),
    ...(gender && { gender }),
    ...(maritalStatus && { maritalStatus }),
    ...(relation && { relation }),
    ...factsOf(driver),
    ...(Object.keys(address).length > 0 && { address }),
    ...(driver.rec && { foundRecord: String(driver.rec) }),
  };
}

function factsOf(driver: WireDriver): DriverFacts {
  const { priorInsurance, isExcluded } = driver;
  const isInsured = isInsuredOf(driver.insured);
  const license = licenseOf(driver);
  const status = driverStatusCodes.nameOf(driver.driverstatus);
  const residence = residenceStatusCodes.nameOf(driver.residencestatus);
  return {
    ...(isInsured !== undefined && { isInsured }),
    ...(license && { license }),
    ...(typeof priorInsurance === 'boolean' && { hadPriorInsurance: priorInsurance }),
    ...(typeof isExcluded === 'boolean' && { isExcluded }),
    ...(status && { status }),
    ...(residence && { residence }),
  };
}

/** A license number without a type: the key that holds it implies the type. */
function licenseOf({ licenseType, license, licenseId, issueDate: issued }: WireDriver): Driver['license'] | undefined {
  const type = licenseTypeCodes.nameOf(licenseType) ?? (license ? 'unitedStates' : licenseId ? 'foreign' : undefined);
  const issueDate = dateFromWire(issued);
  const numbers =
    type === 'foreign' ? { number: licenseId ?? '' } : { number: license ?? '', ...(licenseId && { id: licenseId }) };
  return type && { type, ...numbers, ...(issueDate && { issueDate }) };
}

function readVehicle(vehicle: WireVehicle, home: SavedQuote['address']): SavedQuote['vehicles'][number] {
  const { annualMilesAge, selectedAnnualMileage, odometerReading, isExistingVehicle, rec } = vehicle;
  const vin = vinText(vehicle.vin ?? '');
  const commutedTo = wholeAddress(vehicle.commutingAddress);
  const garaged = wholeAddress(vehicle.garagingAddress);
  return {
    vin: isVin(vin) ? vin : '',
    year: Number(vehicle.year),
    make: vehicle.maker,
    model: vehicle.model,
    ...(Number(annualMilesAge ?? 0) > 0 && { annualMileage: Number(annualMilesAge) }),
    ...(Number(selectedAnnualMileage ?? 0) > 0 && { selectedMileage: Number(selectedAnnualMileage) }),
    ...(Number(odometerReading ?? 0) > 0 && { odometer: Number(odometerReading) }),
    ...(commutedTo && { commuting: { daysAWeek: daysOf(vehicle), address: commutedTo } }),
    // A car garaged at home gets no garaging address: it follows the home address.
    ...(garaged && !isSameAddress(garaged, home) && { garagingAddress: garaged }),
    ...(vehicle.liab && { isLiabilityOnly: true }),
    ...(rec && { foundRecord: String(rec) }),
    ...(isExistingVehicle && !rec && { isExisting: true }),
  };
}

const daysOf = ({ commutingDays }: WireVehicle): number | undefined =>
  commutingDays === undefined ? undefined : Math.min(7, Number(commutingDays));

/** What is known without a whole address of work, which says by itself that the car is driven there. */
function knownCommuteOf(vehicle: WireVehicle): KnownCommute | undefined {
  const { commutingVehicle: isCommuting, commutingAddress } = vehicle;
  const daysAWeek = isCommuting === false ? undefined : daysOf(vehicle);
  if (wholeAddress(commutingAddress) || (isCommuting === undefined && daysAWeek === undefined)) return undefined;
  return { ...(isCommuting !== undefined && { isCommuting }), ...(daysAWeek !== undefined && { daysAWeek }) };
}

function readAddress({ address, city, state, zipCode }: WireAddress): Partial<Omit<Address, 'apartment'>> {
  const code = readState(state ?? '');
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
