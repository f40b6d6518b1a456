import { birthDateSchema } from '#domain/birth-date';
import type { CalendarDate } from '#domain/calendar-date';
import type { MaritalStatus } from '#domain/driver';
import type { AgeLimits } from '#domain/driver-age';
import { type ErrorCode, errorOf } from '#domain/error-code';
import { householdErrors, type HouseholdError } from '#domain/household';
import { isSamePerson, mayBeSamePerson, personNameSchema } from '#domain/person-name';
import { randomId } from '#domain/random-id';
import type { AdditionalDriver, AdditionalDriverSettings, HouseholdMember } from './additional-driver.types.ts';

/** A field of an additional driver. */
export type DriverField = Exclude<
  keyof AdditionalDriver,
  'id' | 'isManual' | 'foundRecord' | 'isFromHousehold' | 'isBirthDateKnown' | 'isRelationKnown'
>;

/** Why a field of an additional driver is invalid. */
export type DriverError =
  | ErrorCode
  | 'genderRequired'
  | 'maritalStatusRequired'
  | 'driverStatusRequired'
  | 'residenceRequired'
  | 'actionRequired'
  | 'licenseRequired'
  | 'licenseWrong'
  | 'ageNotCovered';

export interface DriverRules {
  carrier: AdditionalDriverSettings;
  today: CalendarDate;
  limits: AgeLimits;
}

/** A carrier that asks only one of action and status overrides what the quote says of the other. */
const isActionMeant = ({ enableActionType, enableDriverStatus }: AdditionalDriverSettings): boolean =>
  enableActionType || !enableDriverStatus;
const isStatusMeant = ({ enableActionType, enableDriverStatus }: AdditionalDriverSettings): boolean =>
  enableDriverStatus || !enableActionType;

/**
 * The policy covers the driver, as far as is known. When the carrier asks neither action nor status, the quote decides,
 * and the visitor decides about drivers who may be left out.
 */
export function isIncluded(
  { action, status }: Pick<AdditionalDriver, 'action' | 'status'>,
  carrier: AdditionalDriverSettings,
): boolean {
  if (isActionMeant(carrier) && action === 'exclude') return false;
  return !isStatusMeant(carrier) || status === '' || status === 'insured';
}

/**
 * The driver without answers to questions that are no longer asked, for example the license of a driver who was then
 * excluded. The form keeps these answers, but they are not sent.
 */
export function withAskedAnswers(driver: AdditionalDriver, carrier: AdditionalDriverSettings): AdditionalDriver {
  return {
    ...driver,
    ...(!isActionMeant(carrier) && { action: '' }),
    ...(!isStatusMeant(carrier) && { status: '' }),
    ...(!isAskedAll(driver, carrier) && { licenseNumber: '', gender: '' }),
  };
}

/** The quote or a record says that the driver is too young or too old; the visitor cannot change that date. */
const isAgeOutOfRange = (driver: AdditionalDriver, { today, limits }: DriverRules): boolean =>
  driver.isBirthDateKnown === true && errorOf(birthDateSchema({ today, limits }), driver.birthDate) !== undefined;

/**
 * True for drivers who may be left out of the policy although they cannot be removed: those whom only the records name,
 * because the visitor may not know their licenses, and those whose age the policy does not cover. Otherwise the visitor
 * could not continue. A carrier that asks for an action or a status decides instead.
 */
function isActionAsked(driver: AdditionalDriver, rules: DriverRules): boolean {
  const { enableActionType, enableDriverStatus } = rules.carrier;
  if (enableActionType || enableDriverStatus) return enableActionType;
  const isCoveredByQuote = driver.status === '' || driver.status === 'insured';
  return driver.isFromHousehold === true || (isCoveredByQuote && isAgeOutOfRange(driver, rules));
}

/** All fields are asked of covered drivers, and of the others when the carrier wants it. */
const isAskedAll = (driver: AdditionalDriver, carrier: AdditionalDriverSettings): boolean =>
  isIncluded(driver, carrier) || carrier.enableAllFieldsForExclude;

/**
 * The fields that are asked where the carrier hides the section: those that every request needs and the quote lacks. A
 * driver whom only the records name is not on the quote.
 */
function missingFields({ isFromHousehold, isBirthDateKnown, isRelationKnown }: AdditionalDriver): DriverField[] {
  if (isFromHousehold) return [];
  return [...(isBirthDateKnown ? [] : (['birthDate'] as const)), ...(isRelationKnown ? [] : (['relation'] as const))];
}

/** The section is left out: the carrier hides it, and the quote has enough data of every driver. */
export const isSectionLeftOut = (
  drivers: readonly AdditionalDriver[],
  { hideAdditionalDriverSection }: AdditionalDriverSettings,
): boolean => hideAdditionalDriverSection && drivers.every((driver) => missingFields(driver).length === 0);

/** The fields shown for a driver. A name or date of birth that the records or the quote gave is not asked again. */
export function fieldsOf(driver: AdditionalDriver, rules: DriverRules): readonly DriverField[] {
  const { carrier } = rules;
  if (carrier.hideAdditionalDriverSection) return missingFields(driver);
  return [
    ...(driver.isManual ? (['firstName', 'lastName'] as const) : []),
    ...(driver.isBirthDateKnown ? [] : (['birthDate'] as const)),
    ...(isActionAsked(driver, rules) ? (['action'] as const) : []),
    ...(carrier.enableDriverStatus ? (['status', 'residence'] as const) : []),
    'relation',
    ...(isAskedAll(driver, carrier) ? (['gender'] as const) : []),
    'maritalStatus',
    ...(isAskedAll(driver, carrier) ? (['licenseNumber'] as const) : []),
  ];
}

