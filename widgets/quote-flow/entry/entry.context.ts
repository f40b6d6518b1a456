import { wrongBirthDateSentence } from '#domain/owner-verification';
import { isSameName } from '#domain/person-name';
import { noRates, placeRemembered, withVariant } from '../context-changes.ts';
import { driverFromQuote } from '../household/household-records.ts';
import { noPreviousReference, noRecords } from '../new-visit.ts';
import type { FlowContext } from '../quote-flow.types.ts';
import { placeOf } from '../steps/details/zip.ts';
import { stepToComplete } from '../steps/step-order.ts';
import { customerIdOf, entrySourceKey } from './entry-source.ts';
import type { ReopenedQuote } from './entry.types.ts';
import type { PrefillResult } from './prefill-source.ts';

/** Another person has a row of their own in the lead store, which this visit has not written yet. */
const noLeadRecord = { visitedAt: 0, leadEmail: '', leadRates: undefined, leadMayExist: false };

/** Replaces the answers with a source's. The row of the lead store stays the visitor's, as does its status. */
function answersFrom(context: FlowContext, source: PrefillResult): Partial<FlowContext> {
  const { answers, drafts, policyState, zipResponse } = source;
  return withVariant(context, {
    answers,
    drafts,
    policyState,
    ...(isSomeoneElse(context, source) && { ...noLeadRecord, fileId: '' }),
    driverEntry: 'known',
    foundRecord: '',
    primaryFacts: {},
    customerId: '',
    previousReference: noPreviousReference,
    // Nothing of the replaced answers stays open, or can be restored.
    editing: '',
    removing: '',
    isAddingVehicle: false,
    mileageOf: '',
    removedVehicle: undefined,
    householdRecords: noRecords,
    incompleteDrivers: undefined,
    incompleteVehicles: undefined,
    transaction: undefined,
    rates: noRates,
    ...(zipResponse && { zipResponse }),
    ...placeRemembered(placeOf({ ...context, answers, drafts })),
    // Routes to the first incomplete step, or straight to the quotes.
    targetStep: 'quotes',
  });
}

/** The visitor came by a partner's link, whatever answers they continue with. A reload does not follow it again. */
export const leadLinkFollowed = ({ entrySource }: FlowContext): Partial<FlowContext> => ({
  userType: 'affiliate',
  customerId: customerIdOf(entrySource),
  entryKey: entrySourceKey(entrySource),
});

export function leadApplied(context: FlowContext, lead: PrefillResult): Partial<FlowContext> {
  return {
    ...answersFrom(context, lead),
    incompleteDrivers: lead.incomplete,
    incompleteVehicles: lead.incompleteVehicles,
    targetStep: stepToComplete(lead),
    ...leadLinkFollowed(context),
    heldLead: undefined,
    leadProblems: lead.problems,
    entryNotice: lead.problems.length > 0 ? 'leadIncomplete' : undefined,
  };
}

/** Applies the held quote's answers, and its rates unless it is rated again. */
export function quoteApplied(
  context: FlowContext,
  { prefill, transactionId, isRequote, primaryFacts, previousReference }: ReopenedQuote,
): Partial<FlowContext> {
  return {
    ...answersFrom(context, prefill),
    // The saved rates do not cover incomplete drivers, who are suggested.
    householdRecords: {
      ...noRecords,
      drivers: prefill.incomplete.map(driverFromQuote).filter((person) => person !== undefined),
    },
    primaryFacts,
    previousReference,
    userType: 'repeat',
    entryKey: entrySourceKey(context.entrySource),
    heldQuote: undefined,
    entryNotice: undefined,
    transaction: transactionId
      ? { id: transactionId, isSubmitted: true, ...(isRequote && { isRequote, askedAt: context.requotedAt }) }
      : undefined,
  };
}

/** The visitor could not be verified as the quote's owner: the link expires and their own answers stay. */
export function linkExpired(context: FlowContext, entryNotice: 'quoteNotFound' | 'notTheOwner'): Partial<FlowContext> {
  return {
    entryNotice,
    heldQuote: undefined,
    verificationProblem: undefined,
    entryKey: entrySourceKey(context.entrySource),
    targetStep: 'driver',
  };
}

/** The number of dates of birth that did not match the held quote. */
export const failuresOf = ({ failedVerifications, heldQuote }: FlowContext): number =>
  failedVerifications.find(({ rateQuoteId }) => rateQuoteId === heldQuote?.rateQuoteId)?.count ?? 0;

/** The maximum number of quotes whose failed verifications are remembered. */
const mostQuotes = 50;

/** Counts a date of birth that did not match the held quote. */
export function mismatchCounted(context: FlowContext, message: string): Partial<FlowContext> {
  const { failedVerifications, heldQuote } = context;
  const rateQuoteId = heldQuote?.rateQuoteId ?? '';
  const others = failedVerifications.filter((failed) => failed.rateQuoteId !== rateQuoteId);
  return {
    failedVerifications: [{ rateQuoteId, count: failuresOf(context) + 1 }, ...others].slice(0, mostQuotes),
    verificationProblem: {
      kind: 'mismatch',
      ...(message && message !== wrongBirthDateSentence && { reason: message }),
    },
  };
}

/** Whether a lead or a quote is for another person than the visit. */
export function isSomeoneElse(
  { answers, drafts }: Pick<FlowContext, 'answers' | 'drafts'>,
  source: Pick<PrefillResult, 'answers' | 'drafts'>,
): boolean {
  const current = answers.driver ?? drafts.driver;
  if (!current) return false;
  const named = source.answers.driver ?? source.drafts.driver ?? {};
  return (['firstName', 'lastName', 'birthDate'] as const).some(
    (field) => current[field] && !isSameName(String(current[field]), String(named[field] ?? '')),
  );
}

/** The key of the customer to look up; empty while the license or its owner is unknown. */
export function customerToLookUp({ answers: { driver }, config }: FlowContext): string {
  return config.customerLookup && driver?.licenseNumber ? `${driver.licenseNumber}:${driver.birthDate}` : '';
}
