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

/** Not all need be known. */
type Maybe<Values> = { readonly [Key in keyof Values]?: Values[Key] | undefined };

/** What a source knows of a visitor, in the forms' own terms; what it does not know is absent. */
export interface PrefillSource {
  driver: Maybe<DriverAnswers>;
  contact: Maybe<ContactAnswers>;
  details: Maybe<DetailsAnswers>;
  additionalDrivers: readonly (Maybe<AdditionalDriverAnswers> & { foundRecord?: string | undefined })[];
  vehicles: readonly Omit<Vehicle, 'id'>[];
  policy?: (Pick<PolicyAnswers, 'coverage' | 'coverageName'> & { term?: number | undefined }) | undefined;
}

/** A piece of what a source should have told, by the name that it has in reports. */
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

/** A source's knowledge as answers: what holds is answered, what does not stands in its form to be completed. */
export interface PrefillResult {
  answers: Answers;
  drafts: Drafts;
  /** Additional drivers of whom too little is known to quote them. */
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
  /** A partner may vouch for the visitor's consent; else they are asked for it. */
  asksForConsent: boolean;
}

/** Judges what a source knows by the rules of each step. */
export function applyPrefill(known: PrefillSource, { config, today, asksForConsent }: Rules): PrefillResult {
  const driver = { ...emptyDriver, ...defined(known.driver) };
  const contact = { ...emptyContact, ...defined(known.contact) };
  const details = { ...emptyDetails, ...defined(known.details) };
  const { policy } = known;

  const namedDriver = validOrUndefined(driverNameSchema({ today, limits: config.ageLimits.primary }), driver);
  const reachable = validOrUndefined(contactSchema, {
    ...contact,
    hasConsented: contact.hasConsented || !asksForConsent,
  });
  const described = validOrUndefined(detailsSchema(details.licenseType, config), details);

  const asAdditional = additionalDriverSchema({ today, limits: config.ageLimits.secondary });
  const others = known.additionalDrivers.map((person) => ({ person, answers: validOrUndefined(asAdditional, person) }));
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
      ...(namedDriver && { driver: namedDriver }),
      ...(reachable && { contact: { ...reachable, hasConsented: contact.hasConsented } }),
      ...(described && { details: described }),
      additionalDrivers,
      vehicles: known.vehicles.map((vehicle, place) => ({ ...vehicle, id: `vehicle-${place + 1}` })),
      ...(policy && { policy: { ...policy, term: Number(offeredTerm(String(policy.term ?? ''), config.terms)) } }),
    },
    drafts: {
      ...(!namedDriver && { driver: { ...driver } }),
      ...(!reachable && { contact: { ...contact } }),
      ...(!described && { details: { ...details } }),
    },
    incomplete: others.filter(({ answers }) => !answers).map(({ person }) => defined(person)),
    missing: missingFields({ driver, contact, details, vehicles: known.vehicles, policy }),
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
  const told: Record<MissingField, unknown> = {
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
  return reportedFields.filter((piece) => !told[piece]);
}

/** The answers as their step hands them on, or undefined where they do not hold. */
function validOrUndefined<Output>(schema: z.core.$ZodType<Output>, values: unknown): Output | undefined {
  const { data } = z.core.safeParse(schema, values);
  return data;
}

function defined<Values extends object>(values: Values): { [Key in keyof Values]-?: NonNullable<Values[Key]> } {
  return Object.fromEntries(
    Object.entries(values).filter(([, value]) => value !== undefined && value !== null),
  ) as never;
}
