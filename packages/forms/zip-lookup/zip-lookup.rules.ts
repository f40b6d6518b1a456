import type { PersonDraft } from '../person/person-draft.ts';
import { placeProblem, type TypedPlace, withPlaceOfZip } from '../zip-places/zip-places.ts';
import type { LookedUpZip, ZipContext } from './zip-lookup.types.ts';

/** Why a zip code is refused, or the state beside it. */
export type ZipProblem = 'zipUnknown' | 'zipNotQuotable' | 'stateOfZip';

/**
 * Why the lookup refuses a form's zip code: there is no such zip code, no quotes are offered there, or it is in other
 * states. Undefined while it is not known.
 */
export function zipProblem(
  draft: Pick<TypedPlace, 'zip' | 'state'>,
  lookup: LookedUpZip | undefined,
): ZipProblem | undefined {
  const isKnown = lookup && (lookup.places.length > 0 || lookup.isNotServed);
  if (isKnown && lookup.zip === draft.zip && !lookup.isQuotable) return 'zipNotQuotable';
  return placeProblem(draft, lookup);
}

/** True for a zip code that is out of range or unknown (spec 3 §8): a dialog says so. */
export const isZipRefused = (
  problem: ZipProblem | undefined,
): problem is Extract<ZipProblem, 'zipUnknown' | 'zipNotQuotable'> =>
  problem === 'zipUnknown' || problem === 'zipNotQuotable';

export const noLookup: Omit<ZipContext, 'draft'> = {
  zipAsked: '',
  places: undefined,
  zipReason: '',
  isZipLeft: false,
  zipRead: '',
};

/** The context after a change of the form. Each refused zip code has its own dialog. */
export const typedDraft = (before: PersonDraft, draft: PersonDraft): Partial<ZipContext> => ({
  draft,
  ...(draft.zip !== before.zip && { isZipLeft: false, zipRead: '' }),
});

/**
 * A form with its looked-up zip code: city and state are filled in where quotes are offered (spec 3 §5). Those that
 * another zip code filled in are replaced, or cleared where the zip code is refused; what the visitor typed stays.
 */
export function lookedUpDraft(draft: PersonDraft, places: LookedUpZip, before: LookedUpZip | undefined): PersonDraft {
  const isOfAnotherZip =
    before?.zip !== places.zip &&
    before?.places.some(({ city, state }) => city === draft.city && state === draft.state);
  const draftOfZip = isOfAnotherZip ? { ...draft, city: '', state: '' } : draft;
  return isZipRefused(zipProblem(draft, places)) ? draftOfZip : withPlaceOfZip(draftOfZip, places);
}
