import type { BindDriver, BindQuote } from '#domain/bind-quote';
import type { Address } from '#domain/driver';
import type { Place } from '#domain/place';
import { type ServiceVariant, serviceVariant } from '#domain/service-variant';
import { isVin } from '#domain/vin';
import { type Draft, savedText } from '#flow/drafts';
import {
  checkKey,
  type DriverField,
  driverOf,
  newDriver,
  withoutDuplicates,
} from '#forms/additional-driver/additional-driver.rules';
import { answerOf, areAnswersAccepted, codeOf } from '#forms/questions/questions.rules';
import type { VehicleName } from '#services/vehicle/detail-by-vin';
import { carrierOf, questionsOf } from './carrier.ts';
import { fieldName } from './drivers/field-name.ts';
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
  wrongLicense: '',
  wrongDrivers: {},
  isUntouchedSinceNext: false,
  repeatedDrivers: [],
  lateDrivers: [],
  pendingDriver: undefined,
  verification: undefined,
  isVerified: false,
  failure: undefined,
});

/** Neither the page nor the quote's carrier has a verification sheet: the purchase cannot be finished online. */
export const isSheetMissing = (context: Pick<PseudoBindContext, 'config' | 'quote' | 'hasSheet'>): boolean =>
  context.quote !== undefined && !context.hasSheet && !carrierOf(context).sheetsDbUrl;

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

/** The key of the license and birth date in the first section's form. */
export const typedLicense = (draft: Draft): string =>
  licenseKey({ licenseNumber: savedText(draft, 'licenseNumber'), birthDate: savedText(draft, 'birthDate') });

/** The additional drivers whose license was refused and is unchanged in their section's form. */
export function stillWrong(
  { drivers = [], wrongDrivers }: Pick<PseudoBindContext, 'drivers' | 'wrongDrivers'>,
  draft: Draft | undefined,
): PseudoBindContext['wrongDrivers'] {
  const keys = drivers.map((driver) => {
    const typed = (field: DriverField) => savedText(draft, fieldName(driver, field), driver[field]);
    return [
      driver.id,
      checkKey({ licenseNumber: typed('licenseNumber'), birthDate: typed('birthDate'), firstName: typed('firstName') }),
    ] as const;
  });
  return Object.fromEntries(keys.filter(([id, key]) => wrongDrivers[id] === key));
}

type VariantContext = Pick<PseudoBindContext, 'path' | 'quote' | 'tokenState' | 'placeState'>;

/** The services of the purchase: by the state of the quote, once it is loaded. */
export const variantOf = ({ quote, ...signs }: VariantContext): ServiceVariant =>
  serviceVariant({ ...signs, customerState: quote?.address.state });

/** California has its own license check (spec 2 §5.1). */
export const isCalifornian = (context: VariantContext): boolean => variantOf(context) === 'ca';

/** An additional driver of the quote. An excluded one stays excluded unless the visitor changes it. */
function quotedDriver(driver: BindDriver, index: number): AdditionalDriver {
  const { firstName, lastName, birthDate, gender, maritalStatus, relation, license, isExcluded, foundRecord } = driver;
  return {
    ...driverOf({ firstName, lastName, foundRecord, ...(birthDate && { birthDate }) }, `quoted-${index}`),
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
  };
}

/** Adds the people of a household as drivers, without those who are on the list. A later answer may repeat a record. */
export function householdAdded(
  context: PseudoBindContext,
  { drivers: members, commonId }: Household,
): Partial<PseudoBindContext> {
  const primary = primaryOf(context);
  const current = context.drivers ?? [];
  const added = members
    .map((member): AdditionalDriver => ({
      ...driverOf(member, `found-${member.foundRecord ?? [member.firstName, member.lastName].join('-').toLowerCase()}`),
      isFromHousehold: true,
    }))
    .filter(
      ({ id, foundRecord }) =>
        !current.some((driver) => driver.id === id || (foundRecord && driver.foundRecord === foundRecord)),
    );
  const drivers = withoutDuplicates([...current, ...added], primary);
  // The visitor has not confirmed the new ones.
  return { commonId, drivers, areDriversConfirmed: context.areDriversConfirmed && drivers.length === current.length };
}

/** Adds an empty driver for the visitor to fill in. */
export function driverAdded({ drivers = [] }: Pick<PseudoBindContext, 'drivers'>): readonly AdditionalDriver[] {
  return [...drivers, newDriver()];
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

/**
 * A car's year, make and model: by its VIN where that was looked up, else the quote's. What the lookup leaves open is the
 * quote's, unless the VIN is another car's.
 */
export function vehicleNamed(
  { vins }: Pick<PseudoBindContext, 'vins'>,
  quoted: VehicleName,
  vin: string,
): Partial<VehicleName> {
  const known = vins[vin.toUpperCase()] ?? {};
  const isQuoted = (['year', 'make', 'model'] as const).every(
    (part) => known[part] === undefined || String(known[part]).toLowerCase() === String(quoted[part]).toLowerCase(),
  );
  return isQuoted ? { ...quoted, ...known } : known;
}

/** The first section whose answers are missing or no longer accepted. */
function firstMissingSection(context: PseudoBindContext): Section {
  const carrier = carrierOf(context);
  // A purchase that has ended stays so, whatever questions the carrier has added since.
  if (context.section === 'success' && context.isSubmitted) return 'success';
  if (!context.driver) return 'driver';
  if (!context.contact) return 'contact';
  if (!carrier.hideAdditionalDriverSection && !context.areDriversConfirmed) return 'drivers';
  if (!areAnswersAccepted(questionsOf(context.config, carrier), context.answers) || !context.isSubmitted)
    return 'questions';
  return 'verifying';
}

/** The target section, or the first section without answers before it. */
export function firstReachableSection(context: PseudoBindContext, target: Section): Section {
  const missing = firstMissingSection(context);
  if (sections.indexOf(target) > sections.indexOf(missing)) return missing;
  return target === 'drivers' && carrierOf(context).hideAdditionalDriverSection ? 'contact' : target;
}

/** The quote's zip code, city and state; undefined where one of them is missing. */
export function placeOf({ quote }: Pick<PseudoBindContext, 'quote'>): Place | undefined {
  const { zip, city, state } = quote?.address ?? {};
  return zip && city && state ? { zip, city, state } : undefined;
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
  context: Pick<PseudoBindContext, 'quote' | 'driver' | 'config' | 'vins' | 'wrongLicense' | 'isUntouchedSinceNext'>,
  { isBusy, areCarsLookedUp }: { isBusy: boolean; areCarsLookedUp: boolean },
) {
  const { quote, driver, vins, wrongLicense, isUntouchedSinceNext } = context;
  return {
    quote,
    driver,
    carrier: carrierOf(context),
    vins,
    isLicenseWrong: wrongLicense !== '',
    isUntouchedSinceNext,
    isBusy,
    areCarsLookedUp,
  };
}
export type DriverView = ReturnType<typeof driverView>;
