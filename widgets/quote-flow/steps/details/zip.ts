import { isZipCode } from '#domain/zip-code';
import type { FlowContext } from '../../quote-flow.types.ts';

/**
 * The zip code of the details form: typed, else answered, else remembered by this device. Empty until it has five
 * digits.
 */
export function zipOf({ drafts, answers, rememberedPlace }: FlowContext): string {
  const zip = String(drafts.details?.zip ?? answers.details?.zip ?? rememberedPlace?.zip ?? '');
  return isZipCode(zip) ? zip : '';
}

/** The lookup's answer for the zip code of the details form. */
export function zipAnswerOf(context: FlowContext): FlowContext['zipAnswer'] {
  return context.zipAnswer?.zip === zipOf(context) ? context.zipAnswer : undefined;
}
