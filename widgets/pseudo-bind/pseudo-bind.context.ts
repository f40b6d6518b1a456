import type { BindDriver, BindQuote } from '#domain/bind-quote';
import type { Address } from '#domain/driver';
import { serviceVariant } from '#domain/service-variant';
import { isVin } from '#domain/vin';
import {
  checkKey,
  driverOf,
  isSamePerson,
  newDriver,
  withoutDuplicates,
} from '#forms/additional-driver/additional-driver.rules';
import { answerOf, areAnswersAccepted, codeOf } from '#forms/questions/questions.rules';
import type { VehicleName } from '#services/vehicle/detail-by-vin';
import { carrierOf, questionsOf } from './carrier.ts';
import type {
  AdditionalDriver,
  PseudoBindContext,
  PseudoBindInput,
  DriverAnswers,
  Household,
  Section,
  Visit,
  YesNo,
} from './pseudo-bind.types.ts';
import { sections } from './pseudo-bind.types.ts';

/** A visit without answers. */
export const newVisit: Visit = {
  section: 'driver',
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

export const newContext = (input: PseudoBindInput): PseudoBindContext => ({
  ...newVisit,
  ...input,
  quote: undefined,
  isLicenseWrong: false,
  wrongDrivers: [],
  pendingDriver: undefined,
  verification: undefined,
  isVerified: false,
  failure: undefined,
});

/** The primary driver, who buys the policy. */
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

/** The primary driver, with the confirmed answers over the quote's. */
export function primaryOf({ quote, driver }: Pick<PseudoBindContext, 'quote' | 'driver'>): Primary {
  const quoted = quotedPrimary(quote);
  return { ...quoted, ...(driver && { birthDate: driver.birthDate, licenseNumber: driver.licenseNumber }) };
}

/** The key by which license checks are compared; empty where license or date is missing. */
export const licenseKey = ({ licenseNumber, birthDate }: Pick<Primary, 'licenseNumber' | 'birthDate'>): string =>
  licenseNumber.trim() && birthDate ? [licenseNumber.trim(), birthDate].join('|').toLowerCase() : '';

/** California has its own license check (spec 2 §5.1). */
export function isCalifornian({ path, quote }: Pick<PseudoBindContext, 'path' | 'quote'>): boolean {
  return serviceVariant({ path, customerState: quote?.address.state }) === 'ca';
}

/** An additional driver of the quote. An excluded one stays excluded unless the visitor changes it. */
function quotedDriver(driver: BindDriver, index: number): AdditionalDriver {
  const { firstName, lastName, birthDate, gender, maritalStatus, relation, license, isExcluded, foundRecord } = driver;
  return {
    ...driverOf({ firstName, lastName, foundRecord }, `quoted-${index}`),
    birthDate: birthDate ?? '',
    gender: gender ?? '',
    maritalStatus: maritalStatus ?? '',
    relation: relation && relation !== 'self' ? relation : '',
    licenseNumber: license?.number ?? '',
    ...(isExcluded && { action: 'exclude', status: 'excluded' }),
  };
}

/** Adds the quote's drivers, answers and VINs, where the visitor has not answered. */
export function quoteAdded(context: PseudoBindContext, quote: BindQuote): Partial<PseudoBindContext> {
  const { answers, vins, checkedLicense } = context;
  const primary = quotedPrimary(quote);
  const [, ...others] = quote.drivers;
  const drivers = context.drivers ?? withoutDuplicates(others.map(quotedDriver), primary);
  const questions = questionsOf(context.config, carrierOf({ config: context.config, quote }));
  const quoted = quote.answers.flatMap(({ code, answer }): [string, YesNo][] => {
    const question = questions.find((candidate) => codeOf(candidate) === code);
    const value = question && answerOf(question, answer);
    return value ? [[code, value]] : [];
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

/** Adds the people of a household as drivers, without those who are on the list. */
export function householdAdded(
  context: PseudoBindContext,
  { drivers: members, commonId }: Household,
): Partial<PseudoBindContext> {
  const primary = primaryOf(context);
  const current = context.drivers ?? [];
  const found = members.filter((member) => !current.some((driver) => isSamePerson(driver, member)));
  const added = found.map((member) =>
    driverOf(member, `found-${member.foundRecord ?? [member.firstName, member.lastName].join('-').toLowerCase()}`),
  );
  const drivers = withoutDuplicates([...current, ...added], primary);
  // The visitor has not confirmed the new ones.
  return { commonId, drivers, areDriversConfirmed: context.areDriversConfirmed && drivers.length === current.length };
}

/** Adds an empty driver for the visitor to fill in. */
export function driverAdded({ drivers = [] }: Pick<PseudoBindContext, 'drivers'>): readonly AdditionalDriver[] {
  const last = Math.max(0, ...drivers.filter(({ isManual }) => isManual).map(({ id }) => Number(id.split('-').at(-1))));
  return [...drivers, newDriver(`manual-${last + 1}`)];
}

/** The VINs typed so far, or confirmed. */
function typedVins({ pendingDriver, drafts, driver }: PseudoBindContext): readonly string[] {
  if (pendingDriver) return pendingDriver.vins;
  const draft = Object.entries(drafts.driver ?? {}).filter(([field]) => field.startsWith('vin-'));
  return draft.length > 0 ? draft.map(([, vin]) => String(vin).toUpperCase()) : (driver?.vins ?? []);
}

/** The next VIN to look up. */
export const vinToLookUp = (context: PseudoBindContext): string | undefined =>
  typedVins(context).find((vin) => isVin(vin) && context.vins[vin] === undefined);

export const areVinsLookedUp = ({ vins }: PseudoBindContext, { vins: confirmed }: DriverAnswers): boolean =>
  confirmed.every((vin) => vins[vin] !== undefined);
export const isAnyVinUnknown = ({ vins }: PseudoBindContext, { vins: confirmed }: DriverAnswers): boolean =>
  confirmed.some((vin) => vins[vin] === null);

/** A car's year, make and model: by its VIN where that was looked up, else the quote's. */
export function vehicleNamed({ vins }: Pick<PseudoBindContext, 'vins'>, quoted: VehicleName, vin: string): VehicleName {
  return vins[vin.toUpperCase()] ?? quoted;
}

/** The first section whose answers are missing or no longer accepted. */
function firstMissingSection(context: PseudoBindContext): Section {
  const carrier = carrierOf(context);
  if (!context.driver) return 'driver';
  if (!context.contact) return 'contact';
  if (!carrier.hideAdditionalDriverSection && !context.areDriversConfirmed) return 'drivers';
  if (!areAnswersAccepted(questionsOf(context.config, carrier), context.answers) || !context.isSubmitted)
    return 'questions';
  return context.section === 'success' ? 'success' : 'verifying';
}

/** The target section, or the first section without answers before it. */
export function firstReachableSection(context: PseudoBindContext, target: Section): Section {
  const missing = firstMissingSection(context);
  if (sections.indexOf(target) > sections.indexOf(missing)) return missing;
  return target === 'drivers' && carrierOf(context).hideAdditionalDriverSection ? 'contact' : target;
}

/** A complete address, as the search by name needs it. */
export function completeAddress({ quote }: Pick<PseudoBindContext, 'quote'>): Address | undefined {
  const { street, apartment = '', city, state, zip } = quote?.address ?? {};
  return street && city && state && zip ? { street, apartment, city, state, zip } : undefined;
}

/** What the read-only summary of the driver shows. */
export function summaryView(context: Pick<PseudoBindContext, 'quote' | 'driver'>) {
  const { firstName, lastName, birthDate } = primaryOf(context);
  return { firstName, lastName, birthDate, address: context.quote?.address, contact: context.quote?.contact };
}
export type SummaryView = ReturnType<typeof summaryView>;

/** What the first section shows, before its machine is ready and after. */
export function driverView(
  context: Pick<PseudoBindContext, 'quote' | 'driver' | 'config' | 'vins' | 'isLicenseWrong'>,
  { isBusy, areCarsLookedUp }: { isBusy: boolean; areCarsLookedUp: boolean },
) {
  const { quote, driver, vins, isLicenseWrong } = context;
  return { quote, driver, carrier: carrierOf(context), vins, isLicenseWrong, isBusy, areCarsLookedUp };
}
export type DriverView = ReturnType<typeof driverView>;
