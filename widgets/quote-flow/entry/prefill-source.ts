import * as z from 'zod/mini';
import type { CalendarDate } from '#domain/calendar-date';
import { isSamePerson } from '#domain/person-name';
import { isStateCode, type StateCode } from '#domain/us-state';
import type { Vehicle } from '#domain/vehicle';
import type { ZipLookup } from '#services/address/city-by-zip';
import type { FlowConfig } from '../quote-flow.config.ts';
import type { Answers } from '../steps/answers.ts';
import type { ContactAnswers } from '../steps/contact/contact.answers.ts';
import { contactSchema } from '../steps/contact/contact.answers.ts';
import type { DetailsAnswers } from '../steps/details/details.answers.ts';
import { detailsSchema } from '../steps/details/details.answers.ts';
import type { Drafts } from '../steps/drafts.ts';
import type { DriverAnswers } from '../steps/driver/driver.answers.ts';
import { driverNameSchema } from '../steps/driver/driver.answers.ts';
import type {
  AdditionalDriver,
  AdditionalDriverAnswers,
  IncompleteDriver,
} from '../steps/drivers/additional-driver.answers.ts';
import { additionalDriverSchema } from '../steps/drivers/additional-driver.answers.ts';
import type { PolicyAnswers } from '../steps/policy/policy.answers.ts';
import { offeredTerm } from '../steps/policy/policy.answers.ts';
import type { IncompleteVehicle } from '../steps/vehicles/vehicle.answers.ts';
import {
  additionalDriverFields,
  contactFields,
  detailsFields,
  driverFields,
  type PrefillProblem,
  type ReportedField,
  vehicleFields,
} from './reported-fields.ts';

/** Each value may be missing. */
type Optional<Values> = { readonly [Key in keyof Values]?: Values[Key] | undefined };

/** The fields that have a value which cannot be read. */
interface Unread {
  unread?: readonly ReportedField[];
}

/** A source's values for the forms; unknown values are absent. */
export interface PrefillSource extends Unread {
  driver: Optional<DriverAnswers>;
  contact: Optional<ContactAnswers>;
  details: Optional<DetailsAnswers>;
  additionalDrivers: readonly (Optional<AdditionalDriverAnswers> & Unread)[];
  vehicles: readonly (Optional<Omit<Vehicle, 'id'>> & Unread)[];
  policy?: (Pick<PolicyAnswers, 'coverage' | 'coverageName'> & { term?: number | undefined }) | undefined;
}

/** A source's values: valid steps are answered, the others are drafts to complete. */
export interface PrefillResult {
  answers: Answers;
  drafts: Drafts;
  incomplete: readonly IncompleteDriver[];
  incompleteVehicles: readonly IncompleteVehicle[];
  problems: readonly PrefillProblem[];
  /** The state that the coverages are for; empty when unknown. */
  policyState: StateCode | '';
  /** The lookup of the source's zip code; undefined when there was none, or it failed. */
  zipResponse: (ZipLookup & { zip: string }) | undefined;
}

const emptyDriver: DriverAnswers = { firstName: '', lastName: '', birthDate: '', licenseNumber: '' };
const emptyContact: ContactAnswers = { email: '', phone: '', hasConsented: false };
const emptyDetails = {
  street: '',
  apartment: '',
  city: '',
  state: '',
  zip: '',
  gender: '',
  maritalStatus: '',
  isInsured: '',
  licenseType: 'unitedStates',
  licenseId: '',
  wantsHomeInsurance: false,
};

export interface Rules {
  config: FlowConfig;
  today: CalendarDate;
  /** False when the partner has obtained the visitor's consent. */
  asksForConsent: boolean;
  zipResponse?: PrefillResult['zipResponse'];
}

