import { assign, fromCallback, sendTo, setup } from 'xstate';
import type { PaymentResult } from '#domain/payment-result';
import { policyNumber } from '#domain/policy-number';
import { placeholderActor } from '#flow/machine/placeholder-actor';
import type { PaymentConfig } from './make-a-payment.config.ts';
import type {
  PaymentDestination,
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
import { isPastForm, type PaymentVisit } from './payment-visit.ts';

/** An action that make-a-payment.actors.ts implements. */
const openCarrierPage: (args: unknown, params: { url: string }) => void = () => undefined;
const removeTokenFromAddress = (): void => undefined;
const reportUntrustedCarriers = (): void => undefined;

export const newContext = ({ input }: { input: PaymentInput }): PaymentContext => ({
  ...input,
  draft: emptyDraft,
  lookup: undefined,
  hasLeftToPay: false,
  savedPolicyId: '',
  found: undefined,
  destination: undefined,
  result: undefined,
  error: undefined,
});

/** The number of the policy that was paid; empty if only the token of the address is known. */
export const paidPolicyNumber = ({ result, token, lookup, draft }: PaymentContext): string =>
  policyNumber(result?.policyNumber || (token ? '' : (lookup?.policyNumber ?? draft.policyNumber)));

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
    /** Whether a payment of the policy is pending. */
    pendingPayment: placeholderActor<boolean, PolicyLookup>(),
    policy: placeholderActor<PolicyToPay, PolicyRequest>(),
    session: placeholderActor<PaymentSession | 'approved', SessionRequest>(),
    handover: placeholderActor<PaymentDestination | 'approved', SessionRequest>(),
    result: placeholderActor<PaymentResult, ResultRequest>(),
    leavePage: placeholderActor<boolean, PaymentDestination>(),
    pageReturn: fromCallback<PaymentEvent>(() => undefined),
  },

  guards: {
    visitWasSaved: ({ context }) => context.hasSavedVisit,
    tokenIsKnown: ({ context }) => context.token !== '',
    visitIsPastForm: (_, { visit }: { visit: PaymentVisit | undefined }) => visit !== undefined && isPastForm(visit),
    visitIsPaid: (_, { visit }: { visit: PaymentVisit | undefined }) => visit?.step === 'paid',
    visitorHasLeftToPay: ({ context }) => context.hasLeftToPay,
    policyIsFound: ({ context }) => context.found !== undefined,
    /** The result belongs to the policy of the saved lookup. */
    resultIsOfDraft: ({ context: { lookup, result } }) =>
      lookup !== undefined && (!result?.policyNumber || policyNumber(result.policyNumber) === lookup.policyNumber),
    transactionIsApproved: (_, { session }: { session: PaymentSession | PaymentDestination | 'approved' }) =>
      session === 'approved',
    pendingPaymentHasResult: ({ context }, { session }: { session: PaymentSession | 'approved' }) =>
      context.hasLeftToPay && session !== 'approved' && session.paymentUrl === '' && session.token !== '',
    errorIsShown: ({ context }) => context.error !== undefined,
    paymentWasAlreadyMade: (_, { error }: { error: unknown }) => error instanceof PaymentAlreadyMade,
    resultIsApproved: (_, { result }: { result: PaymentResult }) => result.outcome === 'approved',
    resultIsPending: (_, { result }: { result: PaymentResult }) => result.outcome === 'pending',
    backPageIsConfigured: ({ context }) => context.config.backPage !== '',
    navigationWasRefused: (_, { hasNavigated }: { hasNavigated: boolean }) => !hasNavigated,
  },

  actions: {
    openCarrierPage,
    removeTokenFromAddress,
    reportUntrustedCarriers,
    setConfig: assign((_, { config }: { config: PaymentConfig }) => ({ config })),
    restoreVisit: assign((_, { visit }: { visit: PaymentVisit | undefined }) =>
      visit
        ? {
            draft: visit.draft,
            lookup: isPastForm(visit) ? lookupOf(visit.draft) : undefined,
            hasLeftToPay: visit.step === 'paymentPage',
            savedPolicyId: visit.policyId,
          }
        : {},
    ),
    rememberDraft: assign((_, { draft }: { draft: PaymentDraft }) => ({ draft })),
    startLookup: assign((_, { lookup }: { lookup: PolicyLookup }) => ({
      lookup,
      hasLeftToPay: false,
      savedPolicyId: '',
      found: undefined,
      result: undefined,
    })),
    rememberPending: assign(({ context }, { isPending }: { isPending: boolean }) => ({
      hasLeftToPay: context.hasLeftToPay || isPending,
    })),
    rememberPolicy: assign(({ context }, { found }: { found: PolicyToPay }) => ({
      found,
      hasLeftToPay: context.hasLeftToPay || found.isPending,
    })),
    rememberDestination: assign((_, { destination }: { destination: PaymentDestination | 'approved' }) =>
      destination === 'approved' ? {} : { destination },
    ),
    rememberLeaving: assign({ hasLeftToPay: true }),
    forgetLeaving: assign({ hasLeftToPay: false }),
    rememberToken: assign((_, { session }: { session: PaymentSession | 'approved' }) =>
      session === 'approved' ? {} : { token: session.token },
    ),
    forgetToken: assign({ token: '', result: undefined }),
    rememberResult: assign((_, { result }: { result: PaymentResult }) => ({ result })),
    rememberError: assign((_, { error }: { error: unknown }) => ({
      error: error instanceof PaymentFailure ? error.error : ({ name: 'unexpected' } satisfies PaymentError),
    })),
    clearError: assign({ error: undefined }),
    saveVisit: sendTo('visitStorage', ({ context }, { step }: { step: PaymentVisit['step'] }) => ({
      type: 'SAVE',
      visit: {
        draft: context.draft,
        // Without a lookup there is nothing to resume: the visitor came with only a token.
        step: context.lookup ? step : 'form',
        policyId: step === 'form' ? '' : (context.found?.policy.policyId ?? context.savedPolicyId),
      },
    })),
    savePaid: sendTo('visitStorage', ({ context }) => ({ type: 'PAID', policyNumber: paidPolicyNumber(context) })),
  },
});
