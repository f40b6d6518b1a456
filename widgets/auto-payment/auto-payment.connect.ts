import type { SnapshotFrom } from 'xstate';
import type { FailureKind } from '#flow/machine/failure';
import { pollsBeforeLate } from '#flow/machine/polling';
import { onlineKind } from '#flow/online-kind';
import { stepMetaOf } from '#flow/step-meta';
import { additionalDriversView } from '#forms/additional-driver/additional-drivers.connect';
import { driverInformationView } from '#forms/driver-information/driver-information.connect';
import { questionsView } from '#forms/questions/questions.connect';
import type { autoPaymentMachine } from './auto-payment.machine.ts';
import { statusPollsBeforeLate } from './auto-payment.setup.ts';
import type { Section, Stage, StepMeta } from './auto-payment.types.ts';
import { carrierOf } from './carrier.ts';
import { chosenPaymentOption } from './chosen-payment-option.ts';
import { dueNow } from './due-now.ts';
import type { PaymentState } from './payment/payment.types.ts';
import type { PolicyDetailsProps } from './policy-details/policy-details.types.ts';
import { progressOf } from './progress.ts';
import type { SigningState } from './signing/signing.types.ts';

// View selectors: the only callers of the machine's matches(), hasTag() and getMeta().

export type AutoPaymentSnapshot = SnapshotFrom<typeof autoPaymentMachine>;

export interface ShellView {
  /** `failed`: the purchase could not be loaded. */
  page: Section | 'loading' | 'failed' | 'incomplete' | 'notFound';
  stage: Stage | undefined;
  progress: number;
  notice: FailureKind | undefined;
  /** The service's reason for the failure. */
  reason: string | undefined;
  /** A charge whose outcome is unknown, also from before a reload. */
  isChargeOpen: boolean;
}

const stageOf: Readonly<Record<Section, Stage>> = {
  driver: 'driverStage',
  drivers: 'driverStage',
  underwriting: 'vehicleStage',
  moreQuestions: 'vehicleStage',
  rating: 'policyStage',
  policy: 'policyStage',
  payment: 'quoteStage',
  signing: 'quoteStage',
  sold: 'quoteStage',
};
/** Progress while the status loads and the last section stays on the screen. */
const lastProgress: Readonly<Record<Section, Pick<StepMeta, 'progress' | 'shortProgress'>>> = {
  driver: { progress: 5, shortProgress: 30 },
  drivers: { progress: 15, shortProgress: 30 },
  underwriting: { progress: 25, shortProgress: 30 },
  moreQuestions: { progress: 25, shortProgress: 30 },
  rating: { progress: 25, shortProgress: 30 },
  policy: { progress: 25, shortProgress: 30 },
  payment: { progress: 30, shortProgress: 35 },
  signing: { progress: 67, shortProgress: 67 },
  sold: { progress: 100, shortProgress: 100 },
};
/** … after the card was charged, or while its charge is undecided. */
const processingProgress = { progress: 35, shortProgress: 35 };

export function connectShell(snapshot: AutoPaymentSnapshot): ShellView {
  const meta = stepMetaOf<StepMeta>(snapshot);
  const { context } = snapshot;
  // While the status loads, the visitor sees the last section.
  const section = meta?.section ?? context.section;
  const page = section ?? pageBeforeSections(snapshot);
  const notice = noticeOf(snapshot);
  return {
    page,
    stage: section && section !== 'sold' ? stageOf[section] : undefined,
    progress: section ? progressOf(meta ?? progressWhileAsked(section, context), context.settings) : 0,
    notice,
    reason: notice && notice !== 'offline' ? context.failure?.reason : undefined,
    isChargeOpen: context.isChargeOpen,
  };
}

const progressWhileAsked = (section: Section, { isCharged, openCharges }: AutoPaymentSnapshot['context']) =>
  section === 'payment' && (isCharged || openCharges > 0) ? processingProgress : lastProgress[section];

