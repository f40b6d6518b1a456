import type { SnapshotFrom } from 'xstate';
import { allowedVerifications } from '#domain/owner-verification';
import type { ServiceVariant } from '#domain/service-variant';
import type { Failure, FailureKind } from '#flow/machine/failure';
import { stepMetaOf } from '#flow/step-meta';
import type { KnownAnswers } from '#visitor/known-answers';
import { failuresOf } from './entry/entry.context.ts';
import type { EntryNotice } from './entry/entry.types.ts';
import { householdKeyOf, recordsForHousehold } from './household/household-records.ts';
import { differencesOf } from './license/finding.ts';
import type { LicenseProblem } from './license/license.types.ts';
import type { quoteFlowMachine } from './quote-flow.machine.ts';
import type { BuyState, ContactState, NoRatesCause } from './quotes/results.types.ts';
import { zipResponseOf, zipOf } from './steps/details/zip.ts';
import type { Draft } from './steps/drafts.ts';
import type { DriverEntry } from './steps/driver/driver-entry.ts';
import type { DriverAnswers } from './steps/driver/driver.answers.ts';
import { packagesOf } from './steps/policy/packages.ts';
import { isMileageAsked, isMileageOffered } from './steps/step-order.ts';
import type { Step, StepMeta } from './steps/steps.ts';

/** View selectors: the only callers of the flow's `matches()` and `hasTag()`. */

export type FlowSnapshot = SnapshotFrom<typeof quoteFlowMachine>;

/** The contact's answers, which its form starts with. */
export const connectContactStep = ({ context }: FlowSnapshot) => ({
  answers: context.answers.contact,
  knownAnswers: context.knownAnswers,
});

/** What blocks the visitor, with the message of a service that refused. */
export interface FlowFailure {
  kind: FailureKind | 'sessionFailed';
  reason?: string | undefined;
}

const offline: Failure = { kind: 'offline' };
const unreachable: Failure = { kind: 'unreachable' };

export interface ShellView {
  /** The page to render: a step's, the panel of an interrupted quote run, or none yet. */
  page: Step | 'unreachable' | 'noRates' | 'previousQuotes' | 'entering' | undefined;
  /** An entry dialog over the page. */
  dialog: 'override' | 'verifyOwner' | 'customerQuote' | undefined;
  variant: ServiceVariant;
  entryNotice: EntryNotice | undefined;
  /** The quote or the lead of a link is not loaded yet. */
  isFollowingLink: boolean;
  /** Undefined while a saved visit is being restored. */
  meta: StepMeta | undefined;
  /** The token's status; no step can be left without a token. */
  session: 'waiting' | 'ready' | 'failed';
  /** The notice at the foot of the window; a panel or a dialog that would cover it shows its own. */
  notice: FlowFailure | undefined;
}

export function connectShell(snapshot: FlowSnapshot): ShellView {
  const meta = stepMetaOf(snapshot);
  return {
    meta,
    page: pageOf(snapshot, meta),
    session: snapshot.value.session,
    notice: isNoticeElsewhere(snapshot) ? undefined : noticeOf(snapshot),
    dialog: dialogOf(snapshot),
    variant: snapshot.context.variant,
    entryNotice: snapshot.context.entryNotice,
    isFollowingLink: isFollowingLink(snapshot),
  };
}

/** The saved visit is being loaded. */
export const isRestoring = (snapshot: FlowSnapshot): boolean => snapshot.matches({ journey: 'restoringVisit' });

const isFollowingLink = (snapshot: FlowSnapshot): boolean =>
  isLinkUnreachable(snapshot) ||
  snapshot.matches({ journey: 'quoteLink' }) ||
  snapshot.matches({ journey: { affiliateLead: 'fetching' } });

/** The link to a quote or to a partner's lead could not be followed. */
const isLinkUnreachable = (snapshot: FlowSnapshot): boolean =>
  snapshot.matches({ journey: { quoteLink: 'unreachable' } }) ||
  snapshot.matches({ journey: { affiliateLead: 'unreachable' } });

function pageOf(snapshot: FlowSnapshot, meta: StepMeta | undefined): ShellView['page'] {
  if (areQuotesUnreachable(snapshot)) return 'unreachable';
  // A link that is tried again keeps the page, and the focus.
  if (isFollowingLink(snapshot) && snapshot.context.failure && !snapshot.matches({ network: 'offline' }))
    return 'entering';
  switch (meta?.step) {
    case 'override':
    case 'verifyOwner':
      return 'entering';
    case 'quoting':
      return isPolicyPassed(snapshot) ? 'policy' : 'entering';
    default:
      return meta?.step;
  }
}

