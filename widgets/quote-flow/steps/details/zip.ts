import type { Place } from '#domain/place';
import { isStateCode, type StateCode } from '#domain/us-state';
import { isZipCode } from '#domain/zip-code';
import { savedText } from '#flow/drafts';
import type { FlowContext } from '../../quote-flow.types.ts';
import { asDraft } from '../drafts.ts';

// Four facts have a zip code: what is typed, what is answered, what this device remembers, and the last lookup's response.
// None replaces another; this file says which of them counts for the form.

type PlaceSigns = Pick<FlowContext, 'drafts' | 'answers' | 'rememberedPlace' | 'zipResponse'>;

/**
 * The zip code of the details form: typed, else answered, else remembered by this device. Empty until it has five
 * digits.
 */
export function zipOf({ drafts, answers, rememberedPlace }: PlaceSigns): string {
  const zip = String(drafts.details?.zip ?? answers.details?.zip ?? rememberedPlace?.zip ?? '');
  return isZipCode(zip) ? zip : '';
}

/** The lookup's response for the zip code of the details form. */
export function zipResponseOf(context: PlaceSigns): FlowContext['zipResponse'] {
  return context.zipResponse?.zip === zipOf(context) ? context.zipResponse : undefined;
}

/**
 * The states of a looked-up zip code, the preferred one first; a few zip codes are in two. Empty when there are no
 * quotes.
 */
export function statesOf(zipResponse: FlowContext['zipResponse']): readonly StateCode[] {
  return zipResponse?.isQuotable ? [...new Set(zipResponse.places.map(({ state }) => state))] : [];
}

/** The state of the details form: as typed or answered, among the states of its zip code. Empty when unknown. */
export function stateOf(context: PlaceSigns): StateCode | '' {
  const { drafts, answers } = context;
  const stateText = String(drafts.details?.state || (answers.details?.state ?? ''));
  const stateCode = isStateCode(stateText) ? stateText : '';
  const states = statesOf(zipResponseOf(context));
  return states.find((state) => state === stateCode) ?? states[0] ?? stateCode;
}

/** The whole place of the details form, as typed or answered. */
export function placeOf({ drafts, answers }: PlaceSigns): Place | undefined {
  const draft = { ...asDraft(answers.details), ...drafts.details };
  const [zip, city, state] = [savedText(draft, 'zip'), savedText(draft, 'city'), savedText(draft, 'state')];
  return isZipCode(zip) && city && isStateCode(state) ? { zip, city, state } : undefined;
}
