import type { BindDriver, BindQuote } from '#domain/bind-quote';
import type { Address } from '#domain/driver';
import { serviceVariant } from '#domain/service-variant';
import { isVin } from '#domain/vin';
import type { VehicleName } from '#services/vehicle/detail-by-vin';
import { carrierOf, questionsOf } from './carrier.ts';
import { checkKey, driverOf, isSamePerson, newDriver, withoutDuplicates } from './drivers/drivers.rules.ts';
import type {
  AdditionalDriver,
  BindContext,
  BindInput,
  DriverAnswers,
  Household,
  Place,
  Visit,
  YesNo,
} from './pseudo-bind.types.ts';
import { answerOf, areAnswersAccepted, codeOf } from './questions/questions.rules.ts';

/** A visit in which nothing has been said. */
export const newVisit: Visit = {
  place: 'driver',
  areDriversConfirmed: false,
  answers: {},
  drafts: {},
  vins: {},
  checkedLicense: '',
  checkedDrivers: {},
  isSubmitted: false,
  commonId: '',
  followUps: 0,
};

export const newContext = (input: BindInput): BindContext => ({
  ...newVisit,
  ...input,
  quote: undefined,
  isLicenseWrong: false,
  wrongDrivers: [],
  pendingDriver: undefined,
  verification: undefined,
  isVerified: false,
});

/** The person who buys. */
export interface Primary {
  firstName: string;
  lastName: string;
  birthDate: string;
  licenseNumber: string;
}

/** The primary driver, as the quote has them. */
export function quotedPrimary(quote: Pick<BindQuote, 'drivers'> | undefined): Primary {
  const { firstName = '', lastName = '', birthDate = '', license } = quote?.drivers[0] ?? {};
  return { firstName, lastName, birthDate, licenseNumber: license?.number ?? '' };
}

/** The primary driver, as they are known by now. */
export function primaryOf({ quote, driver }: Pick<BindContext, 'quote' | 'driver'>): Primary {
  const quoted = quotedPrimary(quote);
  return { ...quoted, ...(driver && { birthDate: driver.birthDate, licenseNumber: driver.licenseNumber }) };
}

/** A license and a date of birth, as the check compares them. */
export const licenseKey = ({ licenseNumber, birthDate }: Pick<Primary, 'licenseNumber' | 'birthDate'>): string =>
  licenseNumber.trim() && birthDate ? [licenseNumber.trim(), birthDate].join('|').toLowerCase() : '';

/** California's way of asking (spec 2 §5.1). */
export function isCalifornian({ path, quote }: Pick<BindContext, 'path' | 'quote'>): boolean {
  return serviceVariant({ path, customerState: quote?.address.state }) === 'ca';
}

/** An additional driver of the quote. Whoever it leaves out stays out, unless the visitor says otherwise. */
function quotedDriver(driver: BindDriver, place: number): AdditionalDriver {
  const { firstName, lastName, birthDate, gender, maritalStatus, relation, license, isExcluded, foundRecord } = driver;
  return {
    ...driverOf({ firstName, lastName, foundRecord }, `quoted-${place}`),
    birthDate: birthDate ?? '',
    gender: gender ?? '',
    maritalStatus: maritalStatus ?? '',
    relation: relation && relation !== 'self' ? relation : '',
    licenseNumber: license?.number ?? '',
    ...(isExcluded && { action: 'exclude', status: 'excluded' }),
  };
}

/** The quote's own drivers, answers and VINs, where the visitor has said nothing of their own. */
export function quoteTaken(context: BindContext, quote: BindQuote): Partial<BindContext> {
  const { answers, vins, checkedLicense } = context;
  const primary = quotedPrimary(quote);
  const [, ...others] = quote.drivers;
  const drivers = context.drivers ?? withoutDuplicates(others.map(quotedDriver), primary);
  const questions = questionsOf(context.config, carrierOf({ config: context.config, quote }));
  const quoted = quote.answers.flatMap(({ code, answer }): [string, YesNo][] => {
    const question = questions.find((one) => codeOf(one) === code);
    const said = question && answerOf(question, answer);
    return said ? [[code, said]] : [];
  });
  return {
    quote,
    drivers,
    answers: { ...Object.fromEntries(quoted), ...answers },
    vins: {
      ...Object.fromEntries(
        quote.vehicles.filter(({ vin }) => vin).map(({ vin, year, make, model }) => [vin, { year, make, model }]),
      ),
      ...vins,
    },
    checkedLicense: checkedLicense || licenseKey(primary),
    checkedDrivers: {
      ...Object.fromEntries(
        drivers
          .filter(({ licenseNumber, isManual }) => licenseNumber && !isManual)
          .map((driver) => [driver.id, checkKey(driver)]),
      ),
      ...context.checkedDrivers,
    },
  };
}

