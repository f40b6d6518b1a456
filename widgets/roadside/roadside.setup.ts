import { assign, setup } from 'xstate';
import type { MembershipType, RoadsideOffer, RoadsideTransaction } from '#domain/roadside';
import { stateCodeOf } from '#domain/us-state';
import { isZipCode } from '#domain/zip-code';
import { failureOf } from '#flow/machine/failure';
import type { Destination } from '#flow/machine/leave-page';
import { networkActor } from '#flow/machine/network-actor';
import { placeholderActor } from '#flow/machine/placeholder-actor';
import { repeatDelay } from '#flow/machine/polling';
import { visibilityActor } from '#flow/machine/visibility-actor';
import { withKnownAnswers } from '#forms/prefill/with-known-answers';
import { withPlaceOfZip, type ZipPlaces } from '#forms/zip-places/zip-places';
import { isRejected } from '#services/errors';
import { leadKey } from '#services/lead-store/lead-row';
import { type BuyerDraft, emptyBuyer, withoutConsent } from './buyer-draft.ts';
import { buyerMode } from './buyer.rules.ts';
import { PaymentPageError } from './payment-page-error.ts';
import type { RoadsideConfig } from './roadside.config.ts';
import { canPay, chosenMembership, isOwnTransaction, offerOf, variantOf } from './roadside.context.ts';
import type {
  EnrollmentRequest,
  EnrollmentResult,
  RoadsideContext,
  RoadsideEvent,
  RoadsideInput,
  RoadsideVisit,
  SavedVisit,
  StepMeta,
  TransactionRequest,
  WaitlistRequest,
} from './roadside.types.ts';

/** Implemented by roadside.actors.ts. */
const log: (args: { context: RoadsideContext }, params: { step: string; error: unknown }) => void = () => undefined;
const logStatus: (args: { context: RoadsideContext }, params: { transaction: RoadsideTransaction }) => void = () =>
  undefined;
const placeholder = (): void => undefined;

/** The mode of the form with these answers: their state may belong to other services, whose offer has not loaded. */
const modeOf = (context: RoadsideContext, draft: BuyerDraft) => buyerMode(draft, offerOf({ ...context, draft }));

/** Nothing is known yet about the payment that the context names. */
const unknownTransaction = { transaction: undefined, polls: 0, isAtOtherServices: false };

/** The maximum number of automatic status requests for a payment. */
const mostPolls = 12;

