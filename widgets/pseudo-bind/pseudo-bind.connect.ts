import type { SnapshotFrom } from 'xstate';
import type { FailureKind } from '#flow/machine/failure';
import { onlineKind } from '#flow/online-kind';
import { stepMetaOf } from '#flow/step-meta';
import { additionalDriversView } from '#forms/additional-driver/additional-drivers.connect';
import { driverInformationView } from '#forms/driver-information/driver-information.connect';
import { primaryOf } from '#forms/purchase/primary-driver';
import { questionsView } from '#forms/questions/questions.connect';
import { carrierOf } from './carrier.ts';
import { paymentPageOf } from './payment-page.ts';
import { isSheetMissing, summaryView } from './pseudo-bind.context.ts';
import type { pseudoBindMachine } from './pseudo-bind.machine.ts';
import { type Section, type Stage, stages, type VerificationRef } from './pseudo-bind.types.ts';

// View selectors: the only callers of the machine's matches(), hasTag() and getMeta().

export type PseudoBindSnapshot = SnapshotFrom<typeof pseudoBindMachine>;

export interface ShellView {
  /** `failed`: the quote could not be loaded. */
  page: Section | 'loading' | 'failed' | 'incomplete' | 'notFound';
  stage: Stage | undefined;
  progress: number;
  /** The stages of the carrier. */
  stages: readonly Stage[];
  notice: FailureKind | undefined;
  /** The service's message about the failure. */
  reason: string | undefined;
  verification: VerificationRef | undefined;
  /** The purchase cannot be finished online. */
  isSheetMissing: boolean;
}

export function connectShell(snapshot: PseudoBindSnapshot): ShellView {
  const meta = stepMetaOf(snapshot);
  const notice = noticeOf(snapshot);
  const page = meta?.section ?? pageBeforeSections(snapshot);
  return {
    page,
    stage: meta && meta.section !== 'success' ? meta.stage : undefined,
    progress: meta?.progress ?? 0,
    stages: carrierOf(snapshot.context).hideAdditionalDriverSection ? stagesWithoutDrivers : stages,
    notice,
    reason: (notice && notice !== 'offline') || page === 'notFound' ? snapshot.context.failure?.reason : undefined,
    verification: snapshot.context.verification,
    isSheetMissing: isSheetMissing(snapshot.context),
  };
}

const stagesWithoutDrivers = stages.filter((stage) => stage !== 'drivers');

function pageBeforeSections(snapshot: PseudoBindSnapshot): ShellView['page'] {
  const pages = ['incomplete', 'notFound', 'failed'] as const;
  return pages.find((page) => snapshot.matches({ journey: { entering: page } })) ?? 'loading';
}

function noticeOf(snapshot: PseudoBindSnapshot): ShellView['notice'] {
  if (snapshot.matches({ network: 'offline' })) return 'offline';
  const lacksVerification = snapshot.matches({ verification: 'missing', journey: 'verifying' });
  if (!snapshot.hasTag('failed') && !lacksVerification) return undefined;
  return onlineKind(snapshot.context.failure?.kind ?? 'unreachable');
}

export const connectSummary = ({ context }: PseudoBindSnapshot) => summaryView(context);

export const connectDriver = (snapshot: PseudoBindSnapshot) =>
  driverInformationView(snapshot.context, {
    isBusy: snapshot.hasTag('busy'),
    areCarsLookedUp: snapshot.matches({ vins: 'lookingUp' }),
  });

export const connectContact = ({ context }: PseudoBindSnapshot) => ({
  contact: context.contact,
  hasPaperlessConsent: context.driver?.hasPaperlessConsent ?? false,
  hasPhone: Boolean(context.quote?.contact.phone),
  hasEmail: Boolean(context.quote?.contact.email),
});

export const connectDrivers = (snapshot: PseudoBindSnapshot) =>
  additionalDriversView(snapshot.context, { isBusy: snapshot.hasTag('busy') });

export const connectQuestions = ({ context }: PseudoBindSnapshot) => questionsView(context);

export function connectSuccess({ context }: PseudoBindSnapshot) {
  const { quote, quoteReference } = context;
  return {
    carrier: carrierOf(context),
    contact: quote?.contact,
    payPlan: quoteReference.payPlan,
    paymentPage: paymentPageOf(context),
    firstName: primaryOf(context).firstName,
    isPaperless: context.contact?.paperless === 'yes',
  };
}
