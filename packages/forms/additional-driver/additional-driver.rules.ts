import { birthDateSchema } from '#domain/birth-date';
import type { CalendarDate } from '#domain/calendar-date';
import type { MaritalStatus } from '#domain/driver';
import type { AgeLimits } from '#domain/driver-age';
import { type ErrorCode, errorOf } from '#domain/error-code';
import { householdErrors, type HouseholdError } from '#domain/household';
import { isSameName, personNameSchema } from '#domain/person-name';
import type { AdditionalDriver, AdditionalDriverSettings, HouseholdMember } from './additional-driver.types.ts';

/** A field of an additional driver. */
export type DriverField = Exclude<keyof AdditionalDriver, 'id' | 'isManual' | 'foundRecord'>;

/** Why a field of an additional driver is invalid. */
export type DriverError =
  | ErrorCode
  | 'genderRequired'
  | 'maritalStatusRequired'
  | 'driverStatusRequired'
  | 'residenceRequired'
  | 'actionRequired'
  | 'licenseRequired'
  | 'licenseWrong';

/** The policy covers the driver, as far as is known. Where the carrier asks neither action nor status, the quote decides. */
export function isIncluded(
  { action, status }: Pick<AdditionalDriver, 'action' | 'status'>,
  carrier: AdditionalDriverSettings,
): boolean {
  if (carrier.enableActionType && action === 'exclude') return false;
  const isStatusMeant = carrier.enableDriverStatus || !carrier.enableActionType;
  return !isStatusMeant || status === '' || status === 'insured';
}

/** All fields are asked of covered drivers, and of the others where the carrier wants it. */
const isAskedAll = (driver: AdditionalDriver, carrier: AdditionalDriverSettings): boolean =>
  isIncluded(driver, carrier) || carrier.enableAllFieldsForExclude;

/** The fields shown for a driver. A name that the records or the quote gave is not asked again. */
export function fieldsOf(driver: AdditionalDriver, carrier: AdditionalDriverSettings): readonly DriverField[] {
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
  carrier: AdditionalDriverSettings;
  today: CalendarDate;
  limits: AgeLimits;
}

/** The errors of one additional driver, by field (spec 2 §5.1). */
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

/** A driver whom the policy does not cover may have any age. */
function birthDateError(driver: AdditionalDriver, { carrier, today, limits }: DriverRules): DriverError | undefined {
  if (!driver.birthDate && !carrier.enableSecondaryDriverDob) return undefined;
  const ages = isIncluded(driver, carrier) ? limits : { minimum: 0, maximum: 120 };
  return errorOf(birthDateSchema({ today, limits: ages }), driver.birthDate);
}

/** The errors of the marital rules, where the carrier has them on. A missing spouse and an odd number are one error. */
export function maritalErrors(
  primary: MaritalStatus | undefined,
  drivers: readonly AdditionalDriver[],
  { enableMaritalValidation }: AdditionalDriverSettings,
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

/** The same name in any case, and no different birth dates; a date that only one of them has is ignored. */
export function isSamePerson(a: Person, b: Person): boolean {
  return (
    isSameName(a.firstName, b.firstName) &&
    isSameName(a.lastName, b.lastName) &&
    (!a.birthDate || !b.birthDate || a.birthDate === b.birthDate)
  );
}

/** Drops the primary driver and repeated persons from a list; the first of a person stays. */
export function withoutDuplicates<Driver extends Person>(
  drivers: readonly Driver[],
  primary: Person | undefined,
): readonly Driver[] {
  return drivers.filter(
    (driver, index) =>
      !(primary && isSamePerson(driver, primary)) &&
      !drivers.slice(0, index).some((earlier) => isSamePerson(earlier, driver)),
  );
}

/** A driver with what a record knows of them, and all other fields empty. */
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

/** The key by which license checks are compared. */
export const checkKey = ({
  licenseNumber,
  birthDate,
  firstName,
}: Pick<AdditionalDriver, 'licenseNumber' | 'birthDate' | 'firstName'>): string =>
  [licenseNumber.trim(), birthDate, firstName.trim()].join('|').toLowerCase();

/** Covered drivers with a license and a birth date that changed since the last check. */
export function driversToCheck(
  drivers: readonly AdditionalDriver[],
  checked: Readonly<Record<string, string>>,
  carrier: AdditionalDriverSettings,
): readonly AdditionalDriver[] {
  return drivers.filter(
    (driver) =>
      isIncluded(driver, carrier) &&
      driver.licenseNumber.trim() &&
      driver.birthDate &&
      checked[driver.id] !== checkKey(driver),
  );
}
