import { type RentersCoverage, type RentersCoverageCode } from '#domain/renters-coverage';
import { pollsBeforeLate } from '#flow/machine/polling';
import { onlineKind } from '#flow/online-kind';
import { stepMetaOf } from '#flow/step-meta';
import { personalDraft } from './personal/personal.answers.ts';
import { chosenPlan, dueNowOf, installmentDayOf, zipLookupOf } from './renters.context.ts';
import type { RentersSnapshot } from './renters.machine.ts';
import type { RentersContext, Stage, StepMeta, ZipLookup } from './renters.types.ts';

// View selectors: nothing else reads the machine's state.

export type Page = 'loading' | 'personal' | 'waitlisted' | 'coverage' | 'payment' | 'buying' | 'confirmed' | 'failed';

export interface ShellView {
  page: Page;
  /** Undefined once all stages are completed. */
  stage: Stage | undefined;
  progress: number;
  notice: 'offline' | 'unreachable' | 'refused' | 'malformed' | 'expired' | undefined;
  /** The service's message. */
  reason: string | undefined;
  canRetry: boolean;
}

function pageOf(snapshot: RentersSnapshot): Page {
  const pages = ['personal', 'waitlisted', 'coverage', 'payment', 'buying', 'confirmed', 'failed'] as const;
  return pages.find((page) => snapshot.matches({ journey: page })) ?? 'loading';
}

export function connectShell(snapshot: RentersSnapshot): ShellView {
  const { failure } = snapshot.context;
  const page = pageOf(snapshot);
  const meta = stepMetaOf<StepMeta>(snapshot);
  const isOffline = snapshot.matches({ network: 'offline' });
  const hasFailed = snapshot.hasTag('failed') || snapshot.hasTag('zipFailed') || page === 'payment';
  // The page itself shows that the coverages could not be loaded.
  const isSaid = snapshot.matches({ journey: { coverage: 'notLoaded' } });
  const isStaged = page !== 'confirmed' && page !== 'waitlisted';
  return {
    page,
    stage: isStaged ? ((meta?.stage ?? 'personal') as Stage) : undefined,
    progress: meta?.progress ?? 0,
    notice: isOffline ? 'offline' : hasFailed && !isSaid && failure ? onlineKind(failure.kind) : undefined,
    reason: isOffline ? undefined : hasFailed ? failure?.reason : undefined,
    canRetry: snapshot.hasTag('failed') || snapshot.hasTag('zipFailed'),
  };
}

export interface PersonalView {
  /** The draft and the known answers, which `personalDraft` merges. */
  drafts: Pick<RentersContext['drafts'], 'personal'>;
  known: RentersContext['known'];
  zipLookup: ZipLookup | undefined;
  isLookingUpZip: boolean;
  isJoining: boolean;
  earlier: RentersContext['earlier'];
  /** The service's message about an earlier transaction that was not loaded; may be empty. */
  earlierReason: string;
}

export const connectPersonal = (snapshot: RentersSnapshot): PersonalView => ({
  drafts: snapshot.context.drafts,
  known: snapshot.context.known,
  zipLookup: zipLookupOf(snapshot.context),
  isLookingUpZip: snapshot.matches({ zip: 'lookingUp' }),
  isJoining: snapshot.matches({ journey: { personal: 'joining' } }),
  earlier: snapshot.context.earlier,
  earlierReason: snapshot.context.earlierReason,
});

const noCoverages: readonly RentersCoverage[] = [];

export type CoverageStatus = 'loading' | 'notLoaded' | 'notOffered' | 'choosing' | 'rating';

