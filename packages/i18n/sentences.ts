/** The text with a period unless it ends in a punctuation mark: texts of services may lack one. */
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