export const roadside = setup({
  types: {
    context: {} as RoadsideContext,
    events: {} as RoadsideEvent,
    input: {} as RoadsideInput,
    meta: {} as StepMeta,
    /** `kept`: the answers are saved. */
    tags: {} as 'busy' | 'failed' | 'kept',
  },

  actors: {
    network: networkActor,
    visibility: visibilityActor,
    savedVisit: placeholderActor<SavedVisit>(),
    offer: placeholderActor<RoadsideOffer>(),
    /** Undefined where the service names no place: the visitor types city and state. */
    places: placeholderActor<ZipPlaces | undefined, { zip: string }>(),
    enrollment: placeholderActor<EnrollmentResult, EnrollmentRequest>(),
    waitlist: placeholderActor<void, WaitlistRequest>(),
    transaction: placeholderActor<RoadsideTransaction, TransactionRequest>(),
    leavePage: placeholderActor<boolean, Destination<'payment'>>(),
  },

  guards: {
    transactionIsNamed: ({ context }) => context.transactionId !== '',
    /** The visit has an undecided payment whose outcome can be requested. */
    pendingIsNamed: ({ context }) => !!context.pending?.transactionId,
    visitorHasLeftToPay: ({ context }) => context.step === 'payment' && context.pending !== undefined,
    visitorWasAtBuyer: ({ context }) => context.step !== 'membership' && context.membership !== '',
    /** The shown payment is the visit's own, and can be repeated or changed. */
    paymentCanGoOn: ({ context }) => canPay(context),
    offerIsLoaded: ({ context }) => offerOf(context) !== undefined,
    /** The answers name a state of other services, which have their own prices. */
    offerIsOfOtherServices: ({ context }) =>
      context.offerServices !== undefined && context.offerServices !== variantOf(context),
    somethingFailed: ({ context }) => context.problem !== undefined,
    membershipIsSold: ({ context }) => chosenMembership(context) !== undefined,
    /** The zip code of the form is complete and not yet requested. */
    zipIsNew: ({ context }, { zip }: { zip: string }) => isZipCode(zip) && context.zipAsked !== zip,
    stateIsNotSold: ({ context }, { draft }: { draft: BuyerDraft }) => modeOf(context, draft) === 'waitlist',
    stateIsSold: ({ context }, { draft }: { draft: BuyerDraft }) => modeOf(context, draft) === 'buy',
    enrollmentIsPaid: (_, { result }: { result: EnrollmentResult }) => result.kind === 'paid',
    isConfirmed: (_, { transaction }: { transaction: RoadsideTransaction }) => transaction.outcome === 'confirmed',
    isDeclined: (_, { transaction }: { transaction: RoadsideTransaction }) => transaction.outcome === 'declined',
    declineIsKnown: ({ context }) => context.transaction?.outcome === 'declined',
    isPolledAgain: ({ context }) =>
      context.transactionId !== '' && context.problem === undefined && context.polls < mostPolls,
    /** The visit has ended with what is shown: a membership, or the waitlist. */
    visitIsOver: ({ context }) => context.transactionId === '' || isOwnTransaction(context),
    /** The visitor's state is unknown, so the transaction may be at the other services. */
    mayBeAtOtherServices: ({ context }, { error }: { error: unknown }) =>
      isRejected(error) && !context.isAtOtherServices && !stateCodeOf(context.draft.state),
    navigationWasRefused: (_, { hasNavigated }: { hasNavigated: boolean }) => !hasNavigated,
  },

  delays: {
    /** The pause between two status requests of an undecided payment. */
    statusDelay: ({ context: { polls } }) => repeatDelay({ seconds: 3, polls }),
  },

  actions: {
    log,
    logStatus,
    removeTransactionFromAddress: placeholder,
    setConfig: assign((_, { config }: { config: RoadsideConfig }) => ({ config })),
    restoreVisit: assign(({ context }, { visit, known }: SavedVisit) => ({
      ...visit,
      draft: withKnownAnswers(visit?.draft ?? emptyBuyer, { known, before: visit?.prefilled ?? {} }),
      prefilled: known,
      // The address names the payment; otherwise the saved visit does.
      transactionId: context.transactionId || (visit?.step === 'payment' && visit.pending?.transactionId) || '',
    })),
    enter: assign((_, { step }: Pick<RoadsideVisit, 'step'>) => ({ step })),
    /** A payment of the address that does not belong to the visit leaves its step unchanged. */
    enterPayment: assign(({ context }) => ({ step: isOwnTransaction(context) ? ('payment' as const) : context.step })),
    rememberMembership: assign((_, { membership }: { membership: MembershipType }) => ({ membership })),
    noteServices: assign({ offer: undefined, offerServices: ({ context }) => variantOf(context) }),
    rememberOffer: assign((_, { offer }: { offer: RoadsideOffer }) => ({ offer })),
    rememberDraft: assign((_, { draft }: { draft: BuyerDraft }) => ({ draft })),
    noteLookup: assign({ zipAsked: ({ context }) => context.draft.zip }),
    rememberLookupFailure: assign({ zipAsked: '' }),
    forgetLookup: assign({ zipAsked: '' }),
    rememberPlaces: assign(({ context: { draft } }, { places }: { places: ZipPlaces | undefined }) => ({
      zipPlaces: places,
      draft: places ? withPlaceOfZip(draft, places) : draft,
    })),
    startWaitlist: assign(({ context: { draft, waitlistKey } }) => ({
      waitlistKey: waitlistKey || leadKey(draft.email.trim(), Date.now()),
      isWaitlistRepeated: waitlistKey !== '',
    })),
    rememberPage: assign((_, { result }: { result: EnrollmentResult }) =>
      result.kind === 'page'
        ? {
            destination: { url: result.url, reason: 'payment' as const },
            pending: result.pending,
            transactionId: result.pending.transactionId,
            transaction: undefined,
            polls: 0,
          }
        : {
            transaction: result.transaction,
            transactionId: result.transactionId,
            pending: { transactionId: result.transactionId, enrollment: '' },
          },
    ),
    rememberTransaction: assign(({ context }, { transaction }: { transaction: RoadsideTransaction }) => ({
      transaction,
      problem: undefined,
      polls: transaction.outcome === 'pending' ? context.polls + 1 : 0,
    })),
    rememberProblem: assign((_, { error }: { error: unknown }) => ({
      problem: error instanceof PaymentPageError ? { kind: error.kind } : failureOf(error),
    })),
    rememberUnchecked: assign((_, { error }: { error: unknown }) => ({
      problem: { kind: failureOf(error).kind, isUnchecked: true },
    })),
    forgetProblem: assign({ problem: undefined }),
    /** The visitor continues with another payment than that of the address. */
    forgetTransaction: assign({ ...unknownTransaction, transactionId: '' }),
    /** The visit has another payment than that of the address. */
    returnToVisit: assign(({ context: { step, pending } }) => ({
      ...unknownTransaction,
      transactionId: step === 'payment' ? (pending?.transactionId ?? '') : '',
    })),
    rememberPendingTransaction: assign(({ context: { pending } }) => ({
      ...unknownTransaction,
      transactionId: pending?.transactionId ?? '',
    })),
    askOtherServices: assign({ isAtOtherServices: true }),
    askOwnServices: assign({ isAtOtherServices: false }),
    forgetPending: assign({ pending: undefined }),
    /** Consent is given for one membership. The answers stay for the next one. */
    forgetConsent: assign(({ context }) => ({ draft: withoutConsent(context.draft) })),
    /** The visit stays at its confirmation, also after a reload. */
    keepConfirmation: assign(({ context }) =>
      isOwnTransaction(context) ? { step: 'payment' as const, draft: withoutConsent(context.draft) } : {},
    ),
    /** The visitor is on the waitlist: a reload starts with the choice. */
    endVisit: assign(({ context }) => ({
      step: 'membership' as const,
      draft: withoutConsent(context.draft),
      waitlistKey: '',
    })),
  },
});
