import { assign, emit, or, sendTo, setup, stateIn } from 'xstate';
import type { CoverageProduct } from '#domain/coverage';
import type { ForeignLicenseType } from '#domain/license-type';
import type { Quote } from '#domain/quote';
import type { PreviousQuote, SavedQuote } from '#domain/saved-quote';
import type { StateCode } from '#domain/us-state';
import { failureOf } from '#flow/machine/failure';
import { networkActor } from '#flow/machine/network-actor';
import { placeholderActor } from '#flow/machine/placeholder-actor';
import { visibilityActor } from '#flow/machine/visibility-actor';
import type { ZipLookup } from '#services/address/city-by-zip';
import { isNothingFound, isRejected } from '#services/errors';
import type { QuoteResults } from '#services/rating/get-results';
import type { SelectionChannel } from '#services/rating/select-quote';
import type { VehicleName } from '#services/vehicle/detail-by-vin';
import type { KnownAnswers } from '#visitor/known-answers';
import { change, changeOn, withVariant } from './context-changes.ts';
import type { EntrySource } from './entry/entry-source.ts';
import type { PreviousSearch, ReopenedQuote } from './entry/entry.types.ts';
import type { PrefillResult } from './entry/prefill-source.ts';
import { isFailedCall, serviceErrorOf } from './failed-call.ts';
import type { HouseholdRecords, FoundHousehold } from './household/household.types.ts';
import { leadChange } from './lead/lead-change.ts';
import { leadWriter } from './lead/lead-writer.ts';
import type { Finding, FoundByLicense } from './license/license.types.ts';
import type { FlowConfig } from './quote-flow.config.ts';
import type { FlowContext, FlowEmission, FlowEvent, FlowInput, Visit } from './quote-flow.types.ts';
import type { DriverAnswers } from './steps/driver/driver.answers.ts';
import { reachableStep, mayEnter } from './steps/step-order.ts';
import { entranceOf, isBefore, isPreviousQuotesHash, type Step, type StepMeta, stepOfHash } from './steps/steps.ts';

/** Stores the remembered place for the page's other widgets and later visits. quote-flow.actors.ts implements it. */
const rememberPlace = (): void => undefined;

