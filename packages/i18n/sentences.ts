const closingMark = /[.!?…]["”’»)]*$/;

/** A text with a mark at its end: texts of services may lack it. */
export function asSentence(text: string): string {
  const words = text.trim();
  return !words || closingMark.test(words) ? words : `${words.replace(/[,;:]$/, '')}.`;
}

/**
 * Joins texts to sentences. Empty texts are left out.
 *
 * @example
 * sentences('Token expired', 'Try again.') // 'Token expired. Try again.'
 */
export function sentences(...texts: readonly (string | undefined)[]): string {
  const given = texts.filter((text) => text?.trim()) as string[];
  return given.length > 1 ? given.map(asSentence).join(' ') : (given[0] ?? '');
}
