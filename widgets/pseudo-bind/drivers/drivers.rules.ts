import { birthDateSchema } from '#domain/birth-date';
import type { CalendarDate } from '#domain/calendar-date';
import type { MaritalStatus } from '#domain/driver';
import type { AgeLimits } from '#domain/driver-age';
import { type ErrorCode, errorOf } from '#domain/error-code';
import { householdErrors, type HouseholdError } from '#domain/household';
import { isSameName, personNameSchema } from '#domain/person-name';
import type { CarrierSettings } from '../pseudo-bind.config.ts';
import type { AdditionalDriver, HouseholdMember } from '../pseudo-bind.types.ts';

/** What is asked of an additional driver. */
export type DriverField = Exclude<keyof AdditionalDriver, 'id' | 'isManual' | 'foundRecord'>;

/** Why an answer about an additional driver was not accepted. */
export type DriverError =
  | ErrorCode
  | 'genderRequired'
  | 'maritalStatusRequired'
  | 'driverStatusRequired'
  | 'residenceRequired'
  | 'actionRequired'
  | 'licenseRequired'
  | 'licenseWrong';

/** The policy covers the driver, or nobody has said otherwise. Where the carrier asks neither, the quote’s word stands. */
export function isIncluded(
  { action, status }: Pick<AdditionalDriver, 'action' | 'status'>,
  carrier: CarrierSettings,
): boolean {
  if (carrier.enableActionType && action === 'exclude') return false;
  const isStatusMeant = carrier.enableDriverStatus || !carrier.enableActionType;
  return !isStatusMeant || status === '' || status === 'insured';
}

/** Everything is asked: of whom the policy covers, and of all where the carrier wants it. */
const isAskedAll = (driver: AdditionalDriver, carrier: CarrierSettings): boolean =>
  isIncluded(driver, carrier) || carrier.enableAllFieldsForExclude;

/** The fields that show for a driver. What the records or the quote say of them is not asked again. */
export function fieldsOf(driver: AdditionalDriver, carrier: CarrierSettings): readonly DriverField[] {
  return [
    ...(driver.isManual ? (['firstName', 'lastName'] as const) : []),
    'birthDate',
    ...(carrier.enableActionType ? (['action'] as const) : []),
    ...(carrier.enableDriverStatus ? (['status', 'residence'] as const) : []),
    'relation',
    ...(isAskedAll(driver, carrier) ? (['gender'] as const) : []),
    'maritalStatus',
    ...(isAskedAll(driver, carrier) ? (['licenseNumber'] as const) : []),
  ];
}

export interface DriverRules {
  carrier: CarrierSettings;
  today: CalendarDate;
  limits: AgeLimits;
}

/** What is wrong with one additional driver, by field (spec 2 §5.1). */
export function driverErrors(
  driver: AdditionalDriver,
  { carrier, today, limits }: DriverRules,
): Partial<Record<DriverField, DriverError>> {
  const included = isIncluded(driver, carrier);
  const found: Partial<Record<DriverField, DriverError | undefined>> = {
    firstName: errorOf(personNameSchema, driver.firstName),
    lastName: errorOf(personNameSchema, driver.lastName),
    birthDate: birthDateError(driver, { carrier, today, limits }),
    action: driver.action ? undefined : 'actionRequired',
    status: driver.status ? undefined : 'driverStatusRequired',
    residence: driver.residence ? undefined : 'residenceRequired',
    relation: driver.relation ? undefined : 'relationRequired',
    gender: driver.gender ? undefined : 'genderRequired',
    maritalStatus: driver.maritalStatus ? undefined : 'maritalStatusRequired',
    licenseNumber: included && !driver.licenseNumber.trim() ? 'licenseRequired' : undefined,
  };
  const asked = fieldsOf(driver, carrier);
  return Object.fromEntries(
    Object.entries(found).filter(([field, error]) => error && asked.includes(field as DriverField)),
  );
}

/** Someone whom the policy does not cover may be of any age. */
function birthDateError(driver: AdditionalDriver, { carrier, today, limits }: DriverRules): DriverError | undefined {
  if (!driver.birthDate && !carrier.enableSecondaryDriverDob) return undefined;
  const ages = isIncluded(driver, carrier) ? limits : { minimum: 0, maximum: 120 };
  return errorOf(birthDateSchema({ today, limits: ages }), driver.birthDate);
}

/** What the marital rules find, where the carrier wants them. A missing spouse leaves an odd number: that is said once. */
export function maritalErrors(
  primary: MaritalStatus | undefined,
  drivers: readonly AdditionalDriver[],
  { enableMaritalValidation }: CarrierSettings,
): readonly HouseholdError[] {
  if (!enableMaritalValidation || !primary) return [];
  const members = drivers.map(({ relation, maritalStatus }) => ({
    relation: relation || ('otherRelated' as const),
    maritalStatus: maritalStatus || ('single' as const),
  }));
  const errors = householdErrors({ relation: 'self', maritalStatus: primary }, members);
  return errors.includes('spouseMissing') ? errors.filter((error) => error !== 'marriedDriversOdd') : errors;
}

type Person = Pick<AdditionalDriver, 'firstName' | 'lastName'> & { birthDate?: string | undefined };

/** The same name and date of birth, whatever the case. A date that only one of them has tells them not apart. */
export function isSamePerson(one: Person, other: Person): boolean {
  return (
    isSameName(one.firstName, other.firstName) &&
    isSameName(one.lastName, other.lastName) &&
    (!one.birthDate || !other.birthDate || one.birthDate === other.birthDate)
  );
}

/** Drivers who are named once, and are not the primary driver. The first of the same person stays. */
export function withoutDuplicates<Driver extends Person>(
  drivers: readonly Driver[],
  primary: Person | undefined,
): readonly Driver[] {
  return drivers.filter(
    (driver, place) =>
      !(primary && isSamePerson(driver, primary)) &&
      !drivers.slice(0, place).some((other) => isSamePerson(other, driver)),
  );
}

/** A driver of whom only what a record says is known. */
export function driverOf(member: HouseholdMember, id: string): AdditionalDriver {
  return {
    birthDate: '',
    gender: '',
    maritalStatus: '',
    licenseNumber: '',
    relation: '',
    status: '',
    residence: '',
    action: '',
    ...member,
    id,
    isManual: false,
  };
}

export const newDriver = (id: string): AdditionalDriver => ({
  ...driverOf({ firstName: '', lastName: '' }, id),
  isManual: true,
});

/** What a license check is about; the same text has been checked before. */
export const checkKey = ({
  licenseNumber,
  birthDate,
  firstName,
}: Pick<AdditionalDriver, 'licenseNumber' | 'birthDate' | 'firstName'>): string =>
  [licenseNumber.trim(), birthDate, firstName.trim()].join('|').toLowerCase();

/** Included drivers whose license or date changed since they were checked. Without both there is nothing to check by. */
export function driversToCheck(
  drivers: readonly AdditionalDriver[],
  checked: Readonly<Record<string, string>>,
  carrier: CarrierSettings,
): readonly AdditionalDriver[] {
  return drivers.filter(
    (driver) =>
      isIncluded(driver, carrier) &&
      driver.licenseNumber.trim() &&
      driver.birthDate &&
      checked[driver.id] !== checkKey(driver),
  );
}
