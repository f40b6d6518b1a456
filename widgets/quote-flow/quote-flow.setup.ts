import { and, assign, emit, fromCallback, fromPromise, sendTo, setup, stateIn } from 'xstate';
import type { CoverageProduct } from '#domain/coverage';
import type { Language } from '#domain/language';
import type { ForeignLicenseType } from '#domain/license-type';
import { allowedVerifications } from '#domain/owner-verification';
import { isSameName } from '#domain/person-name';
import type { Place } from '#domain/place';
import type { Quote } from '#domain/quote';
import type { PreviousQuote, SavedQuote } from '#domain/saved-quote';
import { serviceVariant } from '#domain/service-variant';
import type { StateCode } from '#domain/us-state';
import type { Vehicle } from '#domain/vehicle';
import { isVin } from '#domain/vin';
import type { ZipLookup } from '#services/address/city-by-zip';
import { ServiceError } from '#services/errors';
import type { ServiceErrorKind } from '#services/errors';
import type { QuoteResults } from '#services/rating/get-results';
import type { SelectionChannel } from '#services/rating/select-quote';
import type { FoundDriver } from '#services/search/found-records';
import type { VehicleName } from '#services/vehicle/detail-by-vin';
import { type Arrival, arrivalKey } from './entry/entry-source.ts';
import { customerToLookUp, isSomeoneElse, leadTakenUp, linkSpent, quoteTakenUp } from './entry/entry.context.ts';
import type { PreviousSearch } from './entry/entry.types.ts';
import type { TakenUp } from './entry/prefill-source.ts';
import { belongsToPage, savedVisit } from './entry/saved-visit/saved-visit.ts';
import {
  backToSuggestions,
  householdOf,
  ownHousehold,
  pickedVehicles,
  usedVehicle,
} from './household/household-records.ts';
import { type Found, nothingFound } from './household/household.types.ts';
import type { HouseholdAnswer } from './household/search-household.ts';
import { leadWriter } from './lead/lead-writer.ts';
import {
  differencesOf,
  findingOf,
  findingTaken,
  type FoundByLicense,
  isFindingWhole,
  typedOverFound,
} from './license/finding.ts';
import type { Finding, LicenseProblem } from './license/license.types.ts';
import type { FlowConfig } from './quote-flow.config.ts';
import type { FlowContext, FlowEvent, FlowInput, FlowEmission, Visit } from './quote-flow.types.ts';
import type { Answers } from './steps/answers.ts';
import type { ContactAnswers } from './steps/contact/contact.answers.ts';
import type { DetailsAnswers } from './steps/details/details.answers.ts';
import { asDraft } from './steps/drafts.ts';
import type { Draft, Form } from './steps/drafts.ts';
import type { DriverEntry } from './steps/driver/driver-entry.ts';
import type { DriverAnswers } from './steps/driver/driver.answers.ts';
import type { AdditionalDriverAnswers } from './steps/drivers/additional-driver.answers.ts';
import type { PolicyAnswers } from './steps/policy/policy.answers.ts';
import { areDriversSettled, areVehiclesSettled, arrivalStep, isMileageAsked, mayEnter } from './steps/step-order.ts';
import type { Stage, Step, StepMeta } from './steps/steps.ts';
import { entranceOf, isBefore, isPreviousQuotesHash, stepOfHash } from './steps/steps.ts';
import type { VehicleUse } from './steps/vehicles/mileage.answers.ts';
import type { VehicleEntry } from './steps/vehicles/vehicle.answers.ts';

/** A question to the services; what answers it is provided by quote-flow.actors.ts. */
const question = <Answer, Input>() =>
  fromPromise<Answer, Input>(() => Promise.reject(new Error('Nothing was provided to answer this.')));

/** For the page's other widgets and later visits; quote-flow.actors.ts stands behind it. */
const rememberPlace: (args: unknown, params: { place: Place | undefined }) => void = () => undefined;

/** Takes the saved visit out of storage; quote-flow.actors.ts stands behind it. */
const forgetVisit = (): void => undefined;

/** The agency's chat; quote-flow.actors.ts stands behind it. */
const openChat = (): void => undefined;

