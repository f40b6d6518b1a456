import { assign, setup, stateIn } from 'xstate';
import { buyNowSectionOf, isPaymentPending, isSold } from '#domain/buy-now-status';
import type { CarrierResult } from '#domain/payment-option';
import type { ProcessedPayment } from '#domain/processed-payment';
import type { Question } from '#domain/question';
import { randomId } from '#domain/random-id';
import type { SavedQuote } from '#domain/saved-quote';
import { isExplanation } from '#flow/machine/failure';
import { type Destination, navigationWasRefused } from '#flow/machine/leave-page';
import { networkActor } from '#flow/machine/network-actor';
import { placeholderActor } from '#flow/machine/placeholder-actor';
import { carrierDelay, pollDelay, repeatDelay } from '#flow/machine/polling';
import { visibilityActor } from '#flow/machine/visibility-actor';
import { isSectionLeftOut } from '#forms/additional-driver/additional-driver.rules';
import { knownVins } from '#forms/driver-information/vins';
import { answersOf, quoteAdded } from '#forms/purchase/purchase.context';
import { purchaseActions, purchaseActors } from '#forms/purchase/purchase.setup';
import { quoteLoading } from '#forms/purchase/quote-loading.setup';
import { codeOf } from '#forms/questions/questions.rules';
import type { PurchaseReference } from '#services/auto-payment/purchase-reference';
import { isRejected, RefusedError } from '#services/errors';
import type { AutoPaymentConfig } from './auto-payment.config.ts';
import {
  allQuestionsOf,
  bindQuoteOf,
  moreQuestionsOf,
  pageQuestionsOf,
  type returnOf,
  underwritingQuestionsOf,
} from './auto-payment.context.ts';
import { submittedAnswers, type SubmittedAnswers } from './auto-payment.submission.ts';
import type {
  AutoPaymentContext,
  AutoPaymentEvent,
  AutoPaymentInput,
  PaymentProblem,
  PurchaseLink,
  PurchaseState,
  SavedVisit,
  Section,
  StepMeta,
} from './auto-payment.types.ts';
import { carrierOf, sectionConfig } from './carrier.ts';
import { type CardCharge, OtherChargeError, type Purchase, type QuotePurchase } from './payment/charge-card.ts';

/** The transaction of answers that are rated. */
export interface RatedAnswers {
  transactionId: string;
  /** The charge of these answers was made, or may have been, in any tab: no others were submitted. */
  hasCharge?: boolean;
}

/** The input of a partner's page. */
type PurchaseReturn = ReturnType<typeof returnOf>;

/** A partner's address, and whether the page trusts it. */
export interface PartnerPage {
  url: string;
  isTrusted: boolean;
}

/** Status polls after a charge that the status does not include, before the page offers a status check and the phone. */
export const statusPollsBeforeLate = 4;

/** Reports a failure to the page; implemented in auto-payment.actors.ts. */
const fail: (args: unknown, params: { code: string; message: string }) => void = () => undefined;
/** Adds a row to the log; implemented in auto-payment.actors.ts. */
const log: (args: { context: AutoPaymentContext }, params: { message: string; error?: unknown }) => void = () =>
  undefined;
/** Sends an analytics event; implemented in auto-payment.actors.ts. */
const reportRefusal: (args: unknown, params: { errorCount: number }) => void = () => undefined;

const placeholder: (args: { context: AutoPaymentContext }) => void = () => undefined;

/** The problem that the author reads when a partner's page is not trusted. */
export const untrustedPage = {
  code: 'navigation',
  message: 'A partner’s page is of an origin that services.trustedOrigins does not list.',
};

/** A card was entered, and is to be charged. */
const isCardToBeCharged = ({ code, status }: PurchaseState): boolean =>
  buyNowSectionOf(code) === 'processPayment' ||
  (buyNowSectionOf(code) === 'checkPayment' &&
    status !== undefined &&
    status.payment !== 'declined' &&
    !isPaymentPending(status));

/** A card was entered, or its bank has declined it. */
const isCardKnown = ({ status }: PurchaseState): boolean =>
  status !== undefined && (status.paymentToken !== '' || status.payment === 'declined');