/** The waiting dialog covers the policy page of a visitor who has passed it; a previous quote's is not passed. */
const isPolicyPassed = (snapshot: FlowSnapshot): boolean =>
  !isRequoting(snapshot) && !snapshot.context.transaction?.isRequote && packagesOf(snapshot.context).length > 0;

function dialogOf(snapshot: FlowSnapshot): ShellView['dialog'] {
  if (snapshot.matches({ journey: { affiliateLead: 'confirmingOverride' } })) return 'override';
  if (snapshot.matches({ journey: 'ownerVerification' })) return 'verifyOwner';
  return snapshot.matches({ journey: { contact: 'offeringQuote' } }) ? 'customerQuote' : undefined;
}

/** What blocks the visitor, for a panel or a dialog that shows it itself. */
export const connectNotice = (snapshot: FlowSnapshot) => ({ notice: noticeOf(snapshot) });

const areQuotesUnreachable = (snapshot: FlowSnapshot): boolean =>
  snapshot.matches({ journey: { quoting: 'unreachable' } }) ||
  snapshot.matches({ journey: { reopening: 'requoteFailed' } }) ||
  snapshot.matches({ journey: { reopening: 'loadingFailed' } });

/** A further vehicle is added in a dialog over the list, which covers the notice. */
const isAddedInDialog = (snapshot: FlowSnapshot): boolean =>
  snapshot.context.answers.vehicles.length > 0 && snapshot.matches({ journey: { vehicles: 'adding' } });

const isNoticeElsewhere = (snapshot: FlowSnapshot): boolean =>
  areQuotesUnreachable(snapshot) || isAddedInDialog(snapshot);

function noticeOf(snapshot: FlowSnapshot): ShellView['notice'] {
  if (snapshot.matches({ network: 'offline' })) return offline;
  if (snapshot.hasTag('unreachable')) return snapshot.context.failure ?? unreachable;
  return snapshot.matches({ session: 'failed' }) ? sessionNotice(snapshot.context.sessionFailure) : undefined;
}

/** A session that is refused says so by itself: nothing that the visitor entered was refused, or has expired. */
function sessionNotice(failure: Failure | undefined): FlowFailure {
  if (!failure) return unreachable;
  const { kind, reason } = failure;
  return kind === 'refused' || kind === 'expired' ? { kind: 'sessionFailed', reason } : failure;
}

/** A failed call, for a dialog or a panel that explains it. What did not arrive is explained by the network. */
const shownFailure = (snapshot: FlowSnapshot, failure: Failure = unreachable): Failure =>
  failure.kind === 'unreachable' && snapshot.matches({ network: 'offline' }) ? offline : failure;

export interface DriverView {
  /** The visitor's answers to other widgets of this site. */
  knownAnswers: Partial<KnownAnswers>;
  answers: DriverAnswers | undefined;
  /** The values from a license, to be completed. */
  draft: Draft | undefined;
  entry: DriverEntry;
  isSearching: boolean;
  /** A license image is being read, or its zip code looked up. */
  isReading: boolean;
  /** The problem of the chosen image. */
  problem: LicenseProblem | undefined;
  /** The dialog about the license finding. */
  dialog: 'confirm' | 'override' | undefined;
}

function driverDialogOf(snapshot: FlowSnapshot): DriverView['dialog'] {
  if (snapshot.matches({ journey: { driver: 'confirming' } })) return 'confirm';
  return snapshot.matches({ journey: { driver: 'overriding' } }) ? 'override' : undefined;
}

export const connectDriver = (snapshot: FlowSnapshot): DriverView => ({
  answers: snapshot.context.answers.driver,
  knownAnswers: snapshot.context.knownAnswers,
  draft: snapshot.context.driverEntry === 'filled' ? snapshot.context.drafts.driver : undefined,
  entry: snapshot.context.driverEntry,
  isSearching: snapshot.matches({ journey: { driver: 'searching' } }),
  isReading:
    snapshot.matches({ journey: { driver: 'reading' } }) || snapshot.matches({ journey: { driver: 'lookingUpZip' } }),
  problem: snapshot.context.licenseProblem,
  dialog: driverDialogOf(snapshot),
});

/** The license finding, and how it differs from what the visitor typed. */
export const connectFinding = ({ context }: FlowSnapshot) => ({
  fields: context.finding?.fields,
  differences: differencesOf(context),
});

