import type { SnapshotFrom } from 'xstate';
import { carrierOf } from './carrier.ts';
import { primaryOf } from './pseudo-bind.context.ts';
import type { pseudoBindMachine } from './pseudo-bind.machine.ts';
import { type Place, type Stage, stages, type StepMeta, type VerificationRef } from './pseudo-bind.types.ts';

// Everything that views know of the machine: nothing else asks it where it is.

export type BindSnapshot = SnapshotFrom<typeof pseudoBindMachine>;

/** The meta of where the visitor is; undefined before the quote is there. */
export function stepMeta(snapshot: BindSnapshot): StepMeta | undefined {
  return Object.values(snapshot.getMeta()).find((meta) => meta !== undefined);
}

export interface ShellView {
  page: Place | 'loading' | 'incomplete' | 'notFound';
  stage: Stage | undefined;
  progress: number;
  /** Those of the carrier. */
  stages: readonly Stage[];
  notice: 'offline' | 'unreachable' | undefined;
  verification: VerificationRef | undefined;
}

export function connectShell(snapshot: BindSnapshot): ShellView {
  const meta = stepMeta(snapshot);
  const { hideAdditionalDriverSection } = carrierOf(snapshot.context);
  return {
    page: meta?.place ?? pageBefore(snapshot),
    stage: meta && meta.place !== 'success' ? meta.stage : undefined,
    progress: meta?.progress ?? 0,
    stages: hideAdditionalDriverSection ? withoutDrivers : stages,
    notice: noticeOf(snapshot),
    verification: snapshot.context.verification,
  };
}

const withoutDrivers = stages.filter((stage) => stage !== 'drivers');

function pageBefore(snapshot: BindSnapshot): ShellView['page'] {
  if (snapshot.matches({ journey: 'incomplete' })) return 'incomplete';
  return snapshot.matches({ journey: 'notFound' }) ? 'notFound' : 'loading';
}

function noticeOf(snapshot: BindSnapshot): ShellView['notice'] {
  if (snapshot.matches({ network: 'offline' })) return 'offline';
  const lacksVerification = snapshot.matches({ verification: 'missing', journey: 'verifying' });
  return snapshot.hasTag('unreachable') || lacksVerification ? 'unreachable' : undefined;
}

/** The read-only summary of the driver. */
export function connectSummary({ context }: BindSnapshot) {
  const { firstName, lastName, birthDate } = primaryOf(context);
  return { firstName, lastName, birthDate, address: context.quote?.address, contact: context.quote?.contact };
}

export function connectDriver(snapshot: BindSnapshot) {
  const { context } = snapshot;
  return {
    quote: context.quote,
    driver: context.driver,
    carrier: carrierOf(context),
    vins: context.vins,
    isLicenseWrong: context.isLicenseWrong,
    isBusy: snapshot.hasTag('busy'),
    areCarsLookedUp: snapshot.matches({ vins: 'lookingUp' }),
  };
}

export function connectDrivers(snapshot: BindSnapshot) {
  const { context } = snapshot;
  return {
    drivers: context.drivers ?? nobody,
    primary: context.quote?.drivers[0],
    carrier: carrierOf(context),
    wrongDrivers: context.wrongDrivers,
    isBusy: snapshot.hasTag('busy'),
  };
}
const nobody = [] as const;

export function connectQuestions({ context }: BindSnapshot) {
  return {
    config: context.config,
    carrier: carrierOf(context),
    answers: context.answers,
    firstName: primaryOf(context).firstName,
  };
}

export function connectSuccess({ context }: BindSnapshot) {
  const { quote, purchase } = context;
  return {
    carrier: carrierOf(context),
    contact: quote?.contact,
    payPlan: purchase.payPlan,
    firstName: primaryOf(context).firstName,
  };
}

export const connectContact = ({ context }: BindSnapshot) => ({
  contact: context.contact,
  hasPaperlessConsent: context.driver?.hasPaperlessConsent ?? false,
});
