import { and, assign, fromCallback, fromPromise, sendTo, setup, stateIn } from 'xstate';
import type { CoverageProduct } from '#domain/coverage';
import { isSameName } from '#domain/person-name';
import type { Place } from '#domain/place';
import type { Quote } from '#domain/quote';
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
import type { FlowConfig } from './quote-flow.config.ts';
import { savedVisit } from './entry/saved-visit.ts';
import { foundDriver } from './quote-flow.context.ts';
import { leadWriter } from './quote-flow.lead.ts';
import type {
  AdditionalDriverAnswers,
  Answers,
  ContactAnswers,
  DetailsAnswers,
  Draft,
  DriverAnswers,
  DriverEntry,
  FlowContext,
  FlowEvent,
  FlowInput,
  Form,
  PolicyAnswers,
  Stage,
  Step,
  StepMeta,
  VehicleEntry,
  Visit,
} from './quote-flow.types.ts';
import {
  areDriversSettled,
  areVehiclesSettled,
  arrivalStep,
  entranceOf,
  isBefore,
  mayEnter,
  stepOfHash,
} from './steps/step-order.ts';

/** A question to the services; what answers it is provided by quote-flow.actors.ts. */
const question = <Answer, Input>() =>
  fromPromise<Answer, Input>(() => Promise.reject(new Error('Nothing was provided to answer this.')));

/** For the page's other widgets and later visits; quote-flow.actors.ts stands behind it. */
const rememberPlace: (args: unknown, params: { place: Place | undefined }) => void = () => undefined;