const isSignatureAsked = (state: PurchaseState | undefined): boolean =>
  state?.status !== undefined && state.status.canSign && state.status.signature !== 'signed' && state.status.isIssued;

/** The carrier’s status says that the result failed. Its payment options are then ignored. */
const hasFailed = ({ status }: CarrierResult): boolean =>
  /^\W*(error|fail(ed|ure)?|declined|rejected)\W*$/i.test(status);

/** The carrier has rated, and its result is not complete yet. */
const isPending = ({ status }: CarrierResult): boolean => /pend|process|progress|wait/i.test(status);

/** Why the carrier does not sell: its errors, or else the description of a result without options. */
export function refusalsOf(result: CarrierResult): readonly string[] {
  const { errors, options, statusDescription } = result;
  const isRefused = hasFailed(result) || (options.length === 0 && !isPending(result));
  return errors.length === 0 && isRefused && isExplanation(statusDescription) ? [statusDescription.trim()] : errors;
}

/**
 * The policy is issued, has its number, and is signed or needs no signature. The services' last code means that the
 * signed documents have arrived, but not that the carrier has issued the policy.
 */
const hasSold = ({ code, status }: PurchaseState): boolean =>
  status !== undefined &&
  (isSold(status) ||
    (status.isIssued &&
      status.policyId !== '' &&
      (!status.canSign || (buyNowSectionOf(code) === 'sold' && status.signature === 'signed'))));

/** The services have their last code, but the issued policy has no number: it cannot be shown as sold. */
const lacksPolicyNumber = ({ code, status }: PurchaseState): boolean =>
  buyNowSectionOf(code) === 'sold' && status !== undefined && status.isIssued && status.policyId === '';

const isOf = (context: AutoPaymentContext, section: ReturnType<typeof buyNowSectionOf>): boolean =>
  context.state !== undefined && buyNowSectionOf(context.state.code) === section;

/** The context's reference to the transaction of the rated answers. */
const boughtBy = ({ transactionId, firstTransactionId }: Pick<Purchase, 'transactionId' | 'firstTransactionId'>) => ({
  boughtTransactionId: transactionId === firstTransactionId ? '' : transactionId,
});

/** No card has been given since. */
const noAttempt = { processed: undefined, isCardReported: false, isCharged: false, wasOtherDeclined: false } as const;

/** The flow goes on with other answers, which were charged or may have been: their result is loaded again. */
const otherAnswers = {
  ...noAttempt,
  hasOtherAnswers: true,
  isChargeOpen: true,
  openCharges: 0,
  problem: undefined,
  result: undefined,
  refusals: [],
} as const;