function pageBeforeSections(snapshot: AutoPaymentSnapshot): ShellView['page'] {
  if (snapshot.matches({ journey: { entering: 'incomplete' } })) return 'incomplete';
  if (snapshot.matches({ journey: { entering: 'notFound' } })) return 'notFound';
  // A failed status request is retried automatically.
  const isAskedAgain = snapshot.matches({ journey: 'checkingStatus' }) && snapshot.context.failure !== undefined;
  return snapshot.hasTag('failed') || isAskedAgain ? 'failed' : 'loading';
}

function noticeOf(snapshot: AutoPaymentSnapshot): ShellView['notice'] {
  if (snapshot.matches({ network: 'offline' })) return 'offline';
  const isAskedAgain = snapshot.matches({ journey: 'checkingStatus' }) && snapshot.context.failure !== undefined;
  // These failures have their own views: rating, policy, payment and signing page.
  const hasOwnPage =
    snapshot.matches({ journey: { signing: 'failed' } }) ||
    snapshot.matches({ journey: { policy: 'failed' } }) ||
    snapshot.context.section === 'rating' ||
    snapshot.context.section === 'payment';
  if ((!snapshot.hasTag('failed') && !isAskedAgain) || hasOwnPage) return undefined;
  return kindOf(snapshot.context);
}

const kindOf = ({ failure }: AutoPaymentSnapshot['context']): Exclude<FailureKind, 'offline'> =>
  onlineKind(failure?.kind ?? 'unreachable');

export const connectDriver = (snapshot: AutoPaymentSnapshot) =>
  driverInformationView(snapshot.context, {
    isBusy: snapshot.hasTag('busy'),
    areCarsLookedUp: snapshot.matches({ vins: 'lookingUp' }),
  });

export const connectDrivers = (snapshot: AutoPaymentSnapshot) =>
  additionalDriversView(snapshot.context, { isBusy: snapshot.hasTag('busy') });

export const connectQuestions = ({ context }: AutoPaymentSnapshot) => questionsView(context);

const noRefusals: readonly string[] = [];

export const connectRefusals = ({ context: { section, refusals } }: AutoPaymentSnapshot) => ({
  refusals: section === 'moreQuestions' ? refusals : noRefusals,
});

function cardOf({ state, isCardReported }: AutoPaymentSnapshot['context']): PolicyDetailsProps['card'] {
  const { paymentToken = '', payment } = state?.status ?? {};
  if (paymentToken !== '' && payment === 'pending') return 'awaited';
  return isCardReported ? 'unknown' : undefined;
}

export const connectPolicy = (snapshot: AutoPaymentSnapshot) => {
  const { context } = snapshot;
  const { result, state, processed } = context;
  const isDeclined = state?.status?.payment === 'declined';
  const isNotProcessed = isDeclined || processed?.outcome === 'notCharged';
  return {
    option: chosenPaymentOption(context),
    customer: result?.customer,
    showCounty: carrierOf(context).enableCounty,
    hasFailed: snapshot.matches({ journey: { policy: 'failed' } }),
    /** The service's reason for the failure; may be empty. */
    reason: context.failure?.reason ?? '',
    card: processed?.outcome === 'notCharged' ? undefined : cardOf(context),
    isAsking: snapshot.matches({ journey: { policy: 'checking' } }),
    /** The carrier takes long to publish its result. */
    isLate: context.ratingPolls >= pollsBeforeLate,
    /** Undefined unless the visitor is back after a payment that was not made. */
    message: isNotProcessed ? ((isDeclined ? state?.status?.paymentDescription : processed?.message) ?? '') : undefined,
    wasOtherDeclined: context.wasOtherDeclined,
    hasCheckFailed: context.hasCheckFailed,
  };
};

export const connectRating = (snapshot: AutoPaymentSnapshot) => ({
  hasFailed: snapshot.hasTag('failed'),
  /** The service's reason for the failure; may be empty. */
  reason: snapshot.context.failure?.reason ?? '',
  isLate: snapshot.context.ratingPolls >= pollsBeforeLate || snapshot.context.statusPolls >= statusPollsBeforeLate,
});