const failedBy = (error: unknown, kind: ServiceErrorKind) => error instanceof ServiceError && error.kind === kind;

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
    tags: {} as 'busy' | 'unreachable',
  },

  actors: {
    lead: leadWriter,
    network: fromCallback<FlowEvent>(() => undefined),
    guestToken: question<void, undefined>(),
    savedVisit: question<Visit | undefined, undefined>(),
    driverByLicense: question<FoundDriver | undefined, { licenseNumber: string; birthDate: string }>(),
    zipLookup: question<ZipLookup, { zip: string }>(),
    years: question<readonly number[], undefined>(),
    makes: question<readonly string[], { year: number }>(),
    models: question<readonly string[], { year: number; make: string }>(),
    vehicleByVin: question<readonly VehicleName[], { vin: string }>(),
    coverages: question<readonly CoverageProduct[], { state: StateCode }>(),
    submission: question<{ transactionId: string }, { context: FlowContext }>(),
    rates: question<QuoteResults, { transactionId: string }>(),
    idleAgents: question<boolean, { domain: string }>(),
    selection: question<void, { quote: Quote; channel: SelectionChannel }>(),
    purchase: question<{ url: string }, { quote: Quote }>(),
  },

  delays: {
    pollInterval: ({ context }) => context.config.pollInterval * 1000,
    longerMessageAfter: ({ context }) => context.config.longerMessageAfter * 1000,
    intermediateWait: ({ context }) => context.config.intermediateWait * 1000,
    resultsWait: ({ context }) => context.config.resultsWait * 1000,
  },

  guards: {
    tokenIsReady: stateIn({ session: 'ready' }),
    tokenIsOfAnotherVariant: ({ context }) => context.tokenVariant !== context.variant,
    networkFailed: (_, { error }: { error: unknown }) => failedBy(error, 'network') || failedBy(error, 'timeout'),
    serviceRefused: (_, { error }: { error: unknown }) => failedBy(error, 'refused'),

    visitWasSaved: ({ context }) => context.hasSavedVisit,
    arrivesAt: ({ context }, { step }: { step: Step }) => arrivalStep(context, context.wanted) === step,
    stageIsBehind: ({ context }, { stage }: { stage: Stage }) => isBefore(entranceOf(stage), context.step),
    hashIsElsewhere: ({ context }, { hash }: { hash: string }) => {
      const step = stepOfHash(hash);
      return step !== undefined && step !== context.step && mayEnter(context, step);
    },

    someoneWasFound: (_, { found }: { found: FoundDriver | undefined }) => found !== undefined,

    zipIsUnknown: ({ context }) => context.zip === '',
    zipIsLookedUp: ({ context }) => context.zip === context.zipAnswer?.zip,
    zipIsQuotable: ({ context }) => context.zip === context.zipAnswer?.zip && context.zipAnswer.isQuotable,

    driverIsOpen: ({ context }) => context.editing !== '',
    driversAreSettled: ({ context }) => areDriversSettled(context.answers),
    driversAreConfirmed: and(['tokenIsReady', 'driversAreSettled']),

    vehiclesAreSettled: ({ context }) => areVehiclesSettled(context),
    vehiclesAreConfirmed: and(['tokenIsReady', 'vehiclesAreSettled']),
    vehicleIsWanted: ({ context }) => context.isAddingVehicle || context.answers.vehicles.length === 0,
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

    productsAreKnown: ({ context }) => context.products.length > 0 && context.productsState === context.answers.details?.state,

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
    takeUpVisit: assign(({ context }, { visit }: { visit: Visit | undefined }) => (visit ? savedVisit(context, visit) : {})),

    // Driver info
    chooseEntry: assign((_, { entry }: { entry: DriverEntry }) => ({ driverEntry: entry })),
    draftLicense: assign(({ context }, given: { licenseNumber: string; birthDate: string }) => ({
      drafts: { ...context.drafts, driver: { ...context.drafts.driver, ...given } },
    })),
    rememberFoundDriver: assign(({ context }, { found }: { found: FoundDriver | undefined }) =>
      found ? foundDriver(context, found) : {},
    ),
    rememberDriver: assign(({ context }, { answers }: { answers: DriverAnswers }) => ({
      ...answered(context, { driver: answers }),
      drafts: withoutDraft(context, 'driver'),
      foundRecord: isSamePerson(context.answers.driver, answers) ? context.foundRecord : '',
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

    // Additional drivers
    openDriver: assign(({ context }, { id }: { id: string }) => ({
      editing: id,
      drafts: context.editing === id ? context.drafts : withoutDraft(context, 'additionalDriver'),
    })),
    closeDriver: assign(({ context }) => ({ editing: '', removing: '', drafts: withoutDraft(context, 'additionalDriver') })),
    saveDriver: assign(({ context }, { answers }: { answers: AdditionalDriverAnswers }) => {
      const known = context.answers.additionalDrivers;
      const additionalDrivers = known.some(({ id }) => id === context.editing)
        ? known.map((driver) => (driver.id === context.editing ? { ...answers, id: driver.id } : driver))
        : [...known, { ...answers, id: nextId('driver', known) }];
      return { ...answered(context, { additionalDrivers }), editing: '', drafts: withoutDraft(context, 'additionalDriver') };
    }),
    askToRemove: assign((_, { id }: { id: string }) => ({ removing: id })),
    removeDriver: assign(({ context }) => ({
      ...answered(context, {
        additionalDrivers: context.answers.additionalDrivers.filter(({ id }) => id !== context.removing),
      }),
      removing: '',
    })),

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
      ...(context.removedVehicle && answered(context, { vehicles: [...context.answers.vehicles, context.removedVehicle] })),
      removedVehicle: undefined,
    })),
    changeMileage: assign(({ context }, { id, annualMileage }: { id: string; annualMileage: number }) =>
      answered(context, {
        vehicles: context.answers.vehicles.map((vehicle) => (vehicle.id === id ? { ...vehicle, annualMileage } : vehicle)),
      }),
    ),

    // Policy and quotes
    takeProducts: assign(({ context }, { products }: { products: readonly CoverageProduct[] }) => ({
      products,
      productsState: context.answers.details?.state ?? '',
    })),
    rememberPolicy: assign(({ context }, { answers }: { answers: PolicyAnswers }) => ({
      ...answered(context, { policy: answers }),
      drafts: withoutDraft(context, 'policy'),
    })),
    openTransaction: assign(({ context }) => ({
      transaction: context.transaction ?? { id: context.createId(), isSubmitted: false },
    })),
    markSubmitted: assign((_, { transactionId }: { transactionId: string }) => ({
      transaction: { id: transactionId, isSubmitted: true },
    })),
    closeTransaction: assign({ transaction: undefined, rates: noRates }),
    takeRates: assign((_, { rates }: { rates: QuoteResults }) => ({ rates })),
    settleRates: assign(({ context }) => ({ rates: { ...context.rates, isDone: true } })),
    takeAgents: assign((_, { areIdle }: { areIdle: boolean }) => ({ agentsAreIdle: areIdle })),
    chooseQuote: assign((_, { quote }: { quote: Quote }) => ({ chosenQuote: quote })),
    chooseChannel: assign((_, { channel }: { channel: SelectionChannel }) => ({ channel })),
    takeBuyUrl: assign((_, { url }: { url: string }) => ({ buyUrl: url })),
    forgetQuote: assign({ chosenQuote: undefined, buyUrl: '' }),

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
      },
    })),
    tellLeadOfNetwork: sendTo('lead', { type: 'NETWORK.RETURNED' as const }),
  },
});