/** Types, actors, session and navigation of the flow. Each step extends it with its own guards and actions. */
export const base = setup({
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
    network: networkActor,
    visibility: visibilityActor,
    guestToken: placeholderActor<void>(),
    savedVisit: placeholderActor<Visit | undefined>(),
    knownAnswers: placeholderActor<KnownAnswers>(),
    affiliateLead: placeholderActor<PrefillResult, { entrySource: EntrySource; config: FlowConfig }>(),
    quoteByTransaction: placeholderActor<SavedQuote, { transactionId: string }>(),
    ownerMatch: placeholderActor<{ isMatch: boolean; message: string }, { rateQuoteId: string; birthDate: string }>(),
    previousQuotes: placeholderActor<
      readonly PreviousQuote[],
      { search: PreviousSearch; phone: string; birthDate: string }
    >(),
    customerQuote: placeholderActor<SavedQuote | undefined, { driver: DriverAnswers; zip: string }>(),
    reopenedQuote: placeholderActor<ReopenedQuote, { quote: SavedQuote; config: FlowConfig }>(),
    requote: placeholderActor<ReopenedQuote, { quote: SavedQuote; config: FlowConfig }>(),
    driverByLicense: placeholderActor<FoundByLicense | undefined, { licenseNumber: string; birthDate: string }>(),
    licenseImage: placeholderActor<Finding, { image: Blob | undefined; mayHoldBarcode: boolean }>(),
    licenseFile: placeholderActor<void, { fileId: string }>(),
    zipLookup: placeholderActor<ZipLookup, { zip: string }>(),
    years: placeholderActor<readonly number[]>(),
    makes: placeholderActor<readonly string[], { year: number }>(),
    models: placeholderActor<readonly string[], { year: number; make: string }>(),
    vehicleByVin: placeholderActor<readonly VehicleName[], { vin: string }>(),
    household: placeholderActor<FoundHousehold, FlowContext>(),
    followUp: placeholderActor<HouseholdRecords, FlowContext>(),
    foreignLicenseTypes: placeholderActor<readonly ForeignLicenseType[]>(),
    coverages: placeholderActor<readonly CoverageProduct[], { state: StateCode }>(),
    submission: placeholderActor<{ transactionId: string }, { context: FlowContext }>(),
    rates: placeholderActor<QuoteResults, { transactionId: string; config: FlowConfig }>(),
    idleAgents: placeholderActor<boolean, { domain: string }>(),
    selection: placeholderActor<void, { quote: Quote; channel: SelectionChannel }>(),
    purchase: placeholderActor<{ url: string }, { quote: Quote }>(),
  },

  guards: {
    // Session
    tokenIsReady: stateIn({ session: 'ready' }),
    tokenIsOfAnotherVariant: ({ context }) => context.tokenVariant !== context.variant,
    languageIsAnother: ({ context, event }) => event.type === 'LANGUAGE.CHANGED' && event.language !== context.language,
    networkFailed: ({ event }) => isFailedCall(event, ['network', 'timeout']),
    callWasRejected: ({ event }) => isRejected(serviceErrorOf(event)),
    nothingWasFound: ({ event }) => isNothingFound(serviceErrorOf(event)),

    // Navigation
    outcomeIs: ({ event }, outcome: string) => (event as { output?: unknown }).output === outcome,
    routesTo: ({ context }, { step }: { step: Step }) => reachableStep(context, context.targetStep) === step,
    routesToKnownRates: ({ context }) =>
      reachableStep(context, context.targetStep) === 'quotes' && context.rates.quotes.length > 0,
    stageIsBehind: ({ context, event }) =>
      event.type === 'STAGE.CHOSEN' && isBefore(entranceOf(event.stage), context.step),
    hashIsOfPreviousQuotes: ({ event }) => event.type === 'HASH.CHANGED' && isPreviousQuotesHash(event.hash),
    hashIsOfStep: ({ context, event }) => {
      const step = event.type === 'HASH.CHANGED' ? stepOfHash(event.hash) : undefined;
      return step !== undefined && mayEnter(context, step);
    },
    hashIsOfAnotherStep: ({ context, event }) =>
      event.type === 'HASH.CHANGED' && stepOfHash(event.hash) !== context.step,
    /** An entry page is shown in place of the last step. */
    visitorIsEntering: or([
      stateIn({ journey: 'previousQuotes' }),
      stateIn({ journey: 'ownerVerification' }),
      stateIn({ journey: 'reopening' }),
    ]),
  },

  actions: {
    // Session
    /** The entry sources may have changed the variant. */
    chooseVariant: change((context) => withVariant(context)),
    requestVariant: assign(({ context }) => ({ tokenVariant: context.variant })),
    rememberConfig: changeOn('CONFIG.CHANGED', (_, { config }) => ({ config })),
    rememberLanguage: changeOn('LANGUAGE.CHANGED', (_, { language }) => ({ language, foreignLicenseTypes: undefined })),
    rememberDraft: changeOn('DRAFT.CHANGED', ({ drafts, answers }, { form, values, isEarly }) => ({
      drafts: { ...drafts, [form]: isEarly ? { ...answers.driver, ...drafts.driver, ...values } : values },
    })),
    rememberPlace,
    /** Not for a lead or a link to a quote, which may be another person's. */
    rememberKnownAnswers: assign(({ context }, { knownAnswers }: { knownAnswers: KnownAnswers }) =>
      context.entrySource.type === 'direct' ? { knownAnswers } : {},
    ),
    emitEvent: emit(({ event }) => event as FlowEmission),

    // Navigation
    /** A visitor who enters a step has left the request for new rates of a previous quote. */
    enterStep: assign((_, { step }: { step: Step }) => ({ step, targetStep: step, wantsRequote: false })),
    requestStage: changeOn('STAGE.CHOSEN', (_, { stage }) => ({ targetStep: entranceOf(stage) })),
    requestHash: changeOn('HASH.CHANGED', (_, { hash }) => ({ targetStep: stepOfHash(hash)! })),
    closeNotice: assign({ entryNotice: undefined }),

    rememberSessionFailure: assign(({ event }) => ({
      sessionFailure: failureOf((event as { error?: unknown }).error, true),
    })),
    // The failure to show. The network region knows whether the browser is offline.
    rememberFailure: assign(({ event }) => ({ failure: failureOf((event as { error?: unknown }).error, true) })),

    // The lead record
    startLead: assign(({ context }) =>
      context.visitedAt ? {} : { visitedAt: context.now(), leadEmail: context.answers.contact?.email ?? '' },
    ),
    writeLead: sendTo('lead', ({ context }) => leadChange(context)),
    notifyLeadOfNetwork: sendTo('lead', { type: 'NETWORK.RETURNED' as const }),
  },
});