export const connectDetails = (snapshot: FlowSnapshot) => {
  const { context } = snapshot;
  return {
    answers: context.answers.details,
    knownAnswers: context.knownAnswers,
    zip: zipOf(context),
    foreignLicenseTypes: context.foreignLicenseTypes ?? nothing,
    areForeignLicenseTypesLoading: snapshot.matches({ foreignLicenses: 'loading' }),
    isLookingUpZip: snapshot.matches({ journey: { details: 'lookingUpZip' } }),
    /** The lookup's response for the form's zip code. */
    zipResponse: zipResponseOf(context),
  };
};

const nothing: readonly never[] = [];

/** The household search starts once there is a token. */
function willSearchHousehold({
  context: { answers, config, householdRecords, searchedHousehold },
}: FlowSnapshot): boolean {
  const householdKey = householdKeyOf(answers);
  return (
    config.lookUpHousehold &&
    householdKey !== '' &&
    householdKey !== householdRecords.householdKey &&
    householdKey !== searchedHousehold
  );
}

/** The household search is pending: more records may arrive. */
const isSearching = (snapshot: FlowSnapshot) =>
  willSearchHousehold(snapshot) ||
  snapshot.matches({ household: 'searching' }) ||
  snapshot.matches({ household: 'waitingForFollowUp' }) ||
  snapshot.matches({ household: 'followingUp' });

export const connectDrivers = (snapshot: FlowSnapshot) => ({
  answers: snapshot.context.answers,
  householdRecords: recordsForHousehold(snapshot.context),
  foundRecord: snapshot.context.foundRecord,
  incompleteDrivers: snapshot.context.incompleteDrivers,
  isSearching: isSearching(snapshot),
  isEditing: snapshot.matches({ journey: { drivers: 'editing' } }),
  editing: snapshot.context.editing,
  isRemoving: snapshot.matches({ journey: { drivers: 'confirmingRemoval' } }),
  removing: snapshot.context.removing,
});

export const connectVehicles = (snapshot: FlowSnapshot) => {
  const { context } = snapshot;
  const { year = '', make = '' } = context.drafts.vehicle ?? {};
  const isChoosing = snapshot.matches({ journey: { vehicles: { adding: { byModel: 'choosing' } } } });
  const isIn = (state: 'loadingYears' | 'loadingMakes' | 'loadingModels') =>
    snapshot.matches({ journey: { vehicles: { adding: { byModel: state } } } });
  return {
    vehicles: context.answers.vehicles,
    removed: context.removedVehicle,
    foundVehicles: recordsForHousehold(context).vehicles,
    wereFoundVehiclesOffered: recordsForHousehold(context).isOffered,
    isSearching: isSearching(snapshot),
    isPicking: snapshot.matches({ journey: { vehicles: 'picking' } }),
    isAddFormShown: context.isAddingVehicle || context.answers.vehicles.length === 0,
    mileageOf: snapshot.matches({ journey: { vehicles: 'editingMileage' } }) ? context.mileageOf : '',
    isAdding: snapshot.matches({ journey: { vehicles: 'adding' } }),
    /** The number of the lead's vehicle that the form completes. */
    incompleteNumber: context.incompleteVehicles?.[0]?.number,
    isMileageAsked: isMileageAsked(context),
    isMileageOffered: isMileageOffered(context),
    entry: context.vehicleEntry,
    isDecoding: snapshot.matches({ journey: { vehicles: { adding: { byVin: 'decoding' } } } }),
    isUnknownVin: snapshot.matches({ journey: { vehicles: { adding: { byVin: 'unknown' } } } }),
    decoded: context.decoded,
    years: context.years,
    makes: context.makes,
    models: context.models,
    /** The list to choose from next was loaded and is empty. */
    isListEmpty:
      isChoosing &&
      (context.years.length === 0 ||
        (year !== '' && context.makes.length === 0) ||
        (make !== '' && context.models.length === 0)),
    areYearsLoading: isIn('loadingYears'),
    areMakesLoading: isIn('loadingMakes'),
    areModelsLoading: isIn('loadingModels'),
  };
};

export const connectPolicy = (snapshot: FlowSnapshot) => ({
  answers: snapshot.context.answers.policy,
  isLoading: snapshot.matches({ journey: { policy: 'loading' } }),
  state: snapshot.context.answers.details?.state,
  isNothingSold: snapshot.matches({ journey: { policy: 'nothingSold' } }),
  refusal: snapshot.context.failure?.reason,
  products: packagesOf(snapshot.context),
});

/** New rates of a previous quote are requested; nothing of it is applied yet. */
const isRequoting = (snapshot: FlowSnapshot): boolean => snapshot.matches({ journey: { reopening: 'requoting' } });

