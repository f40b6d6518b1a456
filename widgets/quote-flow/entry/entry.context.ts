import { serviceVariant } from '#domain/service-variant';
import { noRates } from '../context-changes.ts';
import { driverFromLead } from '../household/household-records.ts';
import { noRecords } from '../household/household.types.ts';
import type { FlowContext } from '../quote-flow.types.ts';
import { entrySourceKey } from './entry-source.ts';
import type { ReopenedQuote } from './entry.types.ts';
import type { PrefillResult } from './prefill-source.ts';

/** The answers of a source take the place of what was answered before. */
function answersFrom(context: FlowContext, { answers, drafts, incomplete }: PrefillResult): Partial<FlowContext> {
  const state = answers.details?.state ?? String(drafts.details?.state ?? '');
  return {
    answers,
    drafts,
    driverEntry: 'noLicense',
    foundRecord: '',
    // Whoever cannot be quoted yet is suggested, with all that is known of them.
    found: { ...noRecords, drivers: incomplete.map(driverFromLead).filter((person) => person !== undefined) },
    transaction: undefined,
    rates: noRates,
    isRequote: false,
    variant: serviceVariant({ path: context.path, customerState: state || context.rememberedPlace?.state }),
    // Their first step may be behind them: they are taken to whatever is missing, or straight to their quotes.
    wanted: 'quotes',
  };
}

export function leadApplied(context: FlowContext, lead: PrefillResult): Partial<FlowContext> {
  return {
    ...answersFrom(context, lead),
    userType: 'affiliate',
    arrivedBy: entrySourceKey(context.entrySource),
    heldLead: undefined,
    leadProblems: lead.missing,
    entryNotice: lead.missing.length > 0 ? 'leadIncomplete' : undefined,
  };
}

/** The quote that was held is theirs: its answers are taken up, and so are its rates unless others were asked for. */
export function quoteApplied(
  context: FlowContext,
  { prefill: known, transactionId, isRequote }: ReopenedQuote,
): Partial<FlowContext> {
  return {
    ...answersFrom(context, known),
    userType: 'repeat',
    arrivedBy: entrySourceKey(context.entrySource),
    heldQuote: undefined,
    entryNotice: undefined,
    isRequote,
    transaction: transactionId ? { id: transactionId, isSubmitted: true } : undefined,
  };
}

/** Whoever holds the link could not say whose quote it is: the link is spent, and their own answers stay. */
export function linkExpired(context: FlowContext, entryNotice: 'quoteNotFound' | 'notTheOwner'): Partial<FlowContext> {
  return {
    entryNotice,
    heldQuote: undefined,
    verificationMessage: '',
    arrivedBy: entrySourceKey(context.entrySource),
    wanted: 'driver',
  };
}

/** A lead for someone else than who began here: which of the two goes on is for the visitor to say. */
export function isSomeoneElse({ answers, drafts }: FlowContext, lead: PrefillResult): boolean {
  const begun = answers.driver ?? drafts.driver;
  if (!begun) return false;
  const known = lead.answers.driver ?? lead.drafts.driver ?? {};
  return (['firstName', 'lastName', 'birthDate'] as const).some(
    (field) => begun[field] && String(begun[field]).toLowerCase() !== String(known[field] ?? '').toLowerCase(),
  );
}

/** Which customer a lookup would ask about; empty while too little is known. */
export function customerToLookUp({ answers: { driver }, config }: FlowContext): string {
  return config.customerLookup && driver?.licenseNumber ? `${driver.licenseNumber}:${driver.birthDate}` : '';
}