/** Validates a source's values by the rules of each step. */
export function applyPrefill(
  source: PrefillSource,
  { config, today, asksForConsent, zipResponse }: Rules,
): PrefillResult {
  const { policy, unread } = source;
  const driver = { ...emptyDriver, ...defined(source.driver) };
  const contact = { ...emptyContact, ...defined(source.contact) };
  const details = { ...emptyDetails, ...defined(source.details), ...placeOfZip(source.details, zipResponse) };
  const isServed = zipResponse?.isQuotable !== false;

  const checkedDriver = check(driverNameSchema({ today, limits: config.ageLimits.primary }), driver);
  const checkedContact = check(contactSchema, { ...contact, hasConsented: contact.hasConsented || !asksForConsent });
  const checkedDetails = check(detailsSchema(details.licenseType, config), details);
  const validDriver = checkedDriver.data;
  const validContact = checkedContact.data;
  const validDetails = isServed ? checkedDetails.data : undefined;

  const asAdditional = additionalDriverSchema({ today, limits: config.ageLimits.secondary });
  const others = withoutRepeatedPersons(source.additionalDrivers, driver).map(({ unread: unreadOf, ...person }) => ({
    person,
    unread: unreadOf,
    ...check(asAdditional, person),
  }));
  const additionalDrivers: AdditionalDriver[] = [];
  for (const { person, data } of others) {
    if (!data) continue;
    const { foundRecord, facts } = person;
    additionalDrivers.push({
      ...data,
      ...(foundRecord && { foundRecord }),
      ...(facts && { facts }),
      id: `driver-${additionalDrivers.length + 1}`,
    });
  }

  const listed = withoutRepeats(source.vehicles, isSameVehicle).map(({ unread: unreadOf, ...vehicle }) => ({
    vehicle,
    unread: unreadOf,
  }));
  const vehicles: Vehicle[] = [];
  for (const { vehicle } of listed) {
    if (isNamed(vehicle)) vehicles.push({ ...vehicle, id: `vehicle-${vehicles.length + 1}` });
  }

  return {
    answers: {
      ...(validDriver && { driver: validDriver }),
      ...(validContact && { contact: { ...validContact, hasConsented: contact.hasConsented } }),
      ...(validDetails && { details: validDetails }),
      additionalDrivers,
      vehicles,
      ...(policy && { policy: { ...policy, term: Number(offeredTerm(String(policy.term ?? ''), config.terms)) } }),
    },
    drafts: {
      ...(!validDriver && { driver: { ...driver } }),
      ...(!validContact && { contact: { ...contact } }),
      ...(!validDetails && { details: { ...details } }),
    },
    incomplete: others.flatMap(({ person, data }, index) =>
      data ? [] : [{ ...defined(person), id: `incomplete-${index + 2}`, number: index + 2 }],
    ),
    incompleteVehicles: listed.flatMap(({ vehicle }, index) =>
      isNamed(vehicle) ? [] : [{ ...defined(vehicle), number: index + 1 }],
    ),
    problems: [
      ...problemsOf(driverFields, driver, checkedDriver.invalid, unread),
      ...problemsOf(contactFields, contact, checkedContact.invalid, unread),
      ...(isServed
        ? problemsOf(detailsFields, details, checkedDetails.invalid, unread)
        : // The city and the state are those of the zip code.
          problemsOf(detailsFields, details, [...checkedDetails.invalid, 'zip'], unread).filter(
            ({ field }) => field !== 'City' && field !== 'State',
          )),
      ...(listed.length === 0 ? [{ field: 'Vehicles', kind: 'empty' } as const] : []),
      ...(policy ? [] : [{ field: 'Coverage', kind: kindOf('Coverage', undefined, unread) } as const]),
      ...others.flatMap(({ person, data, invalid, unread: unreadOf }, index) =>
        data
          ? []
          : problemsOf(additionalDriverFields, person, invalid, unreadOf).map((problem) => ({
              ...problem,
              // The primary driver is the first.
              of: { item: 'driver' as const, number: index + 2 },
            })),
      ),
      ...listed.flatMap(({ vehicle, unread: unreadOf }, index) =>
        isNamed(vehicle)
          ? []
          : problemsOf(vehicleFields, vehicle, unknownOf(vehicle, unreadOf), unreadOf).map((problem) => ({
              ...problem,
              of: { item: 'vehicle' as const, number: index + 1 },
            })),
      ),
    ],
    // Also the state of a zip code that is not served, which the address form does not fill in.
    policyState: [details.state, source.details.state].find(isState) ?? '',
    zipResponse,
  };
}

const isState = (state = ''): state is StateCode => isStateCode(state);

