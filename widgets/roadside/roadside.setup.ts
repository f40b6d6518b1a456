import { assign, setup } from 'xstate';
import type { MembershipType, RoadsideOffer, RoadsideTransaction } from '#domain/roadside';
import { isZipCode } from '#domain/zip-code';
import { failureOf } from '#flow/machine/failure';
import type { Destination } from '#flow/machine/leave-page';
import { networkActor } from '#flow/machine/network-actor';
import { placeholderActor } from '#flow/machine/placeholder-actor';
import { visibilityActor } from '#flow/machine/visibility-actor';
import { withPlaceOfZip, type ZipPlaces } from '#forms/zip-places/zip-places';
import { leadKey } from '#services/lead-store/lead-row';
import { type BuyerDraft, emptyBuyer, isEmptyBuyer } from './buyer-draft.ts';
import { buyerMode } from './buyer.rules.ts';
import { PaymentPageError } from './payment-page-error.ts';
import type { RoadsideConfig } from './roadside.config.ts';
import type {
  EnrollmentRequest,
  EnrollmentResult,
  RoadsideContext,
  RoadsideEvent,
  RoadsideInput,
  RoadsideVisit,
  SavedVisit,
  StepMeta,
  WaitlistRequest,
} from './roadside.types.ts';

/** Implemented by roadside.actors.ts. */
const log: (args: { context: RoadsideContext }, params: { step: string; error: unknown }) => void = () => undefined;
const logStatus: (args: { context: RoadsideContext }, params: { transaction: RoadsideTransaction }) => void = () =>
  undefined;
const placeholder = (): void => undefined;

export const newContext = ({ input }: { input: RoadsideInput }): RoadsideContext => ({
  ...input,
  membership: '',
  draft: emptyBuyer,
  step: 'membership',
  pending: undefined,
  waitlistKey: '',
  isWaitlistRepeated: false,
  offer: undefined,
  zipAsked: '',
  zipPlaces: undefined,
  transaction: undefined,
  looks: 0,
  destination: undefined,
  problem: undefined,
});

/** The chosen membership, where it is sold. */
export const chosenMembership = ({ offer, membership }: Pick<RoadsideContext, 'offer' | 'membership'>) =>
  offer?.memberships.find(({ type }) => type === membership);

/** Milliseconds between two looks at a payment that is not decided: doubled each time, to a minute. */
const lookPause = (looks: number): number => Math.min(3000 * 2 ** Math.max(looks - 1, 0), 60_000);

/** After these a payment is looked at on request only. */
const mostLooks = 12;

