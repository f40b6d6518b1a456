import { assign, raise, setup, stateIn } from 'xstate';
import { randomId } from '#domain/random-id';
import type { RentersChoice, RentersCoverage } from '#domain/renters-coverage';
import type { RentersPlanCode, RentersRate } from '#domain/renters-plan';
import type { RentersStatus } from '#domain/renters-status';
import type { StateCode } from '#domain/us-state';
import { type Draft, withoutDraft } from '#flow/drafts';
import { type Failure, failureOf } from '#flow/machine/failure';
import { networkActor } from '#flow/machine/network-actor';
import { placeholderActor } from '#flow/machine/placeholder-actor';
import { carrierDelay, pollsBeforeLate, repeatDelay } from '#flow/machine/polling';
import { visibilityActor } from '#flow/machine/visibility-actor';
import { withKnownAnswers } from '#forms/prefill/with-known-answers';
import { isNothingFound, isRejected } from '#services/errors';
import type { KeptCard } from '#services/renters/buy-renters';
import type { EarlierRentersAnswers } from '#services/renters/load-renters-transaction';
import type { RentersAnswers } from '#services/renters/renters-request';
import type { RentersResults } from '#services/renters/renters-results';
import { newVisit } from './new-visit.ts';
import { personalDraft, completedDraft, draftOfEarlier, type PersonalAnswers } from './personal/personal.answers.ts';
import type { RentersConfig } from './renters.config.ts';
import { draftOfKnown, transactionOf, zipLookupOf } from './renters.context.ts';
import type {
  Entry,
  Form,
  PurchaseAnswer,
  PurchaseProgress,
  PurchaseRun,
  RentersContext,
  RentersEvent,
  RentersInput,
  Stage,
  StepMeta,
  WaitlistRequest,
  ZipLookup,
} from './renters.types.ts';

/** Polls without a rate before a carrier's refusal counts, when the service does not say that all have answered. */
const pollsUntilRefused = 5;
/** Status responses without a payment before the payment counts as not received; it may still arrive. */
const pollsUntilNotReceived = 3;

/** Reports a failure to the page; implemented in renters.actors.ts. */
const fail: (args: unknown, params: { code: string; message: string }) => void = () => undefined;
/** Adds a row to the log; implemented in renters.actors.ts. */
const log: (args: { context: RentersContext }, params: { message: string; error?: unknown }) => void = () => undefined;
/** Sends an analytics event; implemented in renters.actors.ts. */
const reportOutcome: (args: unknown, params: { outcome: 'paid' | 'failed' | 'pending' | 'untrusted' }) => void = () =>
  undefined;

/** A partner's address, and whether the page trusts it. */
export interface PartnerPage {
  url: string;
  isTrusted: boolean;
}

/** What the author reads about a card form that was not opened. */
export const untrustedFrame = {
  code: 'navigation',
  message: 'The card form is of an origin that services.trustedOrigins does not list.',
};

/** The answers that are rated: changing any of them invalidates the rate. */
export const ratedAnswers = ({ personal, choice }: Pick<RentersContext, 'personal' | 'choice'>): RentersAnswers => ({
  ...personal!,
  choice,
});