/** The waiting dialog: of a quote run, and of the request for new rates of a previous quote before it. */
export const connectQuoteWait = (snapshot: FlowSnapshot) => {
  const isRequote = isRequoting(snapshot);
  return {
    isRequote,
    isOpen: isRequote || snapshot.matches({ journey: 'quoting' }),
    isTakingLonger:
      snapshot.matches({ journey: { reopening: { requoting: 'longer' } } }) ||
      snapshot.matches({ journey: { quoting: { running: { message: 'longer' } } } }),
    // The rates at hand are those of other answers.
    completedCount: isRequote ? 0 : snapshot.context.rates.completedCount,
  };
};

export const connectQuotes = (snapshot: FlowSnapshot) => ({
  quotes: snapshot.context.rates.quotes,
  isArriving: snapshot.matches({ journey: { results: { arrival: 'loadingRates' } } }),
  interrupted: snapshot.matches({ journey: { results: { arrival: 'interrupted' } } })
    ? snapshot.context.ratesFailure
    : undefined,
  agentsAreIdle: snapshot.context.agentsAreIdle,
  answers: snapshot.context.answers,
});

export function connectNoRates({ context: { rates, ratesFailure, answers } }: FlowSnapshot) {
  const cause: NoRatesCause = ratesFailure
    ? { kind: 'failed', failure: ratesFailure }
    : { kind: rates.isUnreadable ? 'unreadable' : rates.isDone ? 'declined' : 'late' };
  return { cause, driverFirstName: answers.driver?.firstName ?? '' };
}

export function connectBuy(snapshot: FlowSnapshot): BuyState {
  const { chosenQuote: quote, buyUrl: url, failure } = snapshot.context;
  const isIn = (
    state: 'choosingCarrier' | 'confirmingPurchase' | 'openingPurchase' | 'purchaseOpen' | 'purchaseFailed',
  ) => snapshot.matches({ journey: { results: { purchase: state } } });
  if (!quote) return { status: 'idle' };
  if (isIn('choosingCarrier')) return { status: 'choosing', quote };
  if (isIn('confirmingPurchase')) return { status: 'confirming', quote };
  if (isIn('openingPurchase')) return { status: 'requesting', quote };
  if (isIn('purchaseOpen')) return { status: 'ready', quote, url, opensNewWindow: quote.opensNewWindow };
  return isIn('purchaseFailed')
    ? { status: 'failed', quote, failure: shownFailure(snapshot, failure) }
    : { status: 'idle' };
}

export function connectContact(snapshot: FlowSnapshot): ContactState {
  const { chosenQuote: quote, channel: chosen, failure } = snapshot.context;
  const isIn = (state: 'meetingAgent' | 'selecting' | 'selected' | 'selectionFailed') =>
    snapshot.matches({ journey: { results: { purchase: state } } });
  if (quote && isIn('meetingAgent')) return { status: 'offering', quote };
  // A phone that is dialing needs no dialog.
  if (!quote || chosen === 'callMobile') return { status: 'idle' };
  const channel = chosen === 'text' ? 'text' : 'call';
  if (isIn('selecting')) return { status: 'sending', channel, quote };
  if (isIn('selected')) return { status: 'sent', channel, quote };
  return isIn('selectionFailed')
    ? { status: 'failed', channel, quote, failure: shownFailure(snapshot, failure) }
    : { status: 'idle' };
}

/** The views of the entry pages and dialogs. */
export const connectEntry = (snapshot: FlowSnapshot) => {
  const { context } = snapshot;
  const isPrevious = (state: 'searching' | 'listing' | 'loadingQuote' | 'quoteUnreachable') =>
    snapshot.matches({ journey: { previousQuotes: state } });
  return {
    heldLead: context.heldLead,
    heldQuote: context.heldQuote,
    answers: context.answers,
    leadProblems: context.leadProblems,
    attemptsLeft: allowedVerifications - failuresOf(context),
    verificationProblem: context.verificationProblem,
    /** The service's message about a refused requote. */
    refusal: context.failure?.reason,
    isVerifying: snapshot.matches({ journey: { ownerVerification: 'checking' } }),
    isSearching: isPrevious('searching'),
    isListing: isPrevious('listing') || isPrevious('loadingQuote') || isPrevious('quoteUnreachable'),
    /** The quote that is being opened. */
    opening: isPrevious('loadingQuote')
      ? { transactionId: context.previousQuote?.transactionId, isRequote: context.wantsRequote }
      : undefined,
    previousQuotes: context.previousQuotes,
    previousSearch: context.previousSearch,
    isLinkUnreachable: isLinkUnreachable(snapshot),
  };
};
