import { assign, setup } from 'xstate';
import type { CarrierResult } from '#domain/payment-option';
import type { ProcessedPayment } from '#domain/processed-payment';
import type { Question } from '#domain/question';
import { randomId } from '#domain/random-id';
import type { SavedQuote } from '#domain/saved-quote';
import { type Failure, failureOf } from '#flow/machine/failure';
import type { Destination as PageDestination } from '#flow/machine/leave-page';
import { networkActor } from '#flow/machine/network-actor';
import { placeholderActor } from '#flow/machine/placeholder-actor';
import { visibilityActor } from '#flow/machine/visibility-actor';
import { partnerFrame } from '#flow/partner-frame/partner-frame.setup';
import { purchaseActions, purchaseActors } from '#forms/purchase/purchase.setup';
import type { PartnerMessage } from '#services/auto-payment/partner-message.contract';
import type { PurchaseReference } from '#services/auto-payment/purchase-reference';
import type { PurchaseRequest } from '#services/auto-payment/submit-purchase';
import { isNothingFound, RefusedError } from '#services/errors';
import type { AutoPaymentConfig } from './auto-payment.config.ts';
import {
  areDriversAsked,
  areVehiclesAsked,
  type Destination,
  destinationOf,
  isStageOpen,
  referenceOf,
  savedQuoteAdded,
} from './auto-payment.context.ts';
import { submissionOf } from './auto-payment.submission.ts';
import {
  type AutoPaymentContext,
  type AutoPaymentEvent,
  type AutoPaymentInput,
  type Problem,
  type PurchaseStatus,
  type Section,
  type Stage,
  type StepMeta,
  type VehicleUse,
  type Visit,
} from './auto-payment.types.ts';
import type { FailedCall } from './purchase-log.ts';
import { problemOfVisit } from './signing-visit.ts';

/** Reports a failure to the page; implemented in auto-payment.actors.ts. */
const fail: (args: unknown, params: { code: string; message: string }) => void = () => undefined;
/** Writes a failure to the log of purchases; implemented in auto-payment.actors.ts. */
const logFailure: (args: unknown, params: { call: FailedCall; error?: unknown }) => void = () => undefined;

/** A partner's page: of its own, in a frame, or in a window. */
export interface PartnerPageRequest extends PurchaseReference {
  mode: 'redirect' | 'frame' | 'window';
  /** The cards that are taken, for a card form. */
  cards: readonly string[];
}

export interface SigningPageRequest extends Omit<PartnerPageRequest, 'cards'> {
  intent: string;
}

/**
 * Types, actors, and the guards and actions of the flow. The machine adds those of the sections that other flows have
 * too.
 */
