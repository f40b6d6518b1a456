import type { Place } from '#domain/place';
import { doAnswersBelongToPage } from '#domain/service-variant';
import { withVariant } from '../../context-changes.ts';
import type { FlowContext, Visit } from '../../quote-flow.types.ts';
import { asDraft, type Draft } from '../../steps/drafts.ts';
import { otherDriverEntries } from '../../steps/driver/driver-entry.ts';

// An entry source: the saved visit's answers and its step.

/**
 * Whether a saved visit belongs to this page: answers for California belong to its page only (spec 1 §4). Checked for
 * returning visitors; a reload keeps every answer.
 */
export function belongsToPage(visit: Visit | undefined, path: string): boolean {
  const state = visit?.answers.details?.state ?? visit?.drafts.details?.state ?? '';
  return doAnswersBelongToPage(String(state), path);
}

/**
 * Restores a saved visit. A step in the hash precedes the saved step, and a newer zip code from the zip form precedes
 * the saved address. The zip form's links name the first step, so there it counts only on a reload.
 */
export function savedVisit(context: FlowContext, { placeZip, ...visit }: Visit): Partial<FlowContext> {
  const place = context.rememberedPlace;
  const hasMoved = place !== undefined && place.zip !== placeZip && place.zip !== visit.answers.details?.zip;
  const { details } = visit.answers;
  const answers = hasMoved ? { ...visit.answers, details: undefined } : visit.answers;
  const drafts = hasMoved
    ? {
        ...visit.drafts,
        details: movedTo(place, {
          draft: { ...asDraft(details), ...visit.drafts.details },
          formerZip: visit.drafts.details?.zip || details?.zip || placeZip,
        }),
      }
    : visit.drafts;
  return withVariant(context, {
    ...visit,
    answers,
    drafts,
    // Visits of earlier versions name no state of their coverages.
    policyState: visit.policyState || (details?.state ?? ''),
    transaction: hasMoved || isOld(context, visit) ? undefined : visit.transaction,
    driverEntry: [...otherDriverEntries, ...context.config.modes].includes(visit.driverEntry)
      ? visit.driverEntry
      : context.config.modes[0]!,
    userType: !context.isReload && visit.userType === 'new' ? 'revisit' : visit.userType,
    leadMayExist: visit.visitedAt > 0,
    // What a lead lacks is named until it is settled. What became of a link or a search belongs to that arrival.
    entryNotice: context.isReload || visit.entryNotice === 'leadIncomplete' ? visit.entryNotice : undefined,
    targetStep: isStepRequested(context) ? context.targetStep : visit.step,
  });
}

/**
 * The address form of a visitor with a new zip code. A street and an apartment of another one are the former home's;
 * those that were typed without any zip code stay.
 */
function movedTo(place: Place, { draft, formerZip }: { draft: Draft; formerZip: string | boolean }): Draft {
  if (!formerZip || formerZip === place.zip) return { ...draft, ...place };
  const { street: _, apartment: __, ...others } = draft;
  return { ...others, ...place };
}

/** The zip form appends the first step's hash for every visitor, so it requests that step only on a reload. */
const isStepRequested = ({ hasStepInHash, isReload, targetStep }: FlowContext): boolean =>
  hasStepInHash && (isReload || targetStep !== 'driver');

/** Rates are valid for a day; older ones are requested again. */
const ratesHold = 24 * 3_600_000;

function isOld({ now }: FlowContext, { transaction }: Pick<Visit, 'transaction'>): boolean {
  return transaction?.askedAt !== undefined && now() - transaction.askedAt > ratesHold;
}
