import type { PersonDraft } from '#forms/person/person-draft';
import { placeProblem } from '#forms/zip-places/zip-places';
import type { CustomerPlaces } from './create-customer.types.ts';

/** Why a zip code is refused, or the state beside it. */
export type ZipProblem = 'zipUnknown' | 'zipNotQuotable' | 'stateOfZip';

/**
 * What the lookup of a form's zip code says against it: there is no such zip code, no quotes are offered there, or it is in
 * other states. Undefined while it is not known.
 */
export function zipProblem(
  draft: Pick<PersonDraft, 'zip' | 'state'>,
  lookup: CustomerPlaces | undefined,
): ZipProblem | undefined {
  if (lookup?.zip === draft.zip && lookup.places.length > 0 && !lookup.isQuotable) return 'zipNotQuotable';
  return placeProblem(draft, lookup);
}

/** True for a zip code that is out of range or unknown (spec 3 §8): a dialog says so. */
export const isZipRefused = (problem: ZipProblem | undefined): boolean =>
  problem === 'zipUnknown' || problem === 'zipNotQuotable';