export const base = setup({
  types: {
    context: {} as AutoPaymentContext,
    events: {} as AutoPaymentEvent,
    input: {} as AutoPaymentInput,
    meta: {} as StepMeta,
    tags: {} as 'busy' | 'failed' | 'quiet',
  },

  actors: {
    ...purchaseActors,
    network: networkActor,
    visibility: visibilityActor,
    savedVisit: placeholderActor<Visit | undefined, { transactionId: string }>(),
    savedQuote: placeholderActor<SavedQuote, { transactionId: string }>(),
    purchaseStatus: placeholderActor<PurchaseStatus, PurchaseReference>(),
    carrierQuestions: placeholderActor<readonly Question[], { carrierId: string }>(),
    submission: placeholderActor<{ transactionId: string }, PurchaseRequest>(),
    progress: placeholderActor<{ completedCount: number; isDone: boolean }, PurchaseReference>(),
    carrierResult: placeholderActor<CarrierResult, PurchaseReference>(),
    paymentPage: placeholderActor<{ url: string }, PartnerPageRequest>(),
    signingPage: placeholderActor<{ url: string }, SigningPageRequest>(),
    charge: placeholderActor<ProcessedPayment, PurchaseReference>(),
    policyDocument: placeholderActor<{ url: string }, { carrierId: string; policyNumber: string }>(),
    leavePage: placeholderActor<boolean, PageDestination>(),
  },

  actions: {
    ...purchaseActions,
    fail,
    logFailure,
    /** Opens the partner's page in the window that the press has opened; implemented in auto-payment.actors.ts. */
    openWindow: () => undefined,
    /** Nobody but the visitor searches a household here. */
    reportFollowUp: () => undefined,
    replaceConfig: assign(({ context }, { config }: { config: AutoPaymentConfig }) => ({
      config: withQuestions(config, context.carrierQuestions),
    })),
    restoreVisit: assign(({ context }, { visit }: { visit: Visit | undefined }) =>
      visit ? { ...visit, carrierId: context.carrierId || visit.carrierId } : {},
    ),
    addQuote: assign(({ context }, { saved }: { saved: SavedQuote }) => savedQuoteAdded(context, saved)),
    rememberQuestions: assign(({ context }, { questions }: { questions: readonly Question[] }) => ({
      carrierQuestions: questions,
      config: withQuestions(context.config, questions),
    })),
    rememberStatus: assign((_, { purchase }: { purchase: PurchaseStatus }) => ({
      purchase,
      // What the bank said about the last card holds until another one is given.
      ...(purchase.code === 1 &&
        purchase.status.payment === 'declined' && {
          problem: 'declined' as const,
          problemText: purchase.status.paymentDescription,
        }),
      ...(purchase.code >= 3 && { isPaymentDoubtful: false }),
    })),
    rememberResult: assign((_, { result }: { result: CarrierResult }) => ({ result })),
    rememberUses: assign((_, { uses }: { uses: readonly VehicleUse[] }) => ({ vehicleUses: uses })),
    prepareSubmission: assign(({ context }) => ({ submission: submissionOf(context), result: undefined })),
    continueAs: assign(({ context }, { transactionId }: { transactionId: string }) => ({
      continuedAs: transactionId === context.address.transactionId ? '' : transactionId,
    })),
    enterSection: assign((_, { section }: { section: Section }) => ({
      section,
      hasArrived: true,
      isUntouchedSinceNext: false,
      failure: undefined,
      isHelpOffered: false,
    })),
    rememberProblem: assign((_, { problem, text = '' }: { problem: Problem; text?: string | undefined }) => ({
      problem,
      problemText: text,
    })),
    rememberVisitEnd: assign((_, { message }: { message: PartnerMessage }) => ({
      problem: message.type === 'sign.ended' ? problemOfVisit(message.event) : undefined,
      problemText: '',
    })),
    forgetProblem: assign({ problem: undefined, problemText: '', failure: undefined }),
    doubtPayment: assign({ isPaymentDoubtful: true }),
    settlePayment: assign((_, { text }: { text: string }) => ({ isPaymentDoubtful: false, problemText: text })),
    rememberPartnerUrl: assign((_, { url }: { url: string }) => ({ partnerUrl: url })),
    beginSigning: assign(({ context }) => ({ signIntent: context.signIntent || randomId() })),
    endSigning: assign({ signIntent: '' }),
    rememberDocument: assign((_, { url }: { url: string }) => ({ documentUrl: url })),
  },

  guards: {
    addressIsIncomplete: ({ context }) => context.address.transactionId === '',
    carrierIsUnknown: ({ context }) => context.carrierId === '',
    quoteIsUnknown: (_, { error }: { error: unknown }) => isNothingFound(error),
    isHeadedFor: ({ context }, { to }: { to: Destination }) => destinationOf(context) === to,
    driversAreAsked: ({ context }) => areDriversAsked(context),
    vehiclesAreAsked: ({ context }) => areVehiclesAsked(context),
    /** Nothing is paid, and the visitor has answered this far. */
    stageIsChosen: ({ context }, { chosen, stage }: { chosen: Stage; stage: Stage }) =>
      chosen === stage && isStageOpen(context, stage),
    progressIsDone: (_, { progress }: { progress: { isDone: boolean } }) => progress.isDone,
    carrierSells: (_, { result }: { result: CarrierResult }) =>
      result.options.length > 0 || result.status !== 'Success',
    /** The service has answered that there is nothing to do: its status tells why. */
    wasRefused: (_, { error }: { error: unknown }) =>
      error instanceof RefusedError && !error.isFault && hasWords(error),
    hasNavigated: (_, { isAway }: { isAway: boolean }) => isAway,
    isCharged: (_, { payment }: { payment: ProcessedPayment }) => payment.outcome === 'charged',
    isNotCharged: (_, { payment }: { payment: ProcessedPayment }) => payment.outcome === 'notCharged',
    usesPaymentFrame: ({ context }) => context.config.payment.mode === 'frame',
    usesSigningFrame: ({ context }) => context.config.eSign.mode === 'frame',
    cardIsGiven: ({ event }) => event.type === 'FRAME.SAID' && event.message.type === 'card.succeeded',
    cardIsDeclined: ({ event }) => event.type === 'FRAME.SAID' && event.message.type === 'card.declined',
    signingHasEnded: ({ event }) => event.type === 'FRAME.SAID' && event.message.type === 'sign.ended',
    /** The documents can be signed now. */
    isReadyToSign: ({ context: { purchase } }) =>
      purchase !== undefined &&
      purchase.status.isIssued &&
      purchase.status.canSign &&
      purchase.status.signature !== 'signed',
    /** The purchase has left the section while the partner's page was open. */
    hasMoved: ({ context }, { purchase }: { purchase: PurchaseStatus }) => {
      const next = destinationOf({ ...context, purchase });
      return (
        next !== (context.section === 'payment' ? 'policy' : context.section) || purchase.status.signature === 'signed'
      );
    },
    policyHasNumber: ({ context }) => (context.purchase?.status.policyId ?? '') !== '',
  },

  delays: {
    reloadDelay: ({ context }) => context.config.reloadDelay * 1000,
    /** The carrier is asked more often than a bank. */
    pollDelay: ({ context }) => Math.min(1000, context.config.reloadDelay * 1000),
    ratingLimit: 90_000,
  },
}).extend(partnerFrame);

/** The service's questions replace the page's own, which are for carriers without any. */
function withQuestions(config: AutoPaymentConfig, questions: readonly Question[] | undefined): AutoPaymentConfig {
  return questions && questions.length > 0
    ? { ...config, questions: questions as AutoPaymentConfig['questions'] }
    : config;
}

const hasWords = (error: RefusedError): boolean => error.reason !== undefined;

/** The failure of a call, for `rememberFailure`. */
export const failed = ({ event }: { event: { error: unknown } }): Failure => failureOf(event.error);

export const partnerRequest = (
  { config, ...context }: AutoPaymentContext,
  mode: PartnerPageRequest['mode'],
): PartnerPageRequest => ({ ...referenceOf(context), mode, cards: config.payment.cards });

export const signingRequest = (context: AutoPaymentContext, mode: SigningPageRequest['mode']): SigningPageRequest => ({
  ...referenceOf(context),
  mode,
  intent: context.signIntent,
});
