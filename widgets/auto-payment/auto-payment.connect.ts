import type { SnapshotFrom } from 'xstate';
import type { FailureKind } from '#flow/machine/failure';
import { stepMetaOf } from '#flow/step-meta';
import { additionalDriversView } from '#forms/additional-driver/additional-drivers.connect';
import { driverInformationView } from '#forms/driver-information/driver-information.connect';
import { vehicleNamed } from '#forms/driver-information/vins';
import { primaryOf } from '#forms/purchase/primary-driver';
import { questionsView } from '#forms/questions/questions.connect';
import { areVehiclesAsked } from './auto-payment.context.ts';
import type { autoPaymentMachine } from './auto-payment.machine.ts';
import { type Section, type Stage, stages, type StepMeta } from './auto-payment.types.ts';
import { carrierOf, vehicleFieldsOf } from './carrier.ts';
import { progressOf } from './progress.ts';

// View selectors: the only callers of the machine's matches(), hasTag() and getMeta().

export type AutoPaymentSnapshot = SnapshotFrom<typeof autoPaymentMachine>;

const metaOf = (snapshot: AutoPaymentSnapshot): StepMeta | undefined => stepMetaOf<StepMeta>(snapshot);

/** The stage and progress that were reached, while the status is read again. */
const waits: Readonly<Record<Section, readonly [Stage, number]>> = {
  driver: ['driverStage', 5],
  drivers: ['driverStage', 15],
  vehicles: ['vehicleStage', 20],
  underwriting: ['policyStage', 25],
  moreQuestions: ['policyStage', 25],
  rating: ['policyStage', 25],
  resultFailed: ['policyStage', 25],
  policy: ['policyStage', 30],
  payment: ['quoteStage', 35],
  processing: ['quoteStage', 35],
  paymentFailed: ['quoteStage', 35],
  eSign: ['quoteStage', 67],
  sold: ['quoteStage', 100],
};

export interface ShellView {
  /** `failed`: the purchase could not be loaded. */
  page: Section | 'loading' | 'failed' | 'incomplete' | 'notFound';
  /** Undefined when all are completed. */
  stage: Stage | undefined;
  progress: number;
  stages: readonly Stage[];
  notice: FailureKind | undefined;
  /** What the service said about the failure. */
  reason: string | undefined;
}

export function connectShell(snapshot: AutoPaymentSnapshot): ShellView {
  const { context } = snapshot;
  const meta = metaOf(snapshot);
  const page = meta?.section ?? (context.hasArrived ? context.section : pageBeforeSections(snapshot));
  const notice = noticeOf(snapshot);
  const [stage, progress] = page in waits ? waits[page as Section] : [undefined, 0];
  return {
    page,
    stage: page === 'sold' ? undefined : stage,
    progress: progressOf({ progress }, context.config),
    stages: areVehiclesAsked(context) ? stages : stagesWithoutVehicles,
    notice,
    reason: (notice && notice !== 'offline') || page === 'notFound' ? context.failure?.reason : undefined,
  };
}

const stagesWithoutVehicles = stages.filter((stage) => stage !== 'vehicleStage');

function pageBeforeSections(snapshot: AutoPaymentSnapshot): ShellView['page'] {
  const pages = ['incomplete', 'notFound', 'failed'] as const;
  if (snapshot.matches({ journey: 'statusFailed' }) || snapshot.matches({ journey: 'questionsFailed' }))
    return 'failed';
  return pages.find((page) => snapshot.matches({ journey: { entering: page } })) ?? 'loading';
}

function noticeOf(snapshot: AutoPaymentSnapshot): ShellView['notice'] {
  if (snapshot.matches({ network: 'offline' })) return 'offline';
  if (!snapshot.hasTag('failed')) return undefined;
  // The browser is online again, so an offline failure is shown as unreachable.
  const kind = snapshot.context.failure?.kind ?? 'unreachable';
  return kind === 'offline' ? 'unreachable' : kind;
}