export const roadside = setup({
  types: {
    context: {} as RoadsideContext,
    events: {} as RoadsideEvent,
    input: {} as RoadsideInput,
    meta: {} as StepMeta,
    /** `kept`: what is answered is saved. */
    tags: {} as 'busy' | 'failed' | 'kept',
  },

  actors: {
    network: networkActor,
    visibility: visibilityActor,
    savedVisit: placeholderActor<SavedVisit>(),
    offer: placeholderActor<RoadsideOffer>(),
    zipPlaces: placeholderActor<ZipPlaces, { zip: string }>(),
    enrollment: placeholderActor<EnrollmentResult, EnrollmentRequest>(),
    waitlist: placeholderActor<void, WaitlistRequest>(),
    transaction: placeholderActor<RoadsideTransaction, { transactionId: string }>(),
    leavePage: placeholderActor<boolean, Destination<'payment'>>(),
  },

  guards: {
    transactionIsNamed: ({ context }) => context.transactionId !== '',
    visitorHasLeftToPay: ({ context }) => context.step === 'payment' && context.pending !== undefined,
    visitorWasAtBuyer: ({ context }) => context.step !== 'membership' && context.membership !== '',
    offerIsLoaded: ({ context }) => context.offer !== undefined,
    somethingFailed: ({ context }) => context.problem !== undefined,
    membershipIsSold: ({ context }) => chosenMembership(context) !== undefined,
    /** The zip code of the form is complete, and not asked for yet. */
    zipIsNew: ({ context }, { zip }: { zip: string }) => isZipCode(zip) && context.zipAsked !== zip,
    stateIsNotSold: ({ context }, { draft }: { draft: BuyerDraft }) => buyerMode(draft, context.offer) === 'waitlist',
    stateIsSold: ({ context }, { draft }: { draft: BuyerDraft }) => buyerMode(draft, context.offer) === 'buy',
    enrollmentIsPaid: (_, { result }: { result: EnrollmentResult }) => result.kind === 'paid',
    isConfirmed: (_, { transaction }: { transaction: RoadsideTransaction }) => transaction.outcome === 'confirmed',
    isDeclined: (_, { transaction }: { transaction: RoadsideTransaction }) => transaction.outcome === 'declined',
    isLookedAtAgain: ({ context }) =>
      context.transactionId !== '' && context.problem === undefined && context.looks < mostLooks,
    navigationWasRefused: (_, { hasNavigated }: { hasNavigated: boolean }) => !hasNavigated,
  },

  delays: {
    lookPause: ({ context }) => lookPause(context.looks),
  },

  actions: {
    log,
    logStatus,
    removeTransactionFromAddress: placeholder,
    forgetVisit: placeholder,
    setConfig: assign((_, { config }: { config: RoadsideConfig }) => ({ config })),
    restoreVisit: assign(({ context }, { visit, known }: SavedVisit) => ({
      ...visit,
      draft: visit && !isEmptyBuyer(visit.draft) ? visit.draft : known,
      // The address says which payment it is about; a saved visit completes it.
      transactionId: context.transactionId || (visit?.step === 'payment' && visit.pending?.transactionId) || '',
    })),
    enter: assign((_, { step }: Pick<RoadsideVisit, 'step'>) => ({ step })),
    rememberMembership: assign((_, { membership }: { membership: MembershipType }) => ({ membership })),
    rememberOffer: assign((_, { offer }: { offer: RoadsideOffer }) => ({ offer })),
    rememberDraft: assign((_, { draft }: { draft: BuyerDraft }) => ({ draft })),
    noteLookup: assign({ zipAsked: ({ context }) => context.draft.zip }),
    forgetLookup: assign({ zipAsked: '' }),
    rememberPlaces: assign(({ context: { draft } }, { zipPlaces }: { zipPlaces: ZipPlaces }) => ({
      zipPlaces,
      draft: withPlaceOfZip(draft, zipPlaces),
    })),
    startWaitlist: assign(({ context: { draft, waitlistKey } }) => ({
      waitlistKey: waitlistKey || leadKey(draft.email.trim(), Date.now()),
      isWaitlistRepeated: waitlistKey !== '',
    })),
    forgetWaitlist: assign({ waitlistKey: '' }),
    rememberPage: assign((_, { result }: { result: EnrollmentResult }) =>
      result.kind === 'page'
        ? {
            destination: { url: result.url, reason: 'payment' as const },
            pending: result.pending,
            transactionId: result.pending.transactionId,
            transaction: undefined,
            looks: 0,
          }
        : { transaction: result.transaction, transactionId: result.transactionId },
    ),
    rememberTransaction: assign(({ context }, { transaction }: { transaction: RoadsideTransaction }) => ({
      transaction,
      problem: undefined,
      looks: transaction.outcome === 'pending' ? context.looks + 1 : 0,
    })),
    rememberProblem: assign((_, { error }: { error: unknown }) => ({
      problem: error instanceof PaymentPageError ? { kind: error.kind } : failureOf(error),
    })),
    forgetProblem: assign({ problem: undefined }),
    /** The visitor goes on with another payment than the one of the address. */
    forgetTransaction: assign({ transactionId: '', transaction: undefined, looks: 0 }),
    forgetPending: assign({ pending: undefined }),
  },
});