export const base = setup({
  types: {
    context: {} as RentersContext,
    events: {} as RentersEvent,
    input: {} as RentersInput,
    meta: {} as StepMeta,
    tags: {} as 'busy' | 'failed' | 'zipFailed',
  },

  actors: {
    network: networkActor,
    visibility: visibilityActor,
    entry: placeholderActor<Entry>(),
    earlier: placeholderActor<EarlierRentersAnswers, { transactionId: string; carrierId: string }>(),
    places: placeholderActor<ZipLookup, { zip: string }>(),
    waitlist: placeholderActor<void, WaitlistRequest>(),
    coverages: placeholderActor<readonly RentersCoverage[], { state: StateCode }>(),
    submission: placeholderActor<{ transactionId: string }, { answers: RentersAnswers; transactionId: string }>(),
    results: placeholderActor<RentersResults, { transactionId: string }>(),
    cardForm: placeholderActor<
      PartnerPage,
      { transactionId: string; carrierId: string; config: RentersConfig['card'] }
    >(),
    purchase: placeholderActor<PurchaseAnswer, PurchaseRun>(),
    progress: placeholderActor<{ isDone: boolean }, { transactionId: string }>(),
    status: placeholderActor<RentersStatus, { transactionId: string; carrierId: string }>(),
  },

  actions: {
    fail,
    log,
    reportOutcome,
    /** Remembers the visitor's place for the other widgets; implemented in renters.actors.ts. */
    rememberPlace: (_args: { context: RentersContext }) => undefined,
    /** Forgets the visit; implemented in renters.actors.ts. */
    forgetVisit: () => undefined,
    setConfig: assign((_, { config }: { config: RentersConfig }) => ({ config })),
    rememberFailure: assign((_, failure: Failure) => ({ failure })),
    clearFailure: assign({ failure: undefined }),
    enterSection: assign((_, { section }: { section: Stage }) => ({ section, failure: undefined })),
    /** Keeps the failure, which explains why a payment was not sent. */
    enterPayment: assign({ section: 'payment' }),
    /** A draft typed before the known answers arrived is completed with them. */
    rememberDraft: assign(
      (
        { context: { drafts, known } },
        { form, values, isEarly }: { form: Form; values: Draft; isEarly?: boolean },
      ) => ({
        drafts: { ...drafts, [form]: isEarly && form === 'personal' ? completedDraft(values, known) : values },
      }),
    ),
    restore: assign(({ context }, { visit, known }: Entry) => {
      const prefilled = present(draftOfKnown(known));
      const draft = visit?.drafts.personal;
      return {
        ...visit,
        prefilled,
        known: { ...context.known, ...prefilled },
        ...(draft && {
          drafts: { ...visit.drafts, personal: withKnownAnswers(draft, { known: prefilled, before: visit.prefilled }) },
        }),
      };
    }),
    addEarlier: assign(({ context }, { earlier }: { earlier: EarlierRentersAnswers }) => {
      const known = { ...context.known, ...present(draftOfEarlier(earlier)) };
      return {
        earlier: 'loaded' as const,
        loadedLink: context.link.transactionId,
        known,
        earlierChoice: earlier.choice,
        drafts: {
          ...context.drafts,
          personal: completedDraft(context.drafts.personal, known),
        },
      };
    }),
    rememberNoEarlier: assign((_, { error }: { error: unknown }) => {
      if (isNothingFound(error)) return { earlier: 'notFound' as const, earlierReason: '' };
      const { reason: earlierReason = '' } = failureOf(error);
      const isRefused = earlierReason !== '' && isRejected(error);
      return { earlier: isRefused ? ('refused' as const) : ('failed' as const), earlierReason };
    }),
    /** The form may begin with a zip code. */
    lookUpZip: raise({ type: 'ZIP.CHANGED' }),
    rememberPlaces: assign((_, { places }: { places: ZipLookup }) => ({ zipLookup: places })),
    rememberLookupFailure: assign((_, { error }: { error: unknown }) => ({ failure: failureOf(error) })),
    rememberPersonal: assign((_, { answers }: { answers: PersonalAnswers }) => ({ personal: answers })),
    prepareWaitlist: assign(({ context }) => ({
      isWaitlistRepeated: context.waitlistKey !== '',
      waitlistKey: context.waitlistKey || `${personalDraft(context).email.trim()}-${randomId()}`,
    })),
    forgetWaitlist: assign({ waitlistKey: '' }),
    rememberOffered: assign(({ context }, { coverages }: { coverages: readonly RentersCoverage[] }) => ({
      offered: { state: context.personal!.state, coverages },
    })),
    rememberChoice: assign(({ context }, { choice }: { choice: RentersChoice }) => ({
      choice,
      drafts: withoutDraft(context.drafts, 'coverage'),
      ratingErrors: [],
      isRefused: false,
    })),
    /** Unchanged answers keep their id and their rate; changing any invalidates both. */
    prepareSubmission: assign(({ context }) => {
      const answers = JSON.stringify(ratedAnswers(context));
      return context.submission?.answers === answers
        ? { ratingPolls: 0 }
        : {
            submission: { id: randomId(), answers },
            transactionId: '',
            rate: undefined,
            plan: undefined,
            ratingPolls: 0,
          };
    }),
    rememberTransaction: assign((_, { transactionId }: { transactionId: string }) => ({ transactionId })),
    countRatingPoll: assign(({ context }) => ({ ratingPolls: context.ratingPolls + 1 })),
    rememberRate: assign((_, { rate }: { rate: RentersRate | undefined }) => ({ rate })),
    rememberRatingErrors: assign((_, { errors }: { errors: readonly string[] }) => ({
      ratingErrors: errors,
      isRefused: true,
      // The same answers are rated again the next time.
      submission: undefined,
    })),
    rememberPlan: assign((_, { plan }: { plan: RentersPlanCode }) => ({ plan })),
    rememberDay: assign((_, { day }: { day: number }) => ({ installmentDay: day })),
    rememberFrame: assign((_, { url }: { url: string }) => ({ frameUrl: url })),
    rememberCard: assign((_, { card }: { card: KeptCard }) => ({ card })),
    forgetCard: assign({ card: undefined }),
    closeFrame: assign({ frameUrl: '', cardFailure: undefined }),
    rememberCardFailure: assign((_, { error }: { error: unknown }) => ({ cardFailure: failureOf(error) })),
    rememberPurchase: assign((_, { purchase }: { purchase: PurchaseProgress }) => ({ purchase })),
    countPoll: assign(({ context }) => ({ polls: context.polls + 1 })),
    resetPolls: assign({ polls: 0 }),
    rememberStatus: assign((_, { status }: { status: RentersStatus }) => ({ status })),
    rememberSold: assign(({ context: { status } }) => ({
      purchase: 'sold' as const,
      policyId: status?.policyId ?? '',
      card: undefined,
      notReceived: '',
    })),
    /** Nothing was sent: the visitor may press Pay again. */
    rememberNotSent: assign((_, { error }: { error: unknown }) => ({ failure: failureOf(error) })),
    /** Keeps the card of a payment that was not sent. */
    keepCard: assign({ purchase: 'none', polls: 0 }),
    rememberRefusal: assign((_, { message }: { message: string }) => ({ refusal: message })),
    /** Nothing was charged: the next payment is a new one. */
    endPayment: assign({ purchase: 'none', card: undefined, polls: 0, notReceived: '', followed: '' }),
    /** Follows the purchase of another tab. */
    followOtherRate: assign((_, { answer }: { answer: PurchaseAnswer }) => ({
      ...(answer.kind === 'otherRate' && { followed: answer.transactionId }),
      purchase: 'accepted' as const,
      card: undefined,
      polls: 0,
    })),
    /** The service has no payment, and a request may be lost. */
    rememberNotReceived: assign(({ context }) => ({
      purchase: 'none' as const,
      polls: 0,
      notReceived: transactionOf(context).transactionId,
    })),
    startAnew: assign(({ context }) => emptied(context)),
    /** Starts a policy for another home of the same person. */
    restart: assign(({ context }) => {
      const { firstName, lastName, email, phone } = personalDraft(context);
      return { ...emptied(context), drafts: { personal: { firstName, lastName, email, phone } } };
    }),
  },

  guards: {
    pageIsHidden: stateIn({ page: 'hidden' }),
    purchaseIsOpen: ({ context }) => context.purchase === 'asked' || context.purchase === 'accepted',
    purchaseIsMade: ({ context }) => context.purchase === 'sold',
    /** A repeat customer who bought another policy on this device. */
    linkIsOfAnotherPolicy: ({ context }) =>
      context.purchase === 'sold' &&
      context.link.transactionId !== '' &&
      ![context.loadedLink, transactionOf(context).transactionId].includes(context.link.transactionId),
    earlierIsToBeLoaded: ({ context: { link, loadedLink } }) =>
      link.transactionId !== '' && link.transactionId !== loadedLink,
    earlierHasFailed: ({ context }) => context.earlier === 'failed',
    wasIn: ({ context }, { section }: { section: Stage }) => context.section === section,
    personalIsKnown: ({ context }) => context.personal !== undefined,
    rateIsKnown: ({ context }) => context.rate !== undefined && isRateOfAnswers(context),
    /** The first day of the policy has passed: a page may be open or saved over midnight. */
    startHasPassed: ({ context: { personal, today } }) => personal !== undefined && personal.effectiveDate < today(),
    /** The zip code of the form is complete, and not looked up. */
    zipIsNew: ({ context }, { zip }: { zip: string }) => zip !== '' && zipLookupOf(context) === undefined,
    zipIsQuotable: ({ context }) => zipLookupOf(context)?.isQuotable === true,
    isStage: (_, { stage, is }: { stage: Stage; is: Stage }) => stage === is,
    coveragesAreKnown: ({ context: { offered, personal } }) =>
      offered !== undefined && offered.state === personal?.state,
    nothingIsSold: (_, { coverages }: { coverages: readonly RentersCoverage[] }) => coverages.length === 0,
    resultsHaveRate: (_, { results }: { results: RentersResults }) => results.rate !== undefined,
    /** If a service does not say whether every carrier has answered, a refusal counts after some more seconds. */
    resultsAreDone: ({ context }, { results: { progress } }: { results: RentersResults }) =>
      progress === 'done' || (progress === 'answered' && context.ratingPolls >= pollsUntilRefused),
    pageIsTrusted: (_, { page }: { page: PartnerPage }) => page.isTrusted,
    cardIsKept: ({ context }) => context.card !== undefined,
    isAccepted: (_, { answer }: { answer: PurchaseAnswer }) => answer.kind === 'accepted',
    isRefusedAnswer: (_, { answer }: { answer: PurchaseAnswer }) => answer.kind === 'refused',
    isOfOtherRate: (_, { answer }: { answer: PurchaseAnswer }) => answer.kind === 'otherRate',
    isElsewhere: (_, { answer }: { answer: PurchaseAnswer }) => answer.kind === 'elsewhere',
    isLate: ({ context }) => context.polls >= pollsBeforeLate,
    isDone: (_, { isDone }: { isDone: boolean }) => isDone,
    /** With these two outcomes there is no purchase to follow. */
    mayBeBought: (_, { status }: { status: RentersStatus }) =>
      status.outcome !== 'notBegun' && status.outcome !== 'notCharged',
    isSold: (_, { status }: { status: RentersStatus }) => status.outcome === 'sold',
    isNotCharged: (_, { status }: { status: RentersStatus }) => status.outcome === 'notCharged',
    isNotIssued: (_, { status }: { status: RentersStatus }) => status.outcome === 'notIssued',
    wasNeverReceived: ({ context }, { status }: { status: RentersStatus }) =>
      status.outcome === 'notBegun' && context.purchase === 'asked' && context.polls >= pollsUntilNotReceived - 1,
    failureMayPass: ({ context }) => context.failure?.kind === 'offline' || context.failure?.kind === 'unreachable',
  },

  delays: {
    ratingDelay: ({ context }) => carrierDelay(context.ratingPolls),
    progressDelay: ({ context }) => carrierDelay(context.polls),
    statusDelay: ({ context: { polls, config } }) => repeatDelay({ seconds: config.reloadDelay, polls }),
  },
});

const emptied = ({ known }: RentersContext) => ({
  ...newVisit,
  known,
  card: undefined,
  status: undefined,
  refusal: '',
});

/** Drops empty answers. */
const present = <Answers extends Readonly<Record<string, string | undefined>>>(answers: Answers): Partial<Answers> =>
  Object.fromEntries(Object.entries(answers).filter(([, value]) => value)) as Partial<Answers>;

const isRateOfAnswers = (context: RentersContext): boolean =>
  context.submission?.answers === JSON.stringify(ratedAnswers(context));
