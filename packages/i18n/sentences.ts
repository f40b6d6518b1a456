/** A text with a mark at its end: texts of services may lack it. */
export function asSentence(text: string): string {
  const words = text.trim();
  return /[.!?…:]["”)]*$/.test(words) ? words : `${words}.`;
}

/**
 * Joins texts to sentences. Empty texts are left out.
 *
 * @example
 * sentences('Token expired', 'Try again.') // 'Token expired. Try again.'
 */
export function sentences(...texts: readonly (string | undefined)[]): string {
  return texts.flatMap((text) => (text ? asSentence(text) : [])).join(' ');
}