export const connectDriver = (snapshot: AutoPaymentSnapshot) =>
  driverInformationView(snapshot.context, {
    isBusy: snapshot.hasTag('busy'),
    areCarsLookedUp: snapshot.matches({ vins: 'lookingUp' }),
  });

export const connectDrivers = (snapshot: AutoPaymentSnapshot) =>
  additionalDriversView(snapshot.context, { isBusy: snapshot.hasTag('busy') });

export function connectVehicles({ context }: AutoPaymentSnapshot) {
  const { quote, driver, vehicleUses } = context;
  return {
    cars: (quote?.vehicles ?? []).map((vehicle, index) => ({
      ...vehicleNamed(context, vehicle, driver?.vins[index] ?? vehicle.vin),
      quoted: vehicle,
    })),
    uses: vehicleUses,
    fields: vehicleFieldsOf(context),
  };
}

export const connectQuestions = ({ context }: AutoPaymentSnapshot) => questionsView(context);

export const connectErrors = ({ context }: AutoPaymentSnapshot) => ({ errors: context.result?.errors ?? [] });

const amount = (context: AutoPaymentSnapshot['context']) => {
  const [option] = context.result?.options ?? [];
  return option && option.downPayment !== undefined ? option.downPayment + (option.agencyFee ?? 0) : undefined;
};

export const connectPolicy = ({ context }: AutoPaymentSnapshot) => ({
  option: context.result?.options[0],
  customer: context.result?.customer,
  hasCounty: carrierOf(context).enableCounty,
  isBackAllowed: (context.purchase?.code ?? 0) <= 1,
  dueNow: amount(context),
  problem: context.problem,
  problemText: context.problemText,
});

/** What a section shows that leads to a partner's page. */
function partnerPage(snapshot: AutoPaymentSnapshot, section: 'payment' | 'eSign') {
  const frames = ['loading', 'loaded', 'ready', 'notLoaded', 'silent'] as const;
  const frame = frames.find((state) => snapshot.matches({ journey: { [section]: { framed: { frame: state } } } }));
  const isIn = (state: string) => snapshot.matches({ journey: { [section]: state } });
  return {
    frame,
    url: snapshot.context.partnerUrl,
    isBusy: snapshot.hasTag('busy') || snapshot.hasTag('quiet'),
    isInWindow: isIn('windowed'),
    isAway: isIn('away') || isIn('gone'),
    problem: snapshot.context.problem,
    problemText: snapshot.context.problemText,
  };
}

export const connectPayment = (snapshot: AutoPaymentSnapshot) => ({
  ...partnerPage(snapshot, 'payment'),
  mode: snapshot.context.config.payment.mode,
  dueNow: amount(snapshot.context),
});

export const connectProcessing = ({ context }: AutoPaymentSnapshot) => ({
  isDoubtful: context.isPaymentDoubtful,
  reason: context.problemText,
});

export function connectESign(snapshot: AutoPaymentSnapshot) {
  const { purchase, quote } = snapshot.context;
  const {
    isIssued = false,
    canSign = false,
    signature = 'none',
    policyId = '',
    messages = [],
  } = purchase?.status ?? {};
  return {
    ...partnerPage(snapshot, 'eSign'),
    step:
      signature === 'signed' ? ('sending' as const) : isIssued && canSign ? ('signing' as const) : ('issuing' as const),
    canSign,
    signature,
    policyId,
    message: messages.join(' '),
    email: quote?.contact.email ?? '',
  };
}

export function connectSold(snapshot: AutoPaymentSnapshot) {
  const { purchase, documentUrl, quote, result } = snapshot.context;
  const document = (['loadingDocument', 'ready', 'documentFailed'] as const).find((state) =>
    snapshot.matches({ journey: { sold: state } }),
  );
  return {
    document: document ?? ('none' as const),
    documentUrl,
    policyId: purchase?.status.policyId ?? '',
    isSigned: purchase?.status.signature === 'signed',
    firstName: primaryOf(snapshot.context).firstName,
    carrierName: result?.options[0]?.carrierName ?? '',
    email: quote?.contact.email ?? '',
  };
}