/**
 * The errors of one additional driver, by field (spec 2 §5.1). An age that is not covered is an error of the question
 * by which the driver can be left out.
 */
export function driverErrors(driver: AdditionalDriver, rules: DriverRules): Partial<Record<DriverField, DriverError>> {
  const { carrier } = rules;
  const included = isIncluded(driver, carrier);
  const fields = fieldsOf(driver, rules);
  const ageError = included && isAgeOutOfRange(driver, rules) ? 'ageNotCovered' : undefined;
  const found: Partial<Record<DriverField, DriverError | undefined>> = {
    firstName: errorOf(personNameSchema, driver.firstName),
    lastName: errorOf(personNameSchema, driver.lastName),
    birthDate: birthDateError(driver, rules),
    action: ageError ?? (driver.action ? undefined : 'actionRequired'),
    status: (fields.includes('action') ? undefined : ageError) ?? (driver.status ? undefined : 'driverStatusRequired'),
    residence: driver.residence ? undefined : 'residenceRequired',
    relation: driver.relation ? undefined : 'relationRequired',
    gender: driver.gender ? undefined : 'genderRequired',
    maritalStatus: driver.maritalStatus ? undefined : 'maritalStatusRequired',
    licenseNumber: included && !driver.licenseNumber.trim() ? 'licenseRequired' : undefined,
  };
  return Object.fromEntries(
    Object.entries(found).filter(([field, error]) => error && fields.includes(field as DriverField)),
  );
}

/**
 * The age limits apply only to a covered driver in a section that is not hidden: in a hidden one, nobody could leave
 * the driver out.
 */
function birthDateError(driver: AdditionalDriver, { carrier, today, limits }: DriverRules): DriverError | undefined {
  if (!driver.birthDate && !carrier.enableSecondaryDriverDob) return undefined;
  const isAgeLimited = isIncluded(driver, carrier) && !carrier.hideAdditionalDriverSection;
  const ages = isAgeLimited ? limits : { minimum: 0, maximum: 120 };
  return errorOf(birthDateSchema({ today, limits: ages }), driver.birthDate);
}

/**
 * The errors of the marital rules, when the carrier enables them. A missing spouse and an odd number are one error, and
 * none while a driver's relation or marital status is unanswered: that driver may be the spouse. No rule applies while
 * the primary driver's status is unknown, because no section asks for it.
 */
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
  const isAnswered = drivers.every(({ relation, maritalStatus }) => relation && maritalStatus);
  return errors.filter((error) => {
    if (error === 'spouseMissing') return isAnswered;
    return error !== 'marriedDriversOdd' || (isAnswered && !errors.includes('spouseMissing'));
  });
}

type Person = Pick<AdditionalDriver, 'firstName' | 'lastName' | 'isFromHousehold'> & { birthDate?: string | undefined };

/**
 * The same name and the same known birth date: a parent and a child may share their name. A record may have middle
 * names that the person left out.
 */
function isDuplicate(driver: Person, other: Person): boolean {
  if (!driver.firstName || !driver.lastName || !driver.birthDate || !other.birthDate) return false;
  return driver.isFromHousehold || other.isFromHousehold ? mayBeSamePerson(driver, other) : isSamePerson(driver, other);
}

/** Drops the primary driver and repeated persons from a list; the first of a person stays. */
export function withoutDuplicates<Driver extends Person>(
  drivers: readonly Driver[],
  primary: Person | undefined,
): readonly Driver[] {
  return drivers.filter(
    (driver, index) =>
      !(primary && isDuplicate(driver, primary)) &&
      !drivers.slice(0, index).some((earlier) => isDuplicate(earlier, driver)),
  );
}

/** A driver with the data of a record, and all other fields empty. */
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
    ...(member.birthDate && { isBirthDateKnown: true }),
  };
}

/** An empty driver for the visitor to fill in. No id is used twice: forms keep what was typed for a removed driver. */
export const newDriver = (): AdditionalDriver => ({
  ...driverOf({ firstName: '', lastName: '' }, `manual-${randomId()}`),
  isManual: true,
});

/** The key by which license checks are compared. */
export const checkKey = ({
  licenseNumber,
  birthDate,
  firstName,
}: Pick<AdditionalDriver, 'licenseNumber' | 'birthDate' | 'firstName'>): string =>
  [licenseNumber.trim(), birthDate, firstName.trim()].join('|').toLowerCase();

/** Covered drivers with a license that was not checked yet, or not with this name and birth date. */
export function driversToCheck(
  drivers: readonly AdditionalDriver[],
  checked: Readonly<Record<string, string>>,
  carrier: AdditionalDriverSettings,
): readonly AdditionalDriver[] {
  // The license is not asked: the visitor could not correct it.
  if (carrier.hideAdditionalDriverSection) return [];
  return drivers.filter(
    (driver) => isIncluded(driver, carrier) && driver.licenseNumber.trim() && checked[driver.id] !== checkKey(driver),
  );
}

export const fullName = ({ firstName, lastName }: Pick<AdditionalDriver, 'firstName' | 'lastName'>): string =>
  `${firstName} ${lastName}`;