/** Types, actors, guards and actions of the flow. The machine adds those of the shared sections. */
export const base = setup({
  types: {
    context: {} as AutoPaymentContext,
    events: {} as AutoPaymentEvent,
    input: {} as AutoPaymentInput,
    meta: {} as StepMeta,
    tags: {} as 'busy' | 'failed' | 'opening',
  },

  actors: {
    ...purchaseActors,
    network: networkActor,
    visibility: visibilityActor,
    savedVisit: placeholderActor<SavedVisit, PurchaseLink>(),
    quote: placeholderActor<SavedQuote, { transactionId: string }>(),
    questions: placeholderActor<readonly Question[], { carrierId: string }>(),
    purchaseState: placeholderActor<PurchaseState, Purchase & { isRated?: boolean }>(),
    submission: placeholderActor<RatedAnswers, { answers: SubmittedAnswers; id: string; quote: QuotePurchase }>(),
    rating: placeholderActor<{ isDone: boolean }, { transactionId: string }>(),
    result: placeholderActor<CarrierResult, PurchaseReference>(),
    paymentPage: placeholderActor<PartnerPage, PurchaseReturn & AutoPaymentConfig['payment']>(),
    processing: placeholderActor<ProcessedPayment, CardCharge>(),
    endOfDeclined: placeholderActor<boolean, Purchase & { cardToken: string; message: string }>(),
    signingPage: placeholderActor<PartnerPage, PurchaseReturn>(),
    document: placeholderActor<PartnerPage, { carrierId: string; policyNumber: string }>(),
    leavePage: placeholderActor<boolean, Destination<'payment' | 'signature'>>(),
  },

  actions: {
    ...purchaseActions,
    ...quoteLoading.actions,
    fail,
    log,
    reportRefusal,
    reportFollowUp: () => undefined,
    /** The status includes the charge; implemented in auto-payment.actors.ts. */
    endMadeCharge: placeholder,
    replaceSettings: assign(({ context }, { settings }: { settings: AutoPaymentConfig }) => ({
      settings,
      config: sectionConfig(settings, context.carrierId, context.config.questions),
    })),
    enterSection: assign((_, { section }: { section: Section }) => ({
      section,
      isUntouchedSinceNext: false,
      failure: undefined,
      isHelpOffered: false,
      statusPolls: 0,
      // Any other section follows from an outcome, or from a status that has it.
      ...(section !== 'payment' && { isChargeOpen: false, problem: undefined }),
    })),
    askQuestions: assign(({ context }, { of }: { of: 'carrier' | 'more' }) => ({
      config: {
        ...context.config,
        questions: of === 'carrier' ? underwritingQuestionsOf(context) : moreQuestionsOf(context),
      },
    })),
    /** What was typed in More Questions for a question of Underwriting is older than the answer confirmed there. */
    forgetRepeatedAnswers: assign(({ context }) => {
      const { moreQuestions: typed } = context.drafts;
      if (!typed) return {};
      const repeated = new Set(underwritingQuestionsOf(context).map(codeOf));
      const kept = Object.fromEntries(Object.entries(typed).filter(([code]) => !repeated.has(code)));
      return { drafts: { ...context.drafts, moreQuestions: kept } };
    }),
    restoreVisit: assign(({ context: { link } }, { visit, firstTransactionId, charge }: SavedVisit) => {
      // The address names the purchase; the saved visit, and then the quote's charge, fill in what the address lacks.
      const carrierId = link.carrierId || (visit?.carrierId ?? charge?.carrierId ?? '');
      const own = visit?.carrierId === carrierId ? visit : undefined;
      const saved = own ? own.boughtTransactionId || firstTransactionId : link.transactionId;
      return {
        ...(own && { ...own, vins: knownVins(own.vins) }),
        firstTransactionId,
        ...boughtBy({ transactionId: charge?.transactionId ?? saved, firstTransactionId }),
        carrierId,
        payPlan: link.payPlan || (own?.payPlan ?? ''),
        isChargeOpen: charge?.isOpen ?? false,
        // Once the status includes a charge, it is no longer open.
        isCharged: own?.isCharged === true && charge?.isOpen === true && charge.transactionId === saved,
        hasOtherAnswers:
          own?.submission !== undefined &&
          (own.hasOtherAnswers === true || (charge !== undefined && charge.transactionId !== saved)),
      };
    }),
    addQuote: assign(({ context }, { saved }: { saved: SavedQuote }) => {
      // Without a carrier in the address or the saved visit, the quote has it once one was chosen.
      const carrierId = context.carrierId || (saved.carrierId ?? '');
      const quote = bindQuoteOf(saved, carrierId);
      const config = sectionConfig(context.settings, carrierId, context.config.questions);
      return { saved, carrierId, config, ...(quote && quoteAdded({ ...context, config }, quote)) };
    }),
    rememberQuestions: assign(({ context }, { questions }: { questions: readonly Question[] }) => {
      const all = allQuestionsOf({ ...context, carrierQuestions: questions });
      return {
        carrierQuestions: questions,
        answers: { ...answersOf(all, context.saved?.answers ?? []), ...context.answers },
      };
    }),
    /** The visitor has asked for the outcome of a card, and got no answer. */
    rememberFailedCheck: assign({ hasCheckFailed: true }),
    forgetFailedCheck: assign({ hasCheckFailed: false }),
    rememberState: assign(({ context }, { state }: { state: PurchaseState }) => ({
      state,
      failure: undefined,
      stateFailures: 0,
      isCardReported: context.isCardReported === true && !isCardKnown(state),
      // Another tab may have ended the charge, or have made it: then no card is asked for if the status falls back.
      isChargeOpen: state.hasCharge ?? context.isChargeOpen,
    })),
    rememberCardReport: assign({ isCardReported: true }),
    /** The visitor gives another card: discards the outcome of the last attempt. */
    forgetAttempt: assign(noAttempt),
    countStatusPoll: assign(({ context }) => ({ statusPolls: context.statusPolls + 1 })),
    countStateFailure: assign(({ context }) => ({ stateFailures: context.stateFailures + 1 })),
    countOpenCharge: assign(({ context }) => ({ openCharges: context.openCharges + 1 })),
    countRatingPoll: assign(({ context }) => ({ ratingPolls: context.ratingPolls + 1 })),
    resetRatingPolls: assign({ ratingPolls: 0 }),
    /** Unchanged answers keep their id, so that they are rated once. */
    prepareSubmission: assign(({ context }) => {
      const answers = JSON.stringify(submittedAnswers(context));
      return context.submission?.answers === answers
        ? {}
        : {
            submission: { id: randomId(), answers },
            result: undefined,
            ...noAttempt,
            wasOtherDeclined: context.wasOtherDeclined,
          };
    }),
    rememberTransaction: assign(({ context }, { transactionId, hasCharge = false }: RatedAnswers) => ({
      ...boughtBy({ transactionId, firstTransactionId: context.firstTransactionId }),
      ...(hasCharge ? otherAnswers : { hasOtherAnswers: false }),
    })),
    rememberOtherCharge: assign(({ context: { firstTransactionId, submission } }, { error }: { error: unknown }) =>
      error instanceof OtherChargeError
        ? {
            ...boughtBy({ transactionId: error.transactionId, firstTransactionId }),
            ...otherAnswers,
            hasOtherAnswers: submission !== undefined,
          }
        : {},
    ),
    /** The charge of the other answers was declined. */
    leaveOtherAnswers: assign({
      ...noAttempt,
      hasOtherAnswers: false,
      boughtTransactionId: '',
      wasOtherDeclined: true,
    }),
    rememberResult: assign((_, { result }: { result: CarrierResult }) => ({ result, refusals: refusalsOf(result) })),
    clearRefusals: assign({ refusals: [] }),
    rememberPartnerPage: assign((_, { page }: { page: PartnerPage }) => ({ partnerUrl: page.url })),
    forgetPartnerPage: assign({ partnerUrl: '' }),
    rememberProblem: assign((_, { problem }: { problem: PaymentProblem }) => ({ problem })),
    clearProblem: assign({ problem: undefined }),
    rememberLostCharge: assign(({ context: { problem } }) => ({
      problem: problem?.kind === 'lost' ? problem : { kind: 'lost' as const, message: '' },
    })),
    /** The visitor asks for the outcome: the charge is repeated with its key. */
    allowCharge: assign(({ context: { problem } }) => ({ problem: problem && { ...problem, isAnswered: false } })),
    rememberProcessed: assign(({ context }, { processed }: { processed: ProcessedPayment }) => ({
      processed,
      paidAmount: processed.amount ?? context.paidAmount,
    })),
    /** The card was charged. The charge stays open until the status includes it: a reload offers no other card. */
    rememberCharge: assign({ problem: undefined, openCharges: 0, isChargeAskedFor: false, isCharged: true }),
    /** A charge without an outcome is shown in the payment section, also after a reload or a rating. */
    showPayment: assign({ section: 'payment' as const }),
    /** Nothing was charged. */
    settleCharge: assign({ problem: undefined, openCharges: 0, isChargeOpen: false, isChargeAskedFor: false }),
    openCharge: assign({ isChargeOpen: true }),
    askForCharge: assign({ isChargeAskedFor: true }),
    /** The request counts for one charge: a retry repeats that charge. */
    countCharge: assign({ isChargeAskedFor: false }),
    clearSigningEvent: assign({ signingEvent: undefined }),
    rememberDocument: assign((_, { page }: { page: PartnerPage }) => ({ documentUrl: page.url })),
  },

  guards: {
    ...quoteLoading.guards,
    driversAreLeftOut: ({ context }) => isSectionLeftOut(context.drivers ?? [], carrierOf(context)),
    addressIsIncomplete: ({ context }) => !context.link.transactionId,
    carrierIsUnknown: ({ context }) => !context.carrierId,
    quoteHasDriver: (_, { saved }: { saved: SavedQuote }) => saved.drivers.length > 0 && saved.vehicles.length > 0,
    /** On another device the answers are missing: they are asked before anything is submitted. */
    driverIsUnanswered: ({ context }) => context.driver === undefined,
    pageAsksNothing: ({ context }) => pageQuestionsOf(context).length === 0,
    isFirstStateFailure: ({ context }) => context.stateFailures === 0,
    /**
     * Only network failures are retried automatically; after a refusal the visitor may retry. In a payment the card may
     * have been charged, so its status is requested until it has an outcome.
     */
    statusIsRequestedAgain: ({ context: { failure, section, isChargeOpen } }) =>
      section === 'payment' || isChargeOpen || failure?.kind === 'offline' || failure?.kind === 'unreachable',
    isInRating: ({ context }) => context.section === 'rating',
    /** The carrier has rated, and the status does not include it yet. */
    statusLags: ({ context }) => context.section === 'rating' && (context.result?.options.length ?? 0) > 0,
    otherAnswersHaveCharge: (_, { hasCharge }: RatedAnswers) => hasCharge === true,
    /** The charge of other answers has ended without a sale. */
    otherChargeIsOver: ({ context }) =>
      context.hasOtherAnswers === true && !context.isChargeOpen && !isOf(context, 'eSign') && !isOf(context, 'sold'),
    hasOtherAnswers: ({ context }) => context.hasOtherAnswers === true,
    ratingIsDone: (_, { isDone }: { isDone: boolean }) => isDone,
    carrierSells: (_, { result }: { result: CarrierResult }) =>
      result.errors.length === 0 && result.options.length > 0 && !hasFailed(result),
    resultIsPending: (_, { result }: { result: CarrierResult }) => isPending(result),
    carrierRefuses: (_, { result }: { result: CarrierResult }) => refusalsOf(result).length > 0,
    resultIsKnown: ({ context }) => (context.result?.options.length ?? 0) > 0,
    isNotBegun: ({ context }) => isOf(context, 'driverInfo'),
    isRated: ({ context }) => isOf(context, 'checkPayment'),
    /** The card was charged, and the status does not include it yet. */
    chargeIsNotKnownYet: ({ context }) =>
      context.isCharged === true && !isOf(context, 'eSign') && !isOf(context, 'sold'),
    cardIsToBeCharged: ({ context: { state } }) => state !== undefined && isCardToBeCharged(state),
    chargeWaitsForPress: ({ context: { problem } }) => problem?.isAnswered === true,
    /** A charge was sent that was not refused, and the status does not have its outcome. */
    chargeIsInDoubt: ({ context }) =>
      context.isChargeOpen && (isOf(context, 'checkPayment') || isOf(context, 'driverInfo')),
    /** The status says that a card was declined: that of the open charge, or of an earlier one. */
    openChargeWasDeclined: ({ context: { isChargeOpen, state } }) =>
      isChargeOpen &&
      state?.status?.payment === 'declined' &&
      ['checkPayment', 'processPayment'].includes(buyNowSectionOf(state.code)),
    chargeHasEnded: ({ context }, { hasEnded, at }: { hasEnded: boolean; at: ReturnType<typeof buyNowSectionOf> }) =>
      hasEnded && isOf(context, at),
    otherChargeHasEnded: ({ context }, { hasEnded }: { hasEnded: boolean }) =>
      hasEnded && context.hasOtherAnswers === true,
    /** The payment service has answered that it has no outcome yet. */
    chargeIsPending: ({ context: { openCharges, problem } }) => openCharges > 0 && problem === undefined,
    /** The payment is approved but has no card token: it is unknown whether the card was charged. */
    approvalLacksCard: ({ context }) =>
      isOf(context, 'checkPayment') &&
      context.state?.status?.payment === 'approved' &&
      context.state.status.paymentToken === '',
    callWasRejected: (_, { error }: { error: unknown }) => isRejected(error),
    /** Another tab or device has continued the purchase: there is nothing left to submit or open here. */
    cardWasGivenElsewhere: (_, { state }: { state: PurchaseState }) =>
      isCardToBeCharged(state) || buyNowSectionOf(state.code) === 'eSign' || buyNowSectionOf(state.code) === 'sold',
    signatureIsStillAsked: (_, { state }: { state: PurchaseState }) =>
      ['eSign', 'sold'].includes(buyNowSectionOf(state.code)) && isSignatureAsked(state),
    /** The partner reports that the documents are signed, and the status does not include it yet. */
    signatureWasReported: ({ context }) => context.signingEvent === 'signing_complete',
    wasSignedElsewhere: (_, { state }: { state: PurchaseState }) =>
      hasSold(state) || state.status?.signature === 'signed',
    isFirstWithoutPolicyNumber: ({ context }, { state }: { state: PurchaseState }) =>
      lacksPolicyNumber(state) && !(context.state && lacksPolicyNumber(context.state)),
    isToBeSigned: ({ context }) => isOf(context, 'eSign') || isOf(context, 'sold'),
    isSold: ({ context: { state } }) => state !== undefined && hasSold(state),
    signatureIsAsked: ({ context: { state } }) => isSignatureAsked(state),
    isAboutToSign: ({ context: { section, state } }) => section === 'signing' && isSignatureAsked(state),
    cardWasGiven: (_, { state }: { state: PurchaseState }) =>
      state.status === undefined || !isPaymentPending(state.status),
    cardWasReported: ({ context }) => context.isCardReported === true,
    cardIsStillUnknown: (_, { state }: { state: PurchaseState }) =>
      buyNowSectionOf(state.code) === 'checkPayment' && !isCardKnown(state) && state.status?.payment !== 'approved',
    isFramed: ({ context }) => context.settings.payment.mode === 'frame',
    pageIsTrusted: (_, { page }: { page: PartnerPage }) => page.isTrusted,
    navigationWasRefused,
    pageIsHidden: stateIn({ page: 'hidden' }),
    wasCharged: (_, { processed }: { processed: ProcessedPayment }) => processed.outcome === 'charged',
    contradictsItself: (_, { processed }: { processed: ProcessedPayment }) => processed.outcome === 'contradictory',
    isStillProcessed: (_, { processed }: { processed: ProcessedPayment }) => processed.outcome === 'pending',
    wasNotCharged: (_, { processed }: { processed: ProcessedPayment }) => processed.outcome === 'notCharged',
    /** The charge of other answers was made, or may have been, in any tab: the page goes on with them. */
    errorNamesOtherCharge: (_, { error }: { error: unknown }) => error instanceof OtherChargeError,
    otherAnswersWereRefused: ({ context }, { error }: { error: unknown }) =>
      context.hasOtherAnswers === true && error instanceof RefusedError,
    /** The actor throws no other error of this class. */
    paymentWasRefused: (_, { error }: { error: unknown }) => error instanceof RefusedError,
  },

  delays: {
    reloadDelay: ({ context }) => pollDelay({ seconds: context.settings.reloadDelay }),
    repeatDelay: ({ context: { stateFailures, settings } }) =>
      repeatDelay({ seconds: settings.reloadDelay, polls: stateFailures }),
    statusDelay: ({ context: { statusPolls, settings } }) =>
      repeatDelay({ seconds: settings.reloadDelay, polls: statusPolls }),
    chargeDelay: ({ context: { openCharges, settings } }) =>
      repeatDelay({ seconds: settings.reloadDelay, polls: openCharges }),
    ratingDelay: ({ context }) => carrierDelay(context.ratingPolls),
  },
});
