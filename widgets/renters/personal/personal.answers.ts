import * as z from 'zod/mini';
import { birthDateOf } from '#domain/birth-date';
import type { CalendarDate } from '#domain/calendar-date';
import { type EffectiveDateRule, effectiveDateError, lastEffectiveDate } from '#domain/effective-date';
import { emailSchema } from '#domain/email';
import type { Language } from '#domain/language';
import { personNameSchema } from '#domain/person-name';
import { formatPhoneNumber, phoneDigits } from '#domain/phone-number';
import { phoneNumberSchema } from '#domain/phone-number.schema';
import { apartmentSchema, citySchema, stateSchema, streetSchema } from '#domain/street-address';
import { isStateCode, type StateCode } from '#domain/us-state';
import { isZipCode, zipCodeSchema } from '#domain/zip-code';
import type { Draft } from '#flow/drafts';
import { formatDate } from '#i18n/date';
import { fieldErrors } from '#i18n/field-errors';
import { format } from '#i18n/format';
import type { ZipLookup } from '#services/address/city-by-zip';
import type { EarlierRentersAnswers } from '#services/renters/load-renters-transaction';
import type { RentersAnswers } from '#services/renters/renters-request';
import type { DateParts } from '#ui/date-field';
import type { RentersConfig } from '../renters.config.ts';

/** Spec 2 §5.2. */
export const mostRoommates = 5;
export const roommateNumbers = [1, 2, 3, 4, 5] as const;
export type RoommateNumber = (typeof roommateNumbers)[number];

const ownTexts = ['firstName', 'lastName', 'email', 'phone', 'street', 'apartment', 'zip', 'city', 'state'] as const;
const otherTexts = [
  'hasInterestedParty',
  'partyName',
  'partyEmail',
  'hasRoommates',
  'roommateCount',
  ...roommateNumbers.flatMap((number) => [`roommate${number}FirstName`, `roommate${number}LastName`] as const),
] as const;
type TextField = (typeof ownTexts)[number] | (typeof otherTexts)[number];

/** The form as it is typed. */
export type PersonalValues = Record<TextField, string> & { effectiveDate: DateParts };
/** The form as it is saved, with the date as one text. */
export type PersonalDraft = Readonly<Record<TextField | 'effectiveDate', string>>;

/** The accepted answers of the form. */
export type PersonalAnswers = Omit<RentersAnswers, 'choice'>;

/**
 * An empty form, in the order of the page and of its error summary. Questions that most visitors answer with no begin
 * with no.
 */
export const emptyPersonal: PersonalDraft = {
  ...(Object.fromEntries([...ownTexts, 'effectiveDate', ...otherTexts].map((name) => [name, ''])) as PersonalDraft),
  hasInterestedParty: 'no',
  hasRoommates: 'no',
  roommateCount: '1',
};

const roommateFields = (number: RoommateNumber) => [`roommate${number}FirstName`, `roommate${number}LastName`] as const;

/** The roommates that the form shows. */
export const roommatesShown = ({ roommateCount }: Pick<PersonalValues, 'roommateCount'>): readonly RoommateNumber[] =>
  roommateNumbers.slice(0, Math.min(Math.max(Number(roommateCount) || 1, 1), mostRoommates));

const textOf = (draft: Draft | undefined, name: string): string => {
  const value = draft?.[name];
  return typeof value === 'string' ? value : '';
};

/** Merges the draft over the known answers. */
export function completedDraft(draft: Draft | undefined, known: Partial<PersonalDraft>): PersonalDraft {
  const names = Object.keys(emptyPersonal) as (keyof PersonalDraft)[];
  const isAnswered = (group: 'hasRoommates' | 'hasInterestedParty') => textOf(draft, group) === 'yes';
  return Object.fromEntries(
    names.map((name) => {
      const typed = textOf(draft, name);
      // Without a "yes", the value is the form's default, which a known answer replaces.
      const isOwn =
        ((name === 'hasRoommates' || name === 'roommateCount') && !isAnswered('hasRoommates')) ||
        (name === 'hasInterestedParty' && !isAnswered('hasInterestedParty'));
      return [name, (isOwn ? known[name] : typed) || typed || known[name] || emptyPersonal[name]];
    }),
  ) as PersonalDraft;
}

/** The form's values: the draft over the known answers. */
export const personalDraft = ({
  drafts,
  known,
}: {
  drafts: Readonly<{ personal?: Draft | undefined }>;
  known: Partial<PersonalDraft>;
}): PersonalDraft => ({ ...completedDraft(undefined, known), ...drafts.personal });

/** The answers of an earlier transaction as form values. */
export function draftOfEarlier(earlier: EarlierRentersAnswers): Partial<PersonalDraft> {
  const { roommates, interestedParty, choice: _, phone, ...known } = earlier;
  return {
    ...known,
    ...(phone && { phone: formatPhoneNumber(phone) }),
    ...(interestedParty && {
      hasInterestedParty: 'yes',
      partyName: interestedParty.name,
      partyEmail: interestedParty.email,
    }),
    ...(roommates.length > 0 && { hasRoommates: 'yes', roommateCount: String(roommates.length) }),
    ...Object.fromEntries(
      roommates.slice(0, mostRoommates).flatMap(({ firstName, lastName }, index) => [
        [`roommate${index + 1}FirstName`, firstName],
        [`roommate${index + 1}LastName`, lastName],
      ]),
    ),
  };
}

