import type { SnapshotFrom } from 'xstate';
import type { quoteFlowMachine } from './quote-flow.machine.ts';
import type { DriverEntry, Step, StepMeta } from './quote-flow.types.ts';
import type { BuyState, ContactState } from './results/results.types.ts';
import { isMileageAsked } from './steps/step-order.ts';

// Everything that views know of the machine: nothing else asks it where it is.

export type FlowSnapshot = SnapshotFrom<typeof quoteFlowMachine>;

/** The meta of the step that the visitor is in; undefined while a saved visit is recalled. */
export function stepMeta(snapshot: FlowSnapshot): StepMeta | undefined {
  return Object.values(snapshot.getMeta()).find((meta) => meta !== undefined);
}

export interface ShellView {
  /** What is drawn: a step's page, the panel of a run that was cut off, or nothing yet. */
  page: Step | 'unreachable' | 'noRates' | undefined;
  meta: StepMeta | undefined;
  /** Whether there is a token, without which nothing goes on. */
  session: 'waiting' | 'ready' | 'failed';
  notice: 'offline' | 'sessionFailed' | 'unreachable' | undefined;
}

export function connectShell(snapshot: FlowSnapshot): ShellView {
  const meta = stepMeta(snapshot);
  return {
    meta,
    page: pageOf(snapshot, meta),
    session: snapshot.value.session,
    notice: noticeOf(snapshot),
  };
}

function pageOf(snapshot: FlowSnapshot, meta: StepMeta | undefined): ShellView['page'] {
  if (snapshot.matches({ journey: 'unreachable' })) return 'unreachable';
  // The waiting dialog stands over the policy.
  return meta?.step === 'quoting' ? 'policy' : meta?.step;
}

function noticeOf(snapshot: FlowSnapshot): ShellView['notice'] {
  if (snapshot.matches({ network: 'offline' })) return 'offline';
  if (snapshot.hasTag('unreachable')) return 'unreachable';
  return snapshot.matches({ session: 'failed' }) ? 'sessionFailed' : undefined;
}

export interface DriverView {
  entry: DriverEntry;
  isSearching: boolean;
}

export const connectDriver = (snapshot: FlowSnapshot): DriverView => ({
  entry: snapshot.context.driverEntry,
  isSearching: snapshot.matches({ journey: { driver: 'searching' } }),
});

export const connectDetails = (snapshot: FlowSnapshot) => {
  const { zip, zipAnswer } = snapshot.context;
  return {
    isLookingUpZip: snapshot.matches({ journey: { details: 'lookingUpZip' } }),
    /** The answer for the zip code that the form holds. */
    zipAnswer: zipAnswer?.zip === zip ? zipAnswer : undefined,
  };
};

export const connectDrivers = (snapshot: FlowSnapshot) => ({
  answers: snapshot.context.answers,
  isEditing: snapshot.matches({ journey: { drivers: 'editing' } }),
  editing: snapshot.context.editing,
  isRemoving: snapshot.matches({ journey: { drivers: 'confirmingRemoval' } }),
  removing: snapshot.context.removing,
});

export const connectVehicles = (snapshot: FlowSnapshot) => {
  const { context } = snapshot;
  const { year = '', make = '' } = context.drafts.vehicle ?? {};
  const isChoosing = snapshot.matches({ journey: { vehicles: { adding: { byModel: 'choosing' } } } });
  const isIn = (state: 'askingYears' | 'askingMakes' | 'askingModels') =>
    snapshot.matches({ journey: { vehicles: { adding: { byModel: state } } } });
  return {
    vehicles: context.answers.vehicles,
    removed: context.removedVehicle,
    isAdding: snapshot.matches({ journey: { vehicles: 'adding' } }),
    isMileageAsked: isMileageAsked(context),
    entry: context.vehicleEntry,
    isDecoding: snapshot.matches({ journey: { vehicles: { adding: { byVin: 'decoding' } } } }),
    isUnknownVin: snapshot.matches({ journey: { vehicles: { adding: { byVin: 'unknown' } } } }),
    decoded: context.decoded,
    years: context.years,
    makes: context.makes,
    models: context.models,
    /** The list was asked for, and there is nothing in it. */
    isMakeListEmpty: isChoosing && year !== '' && context.makes.length === 0,
    isModelListEmpty: isChoosing && make !== '' && context.models.length === 0,
    areYearsAsked: isIn('askingYears'),
    areMakesAsked: isIn('askingMakes'),
    areModelsAsked: isIn('askingModels'),
  };
};

export const connectPolicy = (snapshot: FlowSnapshot) => ({
  isLoading: snapshot.matches({ journey: { policy: 'loading' } }),
  isNothingSold: snapshot.matches({ journey: { policy: 'nothingSold' } }),
  products: snapshot.context.products,
  /** The waiting dialog is open. */
  isQuoting: snapshot.matches({ journey: 'quoting' }),
  isTakingLonger: snapshot.matches({ journey: { quoting: { message: 'longer' } } }),
  completedCount: snapshot.context.rates.completedCount,
});

export const connectQuotes = (snapshot: FlowSnapshot) => ({
  quotes: snapshot.context.rates.quotes,
  isArriving: snapshot.matches({ journey: { results: { arrival: 'arriving' } } }),
  agentsAreIdle: snapshot.context.agentsAreIdle,
  answers: snapshot.context.answers,
});

export function connectBuy(snapshot: FlowSnapshot): BuyState {
  const { chosenQuote: quote, buyUrl: url } = snapshot.context;
  const isIn = (state: 'confirmingPurchase' | 'openingPurchase' | 'purchaseOpen' | 'purchaseFailed') =>
    snapshot.matches({ journey: { results: { deal: state } } });
  if (!quote) return { status: 'idle' };
  if (isIn('confirmingPurchase')) return { status: 'confirming', quote };
  if (isIn('openingPurchase')) return { status: 'requesting', quote };
  if (isIn('purchaseOpen')) return { status: 'ready', quote, url, opensNewWindow: quote.opensNewWindow };
  return isIn('purchaseFailed') ? { status: 'failed', quote } : { status: 'idle' };
}

export function connectContact(snapshot: FlowSnapshot): ContactState {
  const { chosenQuote: quote, channel: chosen } = snapshot.context;
  const isIn = (state: 'selecting' | 'selected' | 'selectionFailed') =>
    snapshot.matches({ journey: { results: { deal: state } } });
  // A phone that dials already needs no dialog.
  if (!quote || chosen === 'callMobile') return { status: 'idle' };
  const channel = chosen === 'text' ? 'text' : 'call';
  if (isIn('selecting')) return { status: 'sending', channel, quote };
  if (isIn('selected')) return { status: 'sent', channel, quote };
  return isIn('selectionFailed') ? { status: 'failed', channel, quote } : { status: 'idle' };
}
