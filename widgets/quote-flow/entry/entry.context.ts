import { serviceVariant } from '#domain/service-variant';
import { noRates } from '../context-changes.ts';
import { driverFromLead } from '../household/household-records.ts';
import { noRecords } from '../household/household.types.ts';
import type { FlowContext } from '../quote-flow.types.ts';
import { entrySourceKey } from './entry-source.ts';
import type { ReopenedQuote } from './entry.types.ts';
import type { PrefillResult } from './prefill-source.ts';

/** Replaces the answers with a source's. */
function answersFrom(context: FlowContext, { answers, drafts, incomplete }: PrefillResult): Partial<FlowContext> {
  const state = answers.details?.state ?? String(drafts.details?.state ?? '');
  return {
    answers,
    drafts,
    driverEntry: 'noLicense',
    foundRecord: '',
    // Drivers with incomplete answers are suggested with the answers they have.
    householdRecords: {
      ...noRecords,
      drivers: incomplete.map(driverFromLead).filter((person) => person !== undefined),
    },
    transaction: undefined,
    rates: noRates,
    isRequote: false,
    variant: serviceVariant({ path: context.path, customerState: state || context.rememberedPlace?.state }),
    // Routes to the first incomplete step, or straight to the quotes.
    targetStep: 'quotes',
  };
}

export function leadApplied(context: FlowContext, lead: PrefillResult): Partial<FlowContext> {
  return {
    ...answersFrom(context, lead),
    userType: 'affiliate',
    entryKey: entrySourceKey(context.entrySource),
    heldLead: undefined,
    leadProblems: lead.missing,
    entryNotice: lead.missing.length > 0 ? 'leadIncomplete' : undefined,
  };
}

/** Applies the held quote's answers, and its rates unless it is rated again. */
export function quoteApplied(
  context: FlowContext,
  { prefill, transactionId, isRequote }: ReopenedQuote,
): Partial<FlowContext> {
  return {
    ...answersFrom(context, prefill),
    userType: 'repeat',
    entryKey: entrySourceKey(context.entrySource),
    heldQuote: undefined,
    entryNotice: undefined,
    isRequote,
    transaction: transactionId ? { id: transactionId, isSubmitted: true } : undefined,
  };
}

/** The visitor could not be verified as the quote's owner: the link expires and their own answers stay. */
export function linkExpired(context: FlowContext, entryNotice: 'quoteNotFound' | 'notTheOwner'): Partial<FlowContext> {
  return {
    entryNotice,
    heldQuote: undefined,
    verificationMessage: '',
    entryKey: entrySourceKey(context.entrySource),
    targetStep: 'driver',
  };
}

/** Whether a lead is for another person than the visit: the visitor chooses which to keep. */
export function isSomeoneElse({ answers, drafts }: FlowContext, lead: PrefillResult): boolean {
  const current = answers.driver ?? drafts.driver;
  if (!current) return false;
  const named = lead.answers.driver ?? lead.drafts.driver ?? {};
  return (['firstName', 'lastName', 'birthDate'] as const).some(
    (field) => current[field] && String(current[field]).toLowerCase() !== String(named[field] ?? '').toLowerCase(),
  );
}

/** The key of the customer to look up; empty while the license or its owner is unknown. */
export function customerToLookUp({ answers: { driver }, config }: FlowContext): string {
  return config.customerLookup && driver?.licenseNumber ? `${driver.licenseNumber}:${driver.birthDate}` : '';
}