const waitlistShape = {
  firstName: personNameSchema,
  lastName: personNameSchema,
  email: emailSchema,
  phone: phoneNumberSchema,
  state: stateSchema,
  zip: zipCodeSchema,
};
const waitlistSchema = z.object(waitlistShape);
const personalSchema = z.object({
  ...waitlistShape,
  street: streetSchema,
  apartment: apartmentSchema,
  city: citySchema,
});
const { city: _, state: __, ...withoutPlace } = personalSchema.shape;
const withoutPlaceSchema = z.object(withoutPlace);
const partySchema = z.object({ partyName: personNameSchema, partyEmail: emailSchema });

export type PersonalErrors = Partial<Record<keyof PersonalValues, string>>;

interface PersonalRules extends EffectiveDateRule {
  labels: Readonly<Record<string, string>>;
  language: Language;
  /** The lookup of the typed zip code; undefined until it has a response. */
  zipLookup: ZipLookup | undefined;
  isWaitlist: boolean;
}

/** The error of a zip code that is not quotable: it is not served, or does not exist. */
export const zipError = ({ places, isNotServed }: ZipLookup): 'error.zipNotQuotable' | 'error.zipUnknown' =>
  places.length > 0 || isNotServed ? 'error.zipNotQuotable' : 'error.zipUnknown';

/** City and state are shown with a complete zip code, which decides them. */
export const isPlaceShown = ({ zip, city, state }: Pick<PersonalValues, 'zip' | 'city' | 'state'>): boolean =>
  isZipCode(zip) || city !== '' || state !== '';

/** The error texts of the form (spec 2 §5.2). A waitlist requires only name, contact, zip code and state. */
export function personalErrors(values: PersonalValues, rules: PersonalRules): PersonalErrors {
  const { labels, language, zipLookup, isWaitlist } = rules;
  const wording = { labels, fields: labels };
  if (isWaitlist) return fieldErrors(waitlistSchema, values, wording);
  const dateError = effectiveDateError(birthDateOf(values.effectiveDate), rules);
  const dates = {
    first: formatDate(rules.today, language, 'medium'),
    last: formatDate(lastEffectiveDate(rules), language, 'medium'),
  };
  return {
    ...(zipLookup?.isQuotable === false && {
      zip: labels[zipError(zipLookup)],
    }),
    // City and state are not required for a refused zip code.
    ...fieldErrors(
      isPlaceShown(values) && zipLookup?.isQuotable !== false ? personalSchema : withoutPlaceSchema,
      values,
      wording,
    ),
    ...(dateError && { effectiveDate: format(labels[`error.${dateError}`] ?? '', dates) }),
    ...(values.hasInterestedParty === 'yes' && fieldErrors(partySchema, values, wording)),
    ...(values.hasRoommates === 'yes' && roommateErrors(values, labels)),
  };
}

function roommateErrors(values: PersonalValues, labels: PersonalRules['labels']): PersonalErrors {
  return Object.fromEntries(
    roommatesShown(values).flatMap((number) =>
      roommateFields(number).flatMap((field) => {
        const name = field.endsWith('FirstName') ? 'firstName' : 'lastName';
        const { [name]: code } = fieldErrors(
          z.object({ [name]: personNameSchema }),
          { [name]: values[field] },
          {
            labels,
            fields: { [name]: format(labels[`roommate.${name}`] ?? '', { number }) },
          },
        );
        return code ? [[field, code]] : [];
      }),
    ),
  );
}

/** The answers of a form without errors. */
export function personalAnswers(values: PersonalValues): PersonalAnswers {
  const text = (name: TextField) => values[name].trim();
  return {
    firstName: text('firstName'),
    lastName: text('lastName'),
    email: text('email'),
    phone: phoneDigits(values.phone),
    street: text('street'),
    apartment: text('apartment'),
    city: text('city'),
    // The schema has validated it.
    state: values.state as StateCode,
    zip: text('zip'),
    effectiveDate: birthDateOf(values.effectiveDate),
    ...(values.hasInterestedParty === 'yes' && {
      interestedParty: { name: text('partyName'), email: text('partyEmail') },
    }),
    roommates:
      values.hasRoommates === 'yes'
        ? roommatesShown(values).map((number) => {
            const [firstName, lastName] = roommateFields(number);
            return { firstName: text(firstName), lastName: text(lastName) };
          })
        : [],
  };
}

/** The values without one roommate: later ones move up, and the last is emptied. */
export function withoutRoommate(values: PersonalValues, removed: RoommateNumber): PersonalValues {
  const shown = roommatesShown(values);
  const remainingNumbers = shown.filter((number) => number !== removed);
  const moved = Object.fromEntries(
    roommateNumbers.flatMap((number, index) => {
      const from = remainingNumbers[index];
      const [first, last] = roommateFields(number);
      const source = from === undefined ? undefined : roommateFields(from);
      return [
        [first, source ? values[source[0]] : ''],
        [last, source ? values[source[1]] : ''],
      ];
    }),
  ) as Partial<PersonalValues>;
  return {
    ...values,
    ...moved,
    roommateCount: String(Math.max(remainingNumbers.length, 1)),
    hasRoommates: remainingNumbers.length > 0 ? 'yes' : 'no',
  };
}

/** True for a state where no renters policy is sold (spec 2 §5.2). */
export const isStateUnsold = (state: string, { allowedStates }: Pick<RentersConfig, 'allowedStates'>): boolean =>
  isStateCode(state) && allowedStates.length > 0 && !allowedStates.includes(state);

/** Today at the agency, and how far ahead a policy can start. */
export const dateRule = (today: CalendarDate, { maximumDaysAhead }: Pick<RentersConfig, 'maximumDaysAhead'>) => ({
  today,
  maximumDaysAhead,
});
