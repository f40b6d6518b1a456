import * as z from 'zod/mini';
import type { CalendarDate } from '#domain/calendar-date';
import type { Vehicle } from '#domain/vehicle';
import type { FlowConfig } from '../quote-flow.config.ts';
import type { Answers } from '../steps/answers.ts';
import type { ContactAnswers } from '../steps/contact/contact.answers.ts';
import { contactSchema } from '../steps/contact/contact.answers.ts';
import type { DetailsAnswers } from '../steps/details/details.answers.ts';
import { detailsSchema } from '../steps/details/details.answers.ts';
import type { Drafts } from '../steps/drafts.ts';
import type { DriverAnswers } from '../steps/driver/driver.answers.ts';
import { driverNameSchema } from '../steps/driver/driver.answers.ts';
import type { AdditionalDriver, AdditionalDriverAnswers } from '../steps/drivers/additional-driver.answers.ts';
import { additionalDriverSchema } from '../steps/drivers/additional-driver.answers.ts';
import type { PolicyAnswers } from '../steps/policy/policy.answers.ts';
import { offeredTerm } from '../steps/policy/policy.answers.ts';

/** Each value may be missing. */
type Optional<Values> = { readonly [Key in keyof Values]?: Values[Key] | undefined };

/** A source's values for the forms; unknown values are absent. */
export interface PrefillSource {
  driver: Optional<DriverAnswers>;
  contact: Optional<ContactAnswers>;
  details: Optional<DetailsAnswers>;
  additionalDrivers: readonly (Optional<AdditionalDriverAnswers> & { foundRecord?: string | undefined })[];
  vehicles: readonly Omit<Vehicle, 'id'>[];
  policy?: (Pick<PolicyAnswers, 'coverage' | 'coverageName'> & { term?: number | undefined }) | undefined;
}

/** The fields that a source should fill, by their names in reports. */
export const reportedFields = [
  'First name',
  'Last name',
  'Date of birth',
  'Email',
  'Phone',
  'Address',
  'City',
  'State',
  'Zip code',
  'Vehicles',
  'Coverage',
] as const;
export type MissingField = (typeof reportedFields)[number];

/** A source's values: valid steps are answered, the others are drafts to complete. */
export interface PrefillResult {
  answers: Answers;
  drafts: Drafts;
  /** Additional drivers whose answers are incomplete. */
  incomplete: readonly Partial<AdditionalDriverAnswers>[];
  missing: readonly MissingField[];
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
  /** False where the partner vouches for the visitor's consent. */
  asksForConsent: boolean;
}

/** Validates a source's values by the rules of each step. */
export function applyPrefill(source: PrefillSource, { config, today, asksForConsent }: Rules): PrefillResult {
  const driver = { ...emptyDriver, ...defined(source.driver) };
  const contact = { ...emptyContact, ...defined(source.contact) };
  const details = { ...emptyDetails, ...defined(source.details) };
  const { policy } = source;

  const validDriver = validOrUndefined(driverNameSchema({ today, limits: config.ageLimits.primary }), driver);
  const validContact = validOrUndefined(contactSchema, {
    ...contact,
    hasConsented: contact.hasConsented || !asksForConsent,
  });
  const validDetails = validOrUndefined(detailsSchema(details.licenseType, config), details);

  const asAdditional = additionalDriverSchema({ today, limits: config.ageLimits.secondary });
  const others = source.additionalDrivers.map((person) => ({
    person,
    answers: validOrUndefined(asAdditional, person),
  }));
  const additionalDrivers: AdditionalDriver[] = [];
  for (const { person, answers } of others) {
    if (!answers) continue;
    const { foundRecord } = person;
    additionalDrivers.push({
      ...answers,
      ...(foundRecord && { foundRecord }),
      id: `driver-${additionalDrivers.length + 1}`,
    });
  }

  return {
    answers: {
      ...(validDriver && { driver: validDriver }),
      ...(validContact && { contact: { ...validContact, hasConsented: contact.hasConsented } }),
      ...(validDetails && { details: validDetails }),
      additionalDrivers,
      vehicles: source.vehicles.map((vehicle, index) => ({ ...vehicle, id: `vehicle-${index + 1}` })),
      ...(policy && { policy: { ...policy, term: Number(offeredTerm(String(policy.term ?? ''), config.terms)) } }),
    },
    drafts: {
      ...(!validDriver && { driver: { ...driver } }),
      ...(!validContact && { contact: { ...contact } }),
      ...(!validDetails && { details: { ...details } }),
    },
    incomplete: others.filter(({ answers }) => !answers).map(({ person }) => defined(person)),
    missing: missingFields({ driver, contact, details, vehicles: source.vehicles, policy }),
  };
}

function missingFields({
  driver,
  contact,
  details,
  vehicles,
  policy,
}: {
  driver: DriverAnswers;
  contact: ContactAnswers;
  details: typeof emptyDetails;
  vehicles: readonly unknown[];
  policy: unknown;
}): MissingField[] {
  const values: Record<MissingField, unknown> = {
    'First name': driver.firstName,
    'Last name': driver.lastName,
    'Date of birth': driver.birthDate,
    Email: contact.email,
    Phone: contact.phone,
    Address: details.street,
    City: details.city,
    State: details.state,
    'Zip code': details.zip,
    Vehicles: vehicles.length,
    Coverage: policy,
  };
  return reportedFields.filter((field) => !values[field]);
}

/** The parsed values, or undefined where they are invalid. */
function validOrUndefined<Output>(schema: z.core.$ZodType<Output>, values: unknown): Output | undefined {
  const { data } = z.core.safeParse(schema, values);
  return data;
}

function defined<Values extends object>(values: Values): { [Key in keyof Values]-?: NonNullable<Values[Key]> } {
  return Object.fromEntries(
    Object.entries(values).filter(([, value]) => value !== undefined && value !== null),
  ) as never;
}