type PaymentStatus = PaymentState['status'];

function paymentStatusOf(snapshot: AutoPaymentSnapshot): PaymentStatus {
  if (snapshot.matches({ journey: 'processing' })) {
    if (snapshot.matches({ journey: { processing: 'refused' } })) return 'failed';
    // … also while the card is charged again with the same key.
    return snapshot.context.problem?.kind === 'lost' ? 'unknown' : 'processing';
  }
  if (snapshot.matches({ journey: { payment: 'framed' } })) return 'framed';
  if (snapshot.matches({ journey: { payment: 'notOpened' } })) return 'notOpened';
  if (snapshot.matches({ journey: { payment: 'atPartner' } })) return 'atPartner';
  if (snapshot.matches({ journey: 'payment' })) return 'opening';
  // The status is loading, or could not be loaded: a card may have been charged. Until the status has an outcome, an
  // unknown payment stays unknown, and a pending one processing.
  const { problem, stateFailures, isCharged, openCharges } = snapshot.context;
  if (isCharged) return 'processing';
  if (problem?.kind === 'lost' || stateFailures > 0) return 'unknown';
  return openCharges > 0 ? 'processing' : 'checking';
}

export const connectPayment = (snapshot: AutoPaymentSnapshot) => {
  const { problem, partnerUrl, statusPolls, openCharges, stateFailures } = snapshot.context;
  const option = chosenPaymentOption(snapshot.context);
  return {
    status: paymentStatusOf(snapshot),
    url: partnerUrl,
    message: problem?.message ?? '',
    amount: option && dueNow(option),
    isLate: statusPolls >= statusPollsBeforeLate || openCharges > 2 || stateFailures > 0,
    /** The card is being charged: a press now would change nothing. */
    isCharging: snapshot.matches({ journey: { processing: 'charging' } }),
    isChecking:
      snapshot.matches({ journey: 'checkingStatus' }) || snapshot.matches({ journey: { processing: 'charging' } }),
  };
};

const noMessages: readonly string[] = [];

function signingStatusOf(snapshot: AutoPaymentSnapshot): SigningState['status'] {
  const status = snapshot.context.state?.status;
  if (snapshot.matches({ journey: { signing: 'failed' } })) return 'notOpened';
  if (snapshot.hasTag('opening')) return 'opening';
  if (status?.hasIssueFailed) return 'issueFailed';
  if (!status?.isIssued) return status?.signature === 'signed' ? 'processing' : 'issuing';
  if (status.signature === 'signed') return 'processing';
  if (!status.canSign) return 'issuing';
  return status.signature === 'none' ? 'asking' : status.signature;
}

export const connectSigning = (snapshot: AutoPaymentSnapshot) => {
  const { state, signingEvent, failure } = snapshot.context;
  return {
    status: signingStatusOf(snapshot),
    event: signingEvent,
    kind: kindOf(snapshot.context),
    message: failure?.reason ?? '',
    messages: state?.status?.messages ?? noMessages,
  };
};

export const connectSold = (snapshot: AutoPaymentSnapshot) => {
  const { state, documentUrl, result, saved, processed, failure } = snapshot.context;
  const { status } = state ?? {};
  const isLoading = snapshot.matches({ journey: { sold: { document: 'loading' } } });
  return {
    policyId: status?.policyId ?? '',
    carrierName: chosenPaymentOption(snapshot.context)?.carrierName ?? '',
    amount: processed?.amount ?? snapshot.context.paidAmount,
    email: result?.customer.email || saved?.contact.email || '',
    // `canSign` may be missing for a policy that is already signed.
    isSigned: !status || status.canSign || status.signature === 'signed' || status.isSignedPolicySent,
    messages: status?.messages ?? noMessages,
    documentUrl,
    /** Why there are no documents; the service's reason may be empty. */
    documentFailure: { kind: kindOf(snapshot.context), message: failure?.reason ?? '' },
    documentStatus: documentUrl ? ('shown' as const) : isLoading ? ('loading' as const) : ('missing' as const),
  };
};
