import { assign, fromCallback, sendTo, setup } from 'xstate';
import type { PaymentResult } from '#domain/payment-result';
import { placeholderActor } from '#flow/machine/placeholder-actor';
import type { PaymentConfig } from './make-a-payment.config.ts';
import type {
  Destination,
  Handover,
  PaymentContext,
  PaymentError,
  PaymentEvent,
  PaymentInput,
  PaymentMeta,
  PaymentSession,
  PolicyRequest,
  PolicyToPay,
  ResultRequest,
  SessionRequest,
  VisitStorageEvent,
} from './make-a-payment.types.ts';
import { emptyDraft, lookupOf, type PaymentDraft, type PolicyLookup } from './payment-draft.ts';
import { PaymentAlreadyMade, PaymentFailure } from './payment-failure.ts';
import type { PaymentVisit } from './payment-visit.ts';

/** An action that make-a-payment.actors.ts implements. */
const openCarrierPage: (args: unknown, params: { url: string }) => void = () => undefined;
const removeTokenFromAddress = (): void => undefined;

export const newContext = ({ input }: { input: PaymentInput }): PaymentContext => ({
  ...input,
  draft: emptyDraft,
  lookup: undefined,
  hasLeftToPay: false,
  found: undefined,
  session: undefined,
  destination: undefined,
  result: undefined,
  error: undefined,
});

export const payment = setup({
  types: {
    context: {} as PaymentContext,
    events: {} as PaymentEvent,
    input: {} as PaymentInput,
    meta: {} as PaymentMeta,
  },

  actors: {
    savedVisit: placeholderActor<PaymentVisit | undefined>(),
    visitStorage: fromCallback<VisitStorageEvent>(() => undefined),
    policy: placeholderActor<PolicyToPay, PolicyRequest>(),
    session: placeholderActor<PaymentSession | 'approved', SessionRequest>(),
    handover: placeholderActor<Handover | 'approved', SessionRequest>(),
    result: placeholderActor<PaymentResult, ResultRequest>(),
    leavePage: placeholderActor<boolean, Destination>(),
    pageReturn: fromCallback<PaymentEvent>(() => undefined),
  },

  guards: {
    visitWasSaved: ({ context }) => context.hasSavedVisit,
    tokenIsInAddress: ({ context }) => context.token !== '',
    visitIsPastForm: (_, { visit }: { visit: PaymentVisit | undefined }) =>
      visit !== undefined && visit.step !== 'form',
    visitorHasLeftToPay: ({ context }) => context.hasLeftToPay,
    sessionIsKnown: ({ context }) => context.session !== undefined,
    transactionIsApproved: (_, { answer }: { answer: PaymentSession | Handover | 'approved' }) => answer === 'approved',
    paymentWasAlreadyMade: (_, { error }: { error: unknown }) => error instanceof PaymentAlreadyMade,
    resultIsApproved: (_, { result }: { result: PaymentResult }) => result.isApproved,
    backPageIsConfigured: ({ context }) => context.config.backPage !== '',
    navigationWasRefused: (_, { hasNavigated }: { hasNavigated: boolean }) => !hasNavigated,
  },

  actions: {
    openCarrierPage,
    removeTokenFromAddress,
    setConfig: assign((_, { config }: { config: PaymentConfig }) => ({ config })),
    restoreDraft: assign((_, { visit }: { visit: PaymentVisit | undefined }) => (visit ? { draft: visit.draft } : {})),
    resumeLookup: assign(({ context }, { visit }: { visit: PaymentVisit | undefined }) => ({
      lookup: lookupOf(context.draft),
      hasLeftToPay: visit?.step === 'paymentPage',
    })),
    rememberDraft: assign((_, { draft }: { draft: PaymentDraft }) => ({ draft })),
    startLookup: assign((_, { lookup }: { lookup: PolicyLookup }) => ({
      lookup,
      hasLeftToPay: false,
      session: undefined,
    })),
    rememberPolicy: assign((_, { found }: { found: PolicyToPay }) => ({ found })),
    rememberSession: assign((_, { answer }: { answer: PaymentSession | 'approved' }) =>
      answer === 'approved' ? {} : { session: answer },
    ),
    rememberHandover: assign((_, { answer }: { answer: Handover | 'approved' }) =>
      answer === 'approved' ? {} : answer,
    ),
    rememberReturn: assign({ hasLeftToPay: true }),
    rememberResult: assign((_, { result }: { result: PaymentResult }) => ({ result })),
    rememberError: assign((_, { error }: { error: unknown }) => ({
      error: error instanceof PaymentFailure ? error.error : ({ name: 'unexpected' } satisfies PaymentError),
    })),
    clearError: assign({ error: undefined }),
    saveVisit: sendTo('visitStorage', ({ context }, { step }: { step: PaymentVisit['step'] }) => ({
      type: 'SAVE',
      visit: { draft: context.draft, step },
    })),
    clearVisit: sendTo('visitStorage', { type: 'CLEAR' }),
  },
});