/** Another page of the site; quote-flow.actors.ts stands behind it. */
const leaveForPage: (
  args: { context: FlowContext },
  params: { page: 'scanFailedPage' | 'notQuotablePage' | undefined },
) => void = () => undefined;

const failedBy = (error: unknown, kind: ServiceErrorKind) => error instanceof ServiceError && error.kind === kind;

/** A quote of before, judged by the steps' rules. */
interface ReopenedQuote {
  known: TakenUp;
  transactionId: string;
  isRequote: boolean;
}

const noRates: QuoteResults = { quotes: [], isDone: false, completedCount: 0 };

/** Answers that differ make another quote: what was rated for the old ones is let go. */
function answered(context: FlowContext, said: Partial<Answers>): Partial<FlowContext> {
  const answers = { ...context.answers, ...said };
  if (JSON.stringify(answers) === JSON.stringify(context.answers)) return {};
  return { answers, transaction: undefined, rates: noRates };
}

const withoutDraft = ({ drafts }: FlowContext, form: Form) => ({ ...drafts, [form]: undefined });

const variantIn = ({ path }: FlowContext, state: string | undefined) => serviceVariant({ path, customerState: state });

const isSamePerson = (one: DriverAnswers | undefined, other: DriverAnswers): boolean =>
  one !== undefined &&
  isSameName(one.firstName, other.firstName) &&
  isSameName(one.lastName, other.lastName) &&
  one.birthDate === other.birthDate;

const drafted = ({ drafts }: FlowContext, field: string): string => String(drafts.vehicle?.[field] ?? '');

/** The VIN in the vehicle form, once it is one. */
const draftedVin = (context: FlowContext): string => {
  const vin = drafted(context, 'vin').toUpperCase();
  return isVin(vin) ? vin : '';
};

const nextId = (kind: string, known: readonly { id: string }[]): string =>
  `${kind}-${1 + Math.max(0, ...known.map(({ id }) => Number(id.split('-').at(-1)) || 0))}`;