export function connectCoverage(snapshot: RentersSnapshot) {
  const { offered, ratingErrors, isRefused, ratingPolls, failure } = snapshot.context;
  const is = (state: 'notLoaded' | 'notOffered' | 'rating' | 'choosing' | 'notRated') =>
    snapshot.matches({ journey: { coverage: state } });
  const status: CoverageStatus = is('notLoaded')
    ? 'notLoaded'
    : is('notOffered')
      ? 'notOffered'
      : is('rating')
        ? 'rating'
        : is('choosing') || is('notRated')
          ? 'choosing'
          : 'loading';
  return {
    status,
    coverages: offered?.coverages ?? noCoverages,
    errors: ratingErrors,
    isRefused,
    isLate: ratingPolls >= pollsBeforeLate,
    /** The service's message about coverages that were not loaded; may be empty. */
    reason: failure?.reason ?? '',
  };
}

/** The form's first choice: the visitor's, an earlier transaction's, or the state's default. */
export function initialChoice({
  choice,
  earlierChoice,
  offered,
}: Pick<RentersContext, 'choice' | 'earlierChoice' | 'offered'>): Partial<Record<RentersCoverageCode, string>> {
  return Object.fromEntries(
    (offered?.coverages ?? []).map(({ code, options, initial }) => {
      const isOffered = (value: string | undefined) => options.some((option) => option.value === value);
      const currentValue = [choice[code], earlierChoice[code]].find(isOffered);
      return [code, currentValue ?? initial];
    }),
  );
}

export const connectChoice = (snapshot: RentersSnapshot) => initialChoice(snapshot.context);

/** `unsent`: the card is kept, and the card form is closed. */
export type PaymentStatus = 'opening' | 'notOpened' | 'framed' | 'unsent';

export function connectPayment(snapshot: RentersSnapshot) {
  const { context } = snapshot;
  const { rate, frameUrl, card, cardFailure, notReceived, personal } = context;
  const plan = chosenPlan(context);
  const isOpened = snapshot.matches({ journey: { payment: 'framed' } });
  const isNotOpened = snapshot.matches({ journey: { payment: 'notOpened' } });
  const isUnsent =
    snapshot.matches({ journey: { payment: 'unsent' } }) || snapshot.matches({ journey: { payment: 'notReceived' } });
  const status: PaymentStatus = isOpened ? 'framed' : isNotOpened ? 'notOpened' : isUnsent ? 'unsent' : 'opening';
  return {
    status,
    rate,
    plan,
    installmentDay: installmentDayOf(context),
    effectiveDate: personal?.effectiveDate ?? '',
    amount: dueNowOf(context),
    frameUrl,
    isCardKept: card !== undefined,
    /** Why the card form did not open; undefined if the page does not trust it. */
    cardFailure,
    wasNotReceived: notReceived !== '',
  };
}

export function connectBuying(snapshot: RentersSnapshot) {
  const is = (state: 'pending' | 'notIssued') => snapshot.matches({ journey: { buying: state } });
  const { polls, status } = snapshot.context;
  return {
    status: is('notIssued') ? ('notIssued' as const) : is('pending') ? ('pending' as const) : ('processing' as const),
    isLate: polls >= pollsBeforeLate,
    isChecking:
      snapshot.matches({ journey: { buying: { pending: 'polling' } } }) ||
      snapshot.matches({ journey: { buying: { notIssued: 'polling' } } }),
    message: status?.outcome === 'notIssued' ? status.message : '',
  };
}

/** A purchase of which only the policy number is known. */
const unknownPurchase = {
  carrierName: '',
  email: '',
  effectiveDate: '',
  plan: undefined,
  amount: undefined,
  installmentDay: 0,
};

export function connectOutcome(snapshot: RentersSnapshot) {
  const { context } = snapshot;
  const { policyId, personal, rate, refusal, followed } = context;
  if (followed) return { ...unknownPurchase, policyId, refusal };
  return {
    policyId,
    refusal,
    carrierName: rate?.carrierName ?? '',
    email: personal?.email ?? '',
    effectiveDate: personal?.effectiveDate ?? '',
    plan: chosenPlan(context),
    amount: dueNowOf(context),
    installmentDay: installmentDayOf(context),
  };
}

export const connectWaitlist = (snapshot: RentersSnapshot) => {
  const { email, state } = personalDraft(snapshot.context);
  return { email, state };
};
