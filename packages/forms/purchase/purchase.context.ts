import type { BindQuote } from '#domain/bind-quote';
import type { Address } from '#domain/driver';
import type { Question, YesNo } from '#domain/question';
import type { SavedDriver } from '#domain/saved-quote';
import { type ServiceVariant, serviceVariant } from '#domain/service-variant';
import { wholeAddress } from '#domain/whole-address';
import { driverOf, fullName, withoutDuplicates } from '../additional-driver/additional-driver.rules.ts';
import type { AdditionalDriver } from '../additional-driver/additional-driver.types.ts';
import { licenseKey } from '../driver-information/license.ts';
import { answerOf, codeOf } from '../questions/questions.rules.ts';
import { carrierOf, questionsOf } from './carrier.ts';
import { quotedPrimary } from './primary-driver.ts';
import type { PurchaseAnswers, PurchaseContext } from './purchase.types.ts';

/** The shared sections' part of a visit without answers. */
export const noAnswers: PurchaseAnswers = {
  areDriversConfirmed: false,
  answers: {},
  vins: {},
  checkedLicense: '',
  checkedDrivers: {},
  commonId: '',
  followUps: 0,
  issueDates: {},
  lateDrivers: [],
};

/** The shared sections' part of a new context, without the answers. */
export const newPurchase = {
  quote: undefined,
  quoteVariant: undefined,
  wrongLicense: '',
  wrongDrivers: {},
  isUntouchedSinceNext: false,
  quotedTwice: [],
  repeatedDrivers: [],
  hasFollowUpFailed: false,
  pendingDriver: undefined,
  failure: undefined,
  isHelpOffered: false,
} as const satisfies Partial<PurchaseContext>;

type VariantContext = Pick<PurchaseContext, 'path' | 'quote' | 'quoteVariant' | 'tokenState' | 'placeState'>;

/**
 * The services of the purchase: by the state of the quote, once it is known; until then the services that know the
 * quote.
 */
export function variantOf({ path, quote, quoteVariant, tokenState, placeState }: VariantContext): ServiceVariant {
  const customerState = quote?.address.state;
  return (!customerState && quoteVariant) || serviceVariant({ path, tokenState, placeState, customerState });
}

/** California has its own license check (spec 2 §5.1). */
export const isCalifornian = (context: VariantContext): boolean => variantOf(context) === 'ca';

/** A complete address, as the search by name needs it. */
export const completeAddress = ({ quote }: Pick<PurchaseContext, 'quote'>): Address | undefined =>
  wholeAddress(quote?.address ?? {});

const quotedId = (index: number): string => `quoted-${index}`;

/** An additional driver as the quote has them; undefined for a driver who is not on the quote. */
export const quotedAs = (
  { id, firstName, lastName }: Pick<AdditionalDriver, 'id' | 'firstName' | 'lastName'>,
  quote: Pick<BindQuote, 'drivers'> | undefined,
): SavedDriver | undefined =>
  quote?.drivers
    .slice(1)
    .find((quoted, index) => quotedId(index) === id && quoted.firstName === firstName && quoted.lastName === lastName);

/** An additional driver with all data of the quote. An excluded one stays excluded unless the visitor changes it. */
function quotedDriver(driver: SavedDriver, index: number): AdditionalDriver {
  const { firstName, lastName, birthDate, gender, maritalStatus, relation, license, foundRecord, status, residence } =
    driver;
  const isExcluded = driver.isExcluded ?? (status !== undefined && status !== 'insured');
  return {
    ...driverOf({ firstName, lastName, foundRecord, ...(birthDate && { birthDate }) }, quotedId(index)),
    gender: gender ?? '',
    maritalStatus: maritalStatus ?? '',
    ...(relation && relation !== 'self' && { relation, isRelationKnown: true }),
    licenseNumber: license?.number ?? '',
    ...(status && { status }),
    ...(residence && { residence }),
    ...(isExcluded && { action: 'exclude', status: status === 'excludedUnlicensed' ? status : 'excluded' }),
  };
}

/** Answers of the services, by the codes of their questions. Those that no question accepts are left out. */
export function answersOf(questions: readonly Question[], answers: BindQuote['answers']): Record<string, YesNo> {
  return Object.fromEntries(
    answers.flatMap(({ code, answer }): [string, YesNo][] => {
      const question = questions.find((candidate) => codeOf(candidate) === code);
      const value = question && answerOf(question, answer);
      return value ? [[code, value]] : [];
    }),
  );
}

type AnswersContext = Pick<PurchaseContext, 'config' | 'drivers' | 'answers' | 'vins' | 'checkedLicense'>;

/** Adds the quote's drivers, answers and VINs, where the visitor has not answered. */
export function quoteAdded(context: AnswersContext, quote: BindQuote) {
  const { config, answers, vins, checkedLicense } = context;
  const primary = quotedPrimary(quote);
  const [, ...others] = quote.drivers;
  const quotedDrivers = others.map(quotedDriver);
  const distinct = withoutDuplicates(quotedDrivers, primary);
  const drivers = context.drivers ?? distinct;
  const questions = questionsOf(config, carrierOf({ config, quote }));
  return {
    quote,
    drivers,
    ...(!context.drivers && {
      quotedTwice: quotedDrivers.filter((driver) => !distinct.includes(driver)).map(fullName),
    }),
    answers: { ...answersOf(questions, quote.answers), ...answers },
    vins: {
      ...Object.fromEntries(
        quote.vehicles.filter(({ vin }) => vin).map(({ vin, year, make, model }) => [vin, { year, make, model }]),
      ),
      ...vins,
    },
    checkedLicense: checkedLicense || licenseKey(primary),
  } satisfies Partial<PurchaseContext>;
}