/** The state follows the zip code; a zip code that is not served has no city and no state. */
function placeOfZip(
  { city, state }: PrefillSource['details'],
  zipResponse: PrefillResult['zipResponse'],
): { city?: string; state?: string } {
  if (!zipResponse) return {};
  const { isQuotable, places } = zipResponse;
  if (!isQuotable) return { city: '', state: '' };
  const [place] = places;
  if (!place) return {};
  const ofState = places.find((candidate) => candidate.state === state);
  return ofState ? { city: city || ofState.city } : { city: place.city, state: place.state };
}

/** A car needs year, make and model. */
const isNamed = (vehicle: IncompleteVehicleFields): vehicle is Omit<Vehicle, 'id'> =>
  Boolean(vehicle.year && vehicle.make && vehicle.model);

type IncompleteVehicleFields = Optional<Omit<Vehicle, 'id'>>;

/** The missing fields of a car; a VIN that could not be decoded is one of them. */
const unknownOf = ({ year, make, model }: IncompleteVehicleFields, unread: readonly ReportedField[] = []) => [
  ...(unread.includes('VIN') ? ['vin'] : []),
  ...(year ? [] : ['year']),
  ...(make ? [] : ['make']),
  ...(model ? [] : ['model']),
];

function problemsOf<Name extends string>(
  fields: Readonly<Record<Name, ReportedField>>,
  values: { readonly [Key in NoInfer<Name>]?: unknown },
  invalid: readonly string[],
  unread?: readonly ReportedField[],
): PrefillProblem[] {
  return (Object.keys(fields) as Name[])
    .filter((name) => invalid.includes(name))
    .map((name) => ({ field: fields[name], kind: kindOf(fields[name], values[name], unread) }));
}

const kindOf = (field: ReportedField, value: unknown, unread: readonly ReportedField[] = []): PrefillProblem['kind'] =>
  value || unread.includes(field) ? 'invalid' : 'empty';

type ListedDriver = PrefillSource['additionalDrivers'][number];
type ListedVehicle = PrefillSource['vehicles'][number];

/** Drops the primary driver and repeated persons. Namesakes with another or an unknown birth date stay. */
function withoutRepeatedPersons(drivers: readonly ListedDriver[], primary: DriverAnswers): readonly ListedDriver[] {
  const isSame = (driver: ListedDriver, { firstName, lastName, birthDate }: ListedDriver) =>
    Boolean(firstName && lastName) &&
    isSamePerson(
      { firstName: driver.firstName ?? '', lastName: driver.lastName ?? '', birthDate: driver.birthDate },
      { firstName: firstName!, lastName: lastName!, birthDate },
    );
  return withoutRepeats(
    drivers.filter((person) => !isSame(person, primary)),
    isSame,
  );
}

/** The same VIN or the same record. Two cars of one model without a VIN are two cars. */
const isSameVehicle = (a: ListedVehicle, b: ListedVehicle): boolean =>
  (Boolean(a.vin) && a.vin === b.vin) || (a.foundRecord !== undefined && a.foundRecord === b.foundRecord);

/** Drops repeated items. A repeat fills in what the first one lacks. */
function withoutRepeats<Item extends object>(
  items: readonly Item[],
  isSame: (a: Item, b: Item) => boolean,
): readonly Item[] {
  const uniqueItems: Item[] = [];
  for (const item of items) {
    const index = uniqueItems.findIndex((earlier) => isSame(earlier, item));
    if (index === -1) uniqueItems.push(item);
    else uniqueItems[index] = { ...item, ...defined(uniqueItems[index]!) };
  }
  return uniqueItems;
}

/** The parsed values, or the names of the invalid ones. */
function check<Output>(
  schema: z.core.$ZodType<Output>,
  values: unknown,
): { data: Output | undefined; invalid: readonly string[] } {
  const { data, error } = z.core.safeParse(schema, values);
  return { data, invalid: error?.issues.map(({ path }) => String(path[0])) ?? [] };
}

/** Drops absent values. */
export function defined<Values extends object>(values: Values): { [Key in keyof Values]-?: NonNullable<Values[Key]> } {
  return Object.fromEntries(
    Object.entries(values).filter(([, value]) => value !== undefined && value !== null),
  ) as never;
}
