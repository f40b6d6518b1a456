import { doAnswersBelongToPage, serviceVariant } from '#domain/service-variant';
import type { FlowContext, Visit } from '../../quote-flow.types.ts';
import { asDraft } from '../../steps/drafts.ts';

// A source of answers: what it knows, and the step that the visitor is taken to. Other sources stand beside it.

/**
 * Whether a visit that was saved is for this page: answers for California are of no use elsewhere, nor others there
 * (spec 1 §4). It counts for a visitor who returns. A reload is no return, and loses nothing.
 */
export function belongsToPage(visit: Visit | undefined, path: string): boolean {
  const state = visit?.answers.details?.state ?? visit?.drafts.details?.state ?? '';
  return doAnswersBelongToPage(String(state), path);
}

/**
 * A saved visit, taken up again. The address's wish for a step goes before the saved one; and a zip code that the
 * zip form has left since then goes before the saved address's.
 */
export function savedVisit(context: FlowContext, visit: Visit): Partial<FlowContext> {
  const place = context.rememberedPlace;
  const hasMoved = place !== undefined && place.zip !== visit.placeZip && place.zip !== visit.answers.details?.zip;
  const { details } = visit.answers;
  const answers = hasMoved ? { ...visit.answers, details: undefined } : visit.answers;
  const drafts = hasMoved
    ? { ...visit.drafts, details: { ...asDraft(details), ...visit.drafts.details, ...place } }
    : visit.drafts;
  return {
    ...visit,
    answers,
    drafts,
    transaction: hasMoved || isOld(context, visit) ? undefined : visit.transaction,
    driverEntry:
      visit.driverEntry === 'manual' ||
      visit.driverEntry === 'filled' ||
      context.config.modes.includes(visit.driverEntry)
        ? visit.driverEntry
        : context.config.modes[0]!,
    userType: !context.isReload && visit.userType === 'new' ? 'revisit' : visit.userType,
    leadMayExist: visit.visitedAt > 0,
    placeZip: context.placeZip || visit.placeZip,
    wanted: context.hasWish ? context.wanted : visit.step,
    variant: serviceVariant({ path: context.path, customerState: answers.details?.state ?? place?.state }),
  };
}

/** Rates hold as long as the session that they were asked in: a day. After that they are asked for anew. */
const ratesHold = 24 * 3_600_000;

function isOld({ now }: FlowContext, { transaction }: Visit): boolean {
  return transaction?.askedAt !== undefined && now() - transaction.askedAt > ratesHold;
}
