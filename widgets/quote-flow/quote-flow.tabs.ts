import { mergeTyped } from '#flow/machine/merge-typed';
import { isRatedAlike } from './context-changes.ts';
import { isSomeoneElse } from './entry/entry.context.ts';
import type { FailedVerification } from './entry/entry.types.ts';
import type { Visit } from './quote-flow.types.ts';
import { asDraft, type Draft, type Drafts } from './steps/drafts.ts';

/** What this tab has typed into a page since the other one has saved, over what the other has typed. */
function typedOver(theirs: Draft | undefined, { ours, shown }: { ours: Draft; shown: Draft }): Draft | undefined {
  // A field that nobody has touched is absent from `shown`, and empty in `ours`.
  const typed = Object.entries(ours).filter(([field, value]) => (value || '') !== (shown[field] || ''));
  return typed.length > 0 ? { ...theirs, ...Object.fromEntries(typed) } : theirs;
}

/** The draft of a page with one form. */
function pageDraft(
  form: 'driver' | 'contact' | 'details' | 'policy',
  { theirs, ours, earlier }: Record<'theirs' | 'ours' | 'earlier', Visit>,
): Draft | undefined {
  const [typed, before] = [ours.drafts[form], earlier.drafts[form]];
  if (typed === before) return theirs.drafts[form];
  // Its answers were accepted in this tab.
  if (!typed) return undefined;
  return typedOver(theirs.drafts[form], { ours: typed, shown: { ...asDraft(earlier.answers[form]), ...before } });
}

const withoutEmpty = (drafts: { [Form in keyof Drafts]: Draft | undefined }): Drafts =>
  Object.fromEntries(Object.entries(drafts).filter(([, draft]) => draft));

/** The most failures of each quote: two tabs allow no further attempt. */
function mostFailures(theirs: readonly FailedVerification[], ours: readonly FailedVerification[]) {
  const counts = new Map<string, number>();
  for (const { rateQuoteId, count } of [...ours, ...theirs])
    counts.set(rateQuoteId, Math.max(count, counts.get(rateQuoteId) ?? 0));
  return [...counts].map(([rateQuoteId, count]) => ({ rateQuoteId, count }));
}

/** Optional keys are present, so that a removed value counts as a change. */
const whole = (visit: Visit) => ({
  incompleteDrivers: undefined,
  incompleteVehicles: undefined,
  leadRates: undefined,
  ...visit,
});

/** Whether two visits are of one person who came in one way; others are not merged. */
function isOfSamePerson(theirs: Visit, ours: Visit): boolean {
  const isSameEntry =
    theirs.entryKey === ours.entryKey &&
    theirs.customerId === ours.customerId &&
    theirs.previousReference.quoteNumber === ours.previousReference.quoteNumber;
  const haveDrivers = theirs.answers.driver !== undefined && ours.answers.driver !== undefined;
  return isSameEntry && !(haveDrivers && isSomeoneElse(ours, theirs));
}

/**
 * Merges what two tabs have answered: what this tab has changed since the other one saved, over the visit of the other.
 * A form of an item, such as a car, is that of the tab that typed into it last. A tab that has requested prices saves
 * the answers that they are for; prices of other answers than the merged ones are dropped. A visit of another person is
 * not merged: it is replaced.
 *
 * @param theirs as the other tab has saved it.
 * @param ours as it is in this tab.
 * @param earlier as it was in this tab when the other one saved.
 */
export function mergeVisits(theirs: Visit, ours: Visit, earlier: Visit): Visit {
  if (!isOfSamePerson(theirs, earlier)) return ours;
  const hasRequested = ours.transaction !== undefined && ours.transaction !== earlier.transaction;
  const answers = hasRequested ? ours.answers : mergeTyped(theirs.answers, ours.answers, earlier.answers);
  const visits = { theirs, ours, earlier };
  const itemVisit = (form: 'additionalDriver' | 'vehicle' | 'foundVehicles' | 'mileage') =>
    ours.drafts[form] === earlier.drafts[form] ? theirs : ours;
  const inOrder = hasRequested ? [ours, theirs] : [theirs, ours];
  return {
    ...mergeTyped(whole(theirs), whole(ours), whole(earlier)),
    answers,
    transaction: inOrder.find((visit) => visit.transaction && isRatedAlike(visit.answers, answers))?.transaction,
    drafts: withoutEmpty({
      driver: pageDraft('driver', visits),
      contact: pageDraft('contact', visits),
      details: pageDraft('details', visits),
      policy: pageDraft('policy', visits),
      additionalDriver: itemVisit('additionalDriver').drafts.additionalDriver,
      vehicle: itemVisit('vehicle').drafts.vehicle,
      foundVehicles: itemVisit('foundVehicles').drafts.foundVehicles,
      mileage: itemVisit('mileage').drafts.mileage,
    }),
    editing: itemVisit('additionalDriver').editing,
    isAddingVehicle: itemVisit('vehicle').isAddingVehicle,
    mileageOf: itemVisit('mileage').mileageOf,
    failedVerifications: mostFailures(theirs.failedVerifications, ours.failedVerifications),
  };
}