/** People of a household are drivers too, unless they are named already. */
export function householdTaken(context: BindContext, { drivers: members, commonId }: Household): Partial<BindContext> {
  const primary = primaryOf(context);
  const known = context.drivers ?? [];
  const found = members.filter((member) => !known.some((driver) => isSamePerson(driver, member)));
  const added = found.map((member) =>
    driverOf(member, `found-${member.foundRecord ?? [member.firstName, member.lastName].join('-').toLowerCase()}`),
  );
  const drivers = withoutDuplicates([...known, ...added], primary);
  // Nobody has said anything of those who are new.
  return { commonId, drivers, areDriversConfirmed: context.areDriversConfirmed && drivers.length === known.length };
}

/** One more driver, whom the visitor names. */
export function driverAdded({ drivers = [] }: Pick<BindContext, 'drivers'>): readonly AdditionalDriver[] {
  const last = Math.max(0, ...drivers.filter(({ isManual }) => isManual).map(({ id }) => Number(id.split('-').at(-1))));
  return [...drivers, newDriver(`manual-${last + 1}`)];
}

/** The VINs that the visitor has typed so far, or that they confirmed. */
function typedVins({ pendingDriver, drafts, driver }: BindContext): readonly string[] {
  if (pendingDriver) return pendingDriver.vins;
  const draft = Object.entries(drafts.driver ?? {}).filter(([field]) => field.startsWith('vin-'));
  return draft.length > 0 ? draft.map(([, vin]) => String(vin).toUpperCase()) : (driver?.vins ?? []);
}

/** The next VIN that has to be looked up. */
export const vinToLookUp = (context: BindContext): string | undefined =>
  typedVins(context).find((vin) => isVin(vin) && context.vins[vin] === undefined);

export const areVinsKnown = ({ vins }: BindContext, { vins: said }: DriverAnswers): boolean =>
  said.every((vin) => vins[vin] !== undefined);
export const isAVinWrong = ({ vins }: BindContext, { vins: said }: DriverAnswers): boolean =>
  said.some((vin) => vins[vin] === null);

/** What a car is called: by its VIN, where that was looked up, or else as the quote has it. */
export function vehicleNamed({ vins }: Pick<BindContext, 'vins'>, quoted: VehicleName, vin: string): VehicleName {
  return vins[vin.toUpperCase()] ?? quoted;
}

/** The first place whose answers are missing or no longer hold. */
export function firstMissingPlace(context: BindContext): Place {
  const carrier = carrierOf(context);
  if (!context.driver) return 'driver';
  if (!context.contact) return 'contact';
  if (!carrier.hideAdditionalDriverSection && !context.areDriversConfirmed) return 'drivers';
  if (!areAnswersAccepted(questionsOf(context.config, carrier), context.answers) || !context.isSubmitted)
    return 'questions';
  return context.place === 'success' ? 'success' : 'verifying';
}

export const order: readonly Place[] = ['driver', 'contact', 'drivers', 'questions', 'verifying', 'success'];

/** Where a visitor who wants a place is taken: there, or to the first one that still has to be answered. */
export function arrivalPlace(context: BindContext, wanted: Place): Place {
  const missing = firstMissingPlace(context);
  if (order.indexOf(wanted) > order.indexOf(missing)) return missing;
  return wanted === 'drivers' && carrierOf(context).hideAdditionalDriverSection ? 'contact' : wanted;
}

/** A whole address, as the search by name needs it. */
export function wholeAddress({ quote }: Pick<BindContext, 'quote'>): Address | undefined {
  const { street, apartment = '', city, state, zip } = quote?.address ?? {};
  return street && city && state && zip ? { street, apartment, city, state, zip } : undefined;
}