export const flow = setup({
  types: {
    context: {} as FlowContext,
    events: {} as FlowEvent,
    input: {} as FlowInput,
    meta: {} as StepMeta,
    emitted: {} as FlowEmission,
    tags: {} as 'busy' | 'unreachable',
  },

  actors: {
    lead: leadWriter,
    network: fromCallback<FlowEvent>(() => undefined),
    guestToken: question<void, undefined>(),
    savedVisit: question<Visit | undefined, undefined>(),
    affiliateLead: question<TakenUp, { arrival: Arrival; config: FlowConfig }>(),
    quoteByTransaction: question<SavedQuote, { transactionId: string }>(),
    ownerMatch: question<{ isMatch: boolean; message: string }, { rateQuoteId: string; birthDate: string }>(),
    previousQuotes: question<readonly PreviousQuote[], { search: PreviousSearch }>(),
    customerQuote: question<SavedQuote | undefined, { driver: DriverAnswers; zip: string }>(),
    reopenedQuote: question<ReopenedQuote, { quote: SavedQuote; config: FlowConfig }>(),
    requote: question<ReopenedQuote, { quote: SavedQuote; config: FlowConfig }>(),
    driverByLicense: question<FoundByLicense | undefined, { licenseNumber: string; birthDate: string }>(),
    licenseImage: question<Finding, { image: Blob | undefined; mayHoldBarcode: boolean }>(),
    licenseFile: question<void, { fileId: string }>(),
    zipLookup: question<ZipLookup, { zip: string }>(),
    years: question<readonly number[], undefined>(),
    makes: question<readonly string[], { year: number }>(),
    models: question<readonly string[], { year: number; make: string }>(),
    vehicleByVin: question<readonly VehicleName[], { vin: string }>(),
    household: question<HouseholdAnswer, FlowContext>(),
    followUp: question<Found, FlowContext>(),
    foreignLicenseTypes: question<readonly ForeignLicenseType[], undefined>(),
    coverages: question<readonly CoverageProduct[], { state: StateCode }>(),
    submission: question<{ transactionId: string }, { context: FlowContext }>(),
    rates: question<QuoteResults, { transactionId: string }>(),
    idleAgents: question<boolean, { domain: string }>(),
    agentsPause: question<void, { seconds: number }>(),
    selection: question<void, { quote: Quote; channel: SelectionChannel }>(),
    purchase: question<{ url: string }, { quote: Quote }>(),
  },

  delays: {
    followUpDelay: ({ context }) => context.config.followUpDelay * 1000,
    pollInterval: ({ context }) => context.config.pollInterval * 1000,
    longerMessageAfter: ({ context }) => context.config.longerMessageAfter * 1000,
    intermediateWait: ({ context }) => context.config.intermediateWait * 1000,
    resultsWait: ({ context: { isRequote, config } }) =>
      (isRequote ? config.requoteWait : config.polling === 'portal' ? config.portalWait : config.resultsWait) * 1000,
    requoteWait: ({ context }) => context.config.requoteWait * 1000,
  },

  guards: {
    tokenIsReady: stateIn({ session: 'ready' }),
    tokenIsOfAnotherVariant: ({ context }) => context.tokenVariant !== context.variant,
    networkFailed: (_, { error }: { error: unknown }) => failedBy(error, 'network') || failedBy(error, 'timeout'),
    serviceRefused: (_, { error }: { error: unknown }) => failedBy(error, 'refused'),

    visitWasSaved: ({ context }) => context.hasSavedVisit,
    visitBelongsHere: ({ context }, { visit }: { visit: Visit | undefined }) =>
      context.isReload || belongsToPage(visit, context.path),

    // Ways in
    leadIsToFetch: ({ context: { arrival, arrivedBy } }) =>
      (arrival.by === 'affiliate' || arrival.by === 'customer') && arrivalKey(arrival) !== arrivedBy,
    quoteIsToLoad: ({ context: { arrival, arrivedBy } }) => arrival.by === 'quote' && arrivalKey(arrival) !== arrivedBy,
    previousQuotesAreWanted: ({ context }) => context.wantsPreviousQuotes,
    hashIsOfPreviousQuotes: (_, { hash }: { hash: string }) => isPreviousQuotesHash(hash),
    leadIsOfSomeoneElse: ({ context }, { lead }: { lead: TakenUp }) => isSomeoneElse(context, lead),
    ownerMatches: (_, { isMatch }: { isMatch: boolean }) => isMatch,
    triesAreUsedUp: ({ context }) => context.failedVerifications + 1 >= allowedVerifications,
    quoteIsGone: (_, { error }: { error: unknown }) =>
      error instanceof ServiceError && /quote not found/i.test(error.reason ?? ''),
    ownerIsKnown: ({ context }) => context.previousSearch?.by === 'phone',
    quotesWereFound: (_, { quotes }: { quotes: readonly PreviousQuote[] }) => quotes.length > 0,
    requoteIsWanted: ({ context }) => context.wantsRequote,
    customerIsToBeLookedUp: ({ context }) => {
      const customer = customerToLookUp(context);
      return customer !== '' && customer !== context.lookedUpCustomer;
    },
    customerHasQuote: (_, { quote }: { quote: SavedQuote | undefined }) => quote !== undefined,
    arrivesAt: ({ context }, { step }: { step: Step }) => arrivalStep(context, context.wanted) === step,
    stageIsBehind: ({ context }, { stage }: { stage: Stage }) => isBefore(entranceOf(stage), context.step),
    hashIsElsewhere: ({ context }, { hash }: { hash: string }) => {
      const step = stepOfHash(hash);
      return step !== undefined && step !== context.step && mayEnter(context, step);
    },

    someoneWasFound: (_, { found }: { found: FoundDriver | undefined }) => found !== undefined,

    findingIsToBeConfirmed: ({ context }) => context.config.confirmFoundInformation,
    findingDiffers: ({ context }) => differencesOf(context).length > 0,
    findingIsToBeServed: ({ context: { config, finding } }) =>
      config.notQuotablePage !== '' && finding?.source !== 'lookup' && finding?.said.zip !== undefined,
    findingIsWhole: ({ context }) => isFindingWhole(context),
    isQuotable: (_, { isQuotable }: ZipLookup) => isQuotable,
    licenseIsToBeFiled: ({ context }) => context.fileId !== '' && isBefore('details', context.step),

    zipIsUnknown: ({ context }) => context.zip === '',
    zipIsLookedUp: ({ context }) => context.zip === context.zipAnswer?.zip,
    zipIsQuotable: ({ context }) => context.zip === context.zipAnswer?.zip && context.zipAnswer.isQuotable,

    languageIsAnother: ({ context }, { language }: { language: Language }) => context.language !== language,
    householdIsWanted: and([
      'tokenIsReady',
      ({ context }) => {
        const household = householdOf(context.answers);
        return (
          context.config.lookUpHousehold &&
          (context.step === 'drivers' || context.step === 'vehicles') &&
          household !== '' &&
          household !== context.found.of &&
          household !== context.searchedHousehold
        );
      },
    ]),
    followUpIsWanted: ({ context: { found, answers } }) =>
      found.commonId !== '' && found.of !== '' && found.of === householdOf(answers),
    foreignLicenseIsMeant: ({ context }) =>
      context.foreignLicenseTypes === undefined &&
      context.step === 'details' &&
      (context.drafts.details?.licenseType ?? context.answers.details?.licenseType) === 'foreign',

    driverIsOpen: ({ context }) => context.editing !== '',
    driversAreSettled: ({ context }) => areDriversSettled(context.answers),
    driversAreConfirmed: and(['tokenIsReady', 'driversAreSettled']),

    vehiclesAreSettled: ({ context }) => areVehiclesSettled(context),
    vehiclesAreConfirmed: and(['tokenIsReady', 'vehiclesAreSettled']),
    vehicleIsWanted: ({ context }) => context.isAddingVehicle || context.answers.vehicles.length === 0,
    foundVehiclesAreOffered: ({ context }) =>
      context.config.openFoundVehicles &&
      !context.found.isOffered &&
      ownHousehold(context).vehicles.length > 0 &&
      context.answers.vehicles.length === 0 &&
      !context.isAddingVehicle,
    mileageIsOpen: ({ context }) => context.answers.vehicles.some(({ id }) => id === context.mileageOf),
    vehicleIsNamedByVin: ({ context }) => context.vehicleEntry === 'vin',
    someVehicleIsListed: ({ context }) => context.answers.vehicles.length > 0,
    vinIsComplete: ({ context }) => draftedVin(context) !== '',
    vinIsDecoded: ({ context }) => draftedVin(context) !== '' && draftedVin(context) === context.decoded?.vin,
    vinNamesACar: (_, { names }: { names: readonly VehicleName[] }) => names.length > 0,
    yearsAreKnown: ({ context }) => context.years.length > 0,
    makesAreKnown: ({ context }) => context.makes.length > 0,
    modelsAreKnown: ({ context }) => context.models.length > 0,
    yearIsOpen: ({ context }) => drafted(context, 'year') === '',
    makeIsOpen: ({ context }) => drafted(context, 'make') === '',

    productsAreOfAnotherLanguage: ({ context }) => context.productsLanguage !== context.language,
    productsAreKnown: ({ context }) =>
      context.products.length > 0 &&
      context.productsState === context.answers.details?.state &&
      context.productsLanguage === context.language,

    quoteIsSubmitted: ({ context }) => context.transaction?.isSubmitted === true,
    ratesAreKnown: ({ context }) => context.rates.quotes.length > 0,
    ratesAreDone: ({ context }) => context.rates.isDone,
    carriersAreDoneWithRates: ({ context: { rates } }) => rates.isDone && rates.quotes.length > 0,
    waitedLongEnough: stateIn({ journey: { quoting: { patience: 'forSome' } } }),
    ratesSuffice: and(['waitedLongEnough', 'ratesAreKnown']),
    arrivesAtKnownRates: ({ context }) =>
      arrivalStep(context, context.wanted) === 'quotes' && context.rates.quotes.length > 0,
    ratesShowLive: ({ context }) => context.config.liveRates && context.rates.quotes.length > 0,
    ratesStillArrive: ({ context }) => context.config.liveRates && !context.rates.isDone,
    portalIsAnswered: ({ context: { config, rates } }) =>
      config.polling === 'portal' && rates.completedCount > 0 && rates.quotes.length > 0,
    isChosenAlready: ({ context }, { quote }: { quote: Quote }) =>
      context.chosenQuote?.rateQuoteId === quote.rateQuoteId,
    purchaseIsOpen: ({ context }, { quote }: { quote: Quote }) => context.openPurchase === quote.rateQuoteId,
    visitorDials: (_, { channel }: { channel: SelectionChannel }) => channel === 'callMobile',
  },

  actions: {
    // Where the visitor is
    enterStep: assign((_, { step }: { step: Step }) => ({ step, wanted: step })),
    wantStage: assign((_, { stage }: { stage: Stage }) => ({ wanted: entranceOf(stage) })),
    wantHash: assign((_, { hash }: { hash: string }) => ({ wanted: stepOfHash(hash)! })),
    askForVariant: assign(({ context }) => ({ tokenVariant: context.variant })),
    takeConfig: assign((_, { config }: { config: FlowConfig }) => ({ config })),
    rememberDraft: assign(({ context }, { form, values }: { form: Form; values: Draft }) => ({
      drafts: { ...context.drafts, [form]: values },
    })),
    forgetVisit,
    wantFirstStep: assign({ wanted: 'driver' }),
    wantPreviousQuotes: assign({ wantsPreviousQuotes: true }),

    // Ways in
    holdLead: assign((_, { lead }: { lead: TakenUp }) => ({ heldLead: lead })),
    takeLead: assign(({ context }, { lead }: { lead: TakenUp }) => leadTakenUp(context, lead)),
    takeHeldLead: assign(({ context }) => (context.heldLead ? leadTakenUp(context, context.heldLead) : {})),
    keepOwnAnswers: assign(({ context }) => ({ heldLead: undefined, arrivedBy: arrivalKey(context.arrival) })),
    noteEmptyLead: assign(({ context }) => ({
      userType: 'affiliate' as const,
      entryNotice: 'leadEmpty' as const,
      arrivedBy: arrivalKey(context.arrival),
    })),
    holdQuote: assign((_, { quote }: { quote: SavedQuote | undefined }) => ({
      heldQuote: quote,
      failedVerifications: 0,
    })),
    leaveQuote: assign({ heldQuote: undefined, wanted: 'driver', wantsRequote: false }),
    spendLink: assign(({ context }, { notice }: { notice: 'quoteNotFound' | 'notTheOwner' }) =>
      linkSpent(context, notice),
    ),
    draftOwner: assign((_, { birthDate }: { birthDate: string }) => ({ ownerBirthDate: birthDate })),
    countMismatch: assign(({ context }, { message }: { message: string }) => ({
      failedVerifications: context.failedVerifications + 1,
      verificationMessage: message,
    })),
    noteRefusal: assign((_, { error }: { error: unknown }) => ({
      verificationMessage: (error instanceof ServiceError && error.reason) || 'refused',
    })),
    takeQuote: assign(({ context }, quote: ReopenedQuote) => quoteTakenUp(context, quote)),
    forgetPreviousQuotes: assign({
      previousQuotes: [],
      wantsPreviousQuotes: false,
      wantsRequote: false,
      entryNotice: undefined,
    }),
    rememberSearch: assign((_, { search }: { search: PreviousSearch }) => ({ previousSearch: search })),
    takePreviousQuotes: assign((_, { quotes }: { quotes: readonly PreviousQuote[] }) => ({ previousQuotes: quotes })),
    noteNoPreviousQuotes: assign({ entryNotice: 'noPreviousQuotes', wanted: 'driver' }),
    choosePrevious: assign((_, { quote, isRequote }: { quote: PreviousQuote; isRequote: boolean }) => ({
      previousQuote: quote,
      wantsRequote: isRequote,
    })),
    markCustomerLookedUp: assign(({ context }) => ({ lookedUpCustomer: customerToLookUp(context) })),
    closeNotice: assign({ entryNotice: undefined }),

    takeUpVisit: assign(({ context }, { visit }: { visit: Visit | undefined }) =>
      visit ? savedVisit(context, visit) : {},
    ),

    // Driver info
    chooseEntry: assign((_, { entry }: { entry: DriverEntry }) => ({ driverEntry: entry })),
    draftLicense: assign(({ context }, given: { licenseNumber: string; birthDate: string }) => ({
      drafts: { ...context.drafts, driver: { ...context.drafts.driver, ...given } },
    })),
    holdFoundDriver: assign(({ context }, { found }: { found: FoundByLicense | undefined }) => ({
      finding: found && findingOf(context, found),
    })),
    holdImage: assign((_, { image }: { image: Blob }) => ({ licenseImage: image, licenseProblem: undefined })),
    noteLicenseProblem: assign((_, { problem }: { problem: LicenseProblem | undefined }) => ({
      licenseImage: undefined,
      licenseProblem: problem,
    })),
    holdFinding: assign((_, { finding }: { finding: Finding }) => ({
      finding,
      licenseImage: undefined,
      licenseProblem: undefined,
    })),
    tellOfLicense: emit((_, { finding }: { finding: Finding }) => ({
      type: 'LICENSE.READ' as const,
      source: finding.source === 'barcode' ? ('barcode' as const) : ('image' as const),
    })),
    forgetFinding: assign({ finding: undefined, licenseImage: undefined, licenseProblem: undefined }),
    rejectFinding: assign(({ context }) => ({
      finding: undefined,
      driverEntry: context.config.modes.includes('noLicense') ? ('noLicense' as const) : ('filled' as const),
    })),
    settleFinding: assign(({ context }, { keeps }: { keeps: 'typed' | 'found' }) =>
      keeps === 'typed' ? typedOverFound(context) : {},
    ),
    takeFinding: assign(({ context }) => findingTaken(context)),
    leaveForPage,
    forgetFile: assign({ fileId: '' }),
    rememberDriver: assign(({ context }, { answers }: { answers: DriverAnswers }) => ({
      ...answered(context, { driver: answers }),
      drafts: withoutDraft(context, 'driver'),
      ...(!isSamePerson(context.answers.driver, answers) && {
        foundRecord: '',
        found: nothingFound,
        // A form that a license filled in is still about its holder.
        fileId: context.driverEntry === 'filled' ? context.fileId : '',
      }),
    })),
    rememberContact: assign(({ context }, { answers }: { answers: ContactAnswers }) => ({
      ...answered(context, { contact: answers }),
      drafts: withoutDraft(context, 'contact'),
    })),
    takeZip: assign((_, { zip }: { zip: string }) => ({ zip })),
    takeZipAnswer: assign(({ context }, { answer }: { answer: ZipLookup }) => ({
      zipAnswer: { ...answer, zip: context.zip },
      ...(answer.isQuotable && { variant: variantIn(context, answer.places[0]?.state) }),
    })),
    rememberDetails: assign(({ context }, { answers }: { answers: DetailsAnswers }) => ({
      // Packages and limits are a state's own.
      ...answered(context, {
        details: answers,
        policy: answers.state === context.answers.details?.state ? context.answers.policy : undefined,
      }),
      drafts: withoutDraft(context, 'details'),
      variant: variantIn(context, answers.state),
    })),

    // The household in the records
    rememberHousehold: assign((_, { found }: { found: { household?: Found | undefined } | undefined }) => ({
      found: found?.household ?? nothingFound,
      searchedHousehold: '',
    })),
    askForHousehold: assign(({ context }) => ({ searchedHousehold: householdOf(context.answers) })),
    takeHousehold: assign(({ context }, { found, foundRecord }: HouseholdAnswer) => ({
      found: { ...found, isOffered: context.found.isOffered && context.found.of === '' },
      foundRecord: foundRecord || context.foundRecord,
    })),
    takeFollowUp: assign(({ context }, { found }: { found: Found }) => ({
      found: { ...found, isOffered: context.found.isOffered },
    })),
    endFollowUp: assign(({ context }) => ({ found: { ...context.found, commonId: '' } })),
    takeForeignLicenseTypes: assign((_, { types }: { types: readonly ForeignLicenseType[] }) => ({
      foreignLicenseTypes: types,
    })),
    takeLanguage: assign((_, { language }: { language: Language }) => ({ language, foreignLicenseTypes: undefined })),

    // Additional drivers
    openSuggestion: assign(({ context }, { foundRecord }: { foundRecord: string }) => ({
      editing: 'new',
      drafts: {
        ...context.drafts,
        additionalDriver: asDraft(context.found.drivers.find((person) => person.foundRecord === foundRecord)),
      },
    })),
    openDriver: assign(({ context }, { id }: { id: string }) => ({
      editing: id,
      drafts: context.editing === id ? context.drafts : withoutDraft(context, 'additionalDriver'),
    })),
    closeDriver: assign(({ context }) => ({
      editing: '',
      removing: '',
      drafts: withoutDraft(context, 'additionalDriver'),
    })),
    saveDriver: assign(({ context }, { answers }: { answers: AdditionalDriverAnswers }) => {
      const known = context.answers.additionalDrivers;
      const additionalDrivers = known.some(({ id }) => id === context.editing)
        ? known.map((driver) => (driver.id === context.editing ? { ...answers, id: driver.id } : driver))
        : [...known, { ...answers, id: nextId('driver', known) }];
      return {
        ...answered(context, { additionalDrivers }),
        editing: '',
        drafts: withoutDraft(context, 'additionalDriver'),
      };
    }),
    askToRemove: assign((_, { id }: { id: string }) => ({ removing: id })),
    removeDriver: assign(({ context }) => {
      const { additionalDrivers } = context.answers;
      return {
        ...answered(context, { additionalDrivers: additionalDrivers.filter(({ id }) => id !== context.removing) }),
        found: backToSuggestions(
          context.found,
          additionalDrivers.find(({ id }) => id === context.removing),
        ),
        removing: '',
      };
    }),

    // Vehicles
    startVehicle: assign({ isAddingVehicle: true, removedVehicle: undefined }),
    chooseVehicleEntry: assign((_, { entry }: { entry: VehicleEntry }) => ({ vehicleEntry: entry })),
    draftVehicle: assign(({ context }, values: Draft) => ({
      drafts: { ...context.drafts, vehicle: { ...context.drafts.vehicle, ...values } },
    })),
    takeYears: assign((_, { years }: { years: readonly number[] }) => ({ years })),
    takeMakes: assign((_, { makes }: { makes: readonly string[] }) => ({ makes })),
    takeModels: assign((_, { models }: { models: readonly string[] }) => ({ models })),
    forgetMakes: assign({ makes: [], models: [] }),
    forgetModels: assign({ models: [] }),
    takeDecoded: assign(({ context }, { names }: { names: readonly VehicleName[] }) => ({
      decoded: { vin: draftedVin(context), choices: names },
    })),
    addVehicle: assign(({ context }, { vehicle }: { vehicle: Omit<Vehicle, 'id'> }) => {
      const { vehicles } = context.answers;
      return {
        ...answered(context, { vehicles: [...vehicles, { ...vehicle, id: nextId('vehicle', vehicles) }] }),
        isAddingVehicle: false,
        removedVehicle: undefined,
        drafts: withoutDraft(context, 'vehicle'),
      };
    }),
    stopAddingVehicle: assign(({ context }) => ({ isAddingVehicle: false, drafts: withoutDraft(context, 'vehicle') })),
    removeVehicle: assign(({ context }, { id: removed }: { id: string }) => {
      const { vehicles } = context.answers;
      return {
        ...answered(context, { vehicles: vehicles.filter(({ id }) => id !== removed) }),
        removedVehicle: vehicles.find(({ id }) => id === removed),
      };
    }),
    restoreVehicle: assign(({ context }) => ({
      ...(context.removedVehicle &&
        answered(context, { vehicles: [...context.answers.vehicles, context.removedVehicle] })),
      removedVehicle: undefined,
    })),
    closeFoundVehicles: assign(({ context }) => ({
      found: { ...context.found, isOffered: true },
      drafts: withoutDraft(context, 'foundVehicles'),
    })),
    pickVehicles: assign(({ context }, { records }: { records: readonly string[] }) => {
      const { kept, added } = pickedVehicles(context.answers.vehicles, context.found.vehicles, records);
      const vehicles = [...kept];
      for (const vehicle of added) {
        const annualMileage =
          vehicle.annualMileage ?? (isMileageAsked(context) ? context.config.defaultMileage : undefined);
        vehicles.push({ ...vehicle, ...(annualMileage && { annualMileage }), id: nextId('vehicle', vehicles) });
      }
      return { ...answered(context, { vehicles }), removedVehicle: undefined };
    }),
    openMileage: assign(({ context }, { id }: { id: string }) => ({
      mileageOf: id,
      drafts: withoutDraft(context, 'mileage'),
    })),
    closeMileage: assign(({ context }) => ({ mileageOf: '', drafts: withoutDraft(context, 'mileage') })),
    changeMileage: assign(({ context }, { id: changed, use }: { id: string; use: VehicleUse }) =>
      answered(context, {
        vehicles: context.answers.vehicles.map((vehicle) =>
          vehicle.id === changed ? usedVehicle(vehicle, use) : vehicle,
        ),
      }),
    ),

    // Policy and quotes
    takeProducts: assign(({ context }, { products }: { products: readonly CoverageProduct[] }) => ({
      products,
      productsState: context.answers.details?.state ?? '',
      productsLanguage: context.language,
    })),
    rememberPolicy: assign(({ context }, { answers }: { answers: PolicyAnswers }) => ({
      ...answered(context, { policy: answers }),
      drafts: withoutDraft(context, 'policy'),
    })),
    openTransaction: assign(({ context }) => ({
      transaction: context.transaction ?? { id: context.createId(), isSubmitted: false, askedAt: context.now() },
    })),
    markSubmitted: assign(({ context }, { transactionId }: { transactionId: string }) => ({
      transaction: { ...context.transaction, id: transactionId, isSubmitted: true },
    })),
    closeTransaction: assign({ transaction: undefined, rates: noRates, isRequote: false }),
    takeRates: assign((_, { rates }: { rates: QuoteResults }) => ({ rates })),
    settleRates: assign(({ context }) => ({ rates: { ...context.rates, isDone: true } })),
    takeAgents: assign((_, { areIdle }: { areIdle: boolean }) => ({ agentsAreIdle: areIdle })),
    chooseQuote: assign((_, { quote }: { quote: Quote }) => ({ chosenQuote: quote })),
    chooseChannel: assign((_, { channel }: { channel: SelectionChannel }) => ({ channel })),
    takeBuyUrl: assign(({ context: { chosenQuote } }, { url }: { url: string }) => ({
      buyUrl: url,
      openPurchase: chosenQuote && !chosenQuote.opensNewWindow ? chosenQuote.rateQuoteId : '',
    })),
    forgetQuote: assign({ chosenQuote: undefined }),
    forgetPurchase: assign({ chosenQuote: undefined, buyUrl: '', openPurchase: '' }),
    tell: emit(({ event }) => event as FlowEmission),
    openChat,

    // The world outside
    rememberPlace,
    startLead: assign(({ context }) =>
      context.visitedAt ? {} : { visitedAt: context.now(), leadEmail: context.answers.contact?.email ?? '' },
    ),
    writeLead: sendTo('lead', ({ context }) => ({
      type: 'LEAD.CHANGED' as const,
      mayExist: context.leadMayExist,
      lead: {
        answers: context.answers,
        quoteStatus: context.rates.quotes.length > 0 ? ('Quoted' as const) : ('Lead' as const),
        quotes: context.rates.quotes,
        transactionId: context.transaction?.id ?? '',
        visitedAt: context.visitedAt,
        email: context.leadEmail,
        experience: context.config.experience,
        userType: context.userType,
      },
    })),
    tellLeadOfNetwork: sendTo('lead', { type: 'NETWORK.RETURNED' as const }),
  },
});
