import { RefusedError } from '../errors.ts';

/** In the languages of the header: `No previous quote found.`, `There are no quotes for this phone`. */
const noneWords = [
  /\bno (?:[a-z]+ ){0,2}(?:quotes?|records?|results?|match(?:es)?) (?:was |were |has been |have been |could be )?found\b/i,
  /\b(?:quotes?|records?) (?:was |were )?not found\b/i,
  /\b(?:there (?:is|are|was|were)|you have) no (?:[a-z]+ ){0,2}quotes?(?= (?:for|with|under|on)\b|\W*$)/i,
  /\b(?:did not|didn['’]t|could not|couldn['’]t) find (?:a|any)(?: [a-z]+){0,2} quotes?\b/i,
  /\bno (?:se )?(?:encontr\p{L}+|hay|hubo|existen?|tiene) (?:\p{L}+ ){0,2}cotizaci(?:ón|on|ones)(?!\p{L})/iu,
  /\bcotizaci(?:ón|on|ones) (?:\p{L}+ )?no encontradas?/iu,
];

/** Words of a failure, whatever else the message says. */
const failureWords =
  /\b(?:errors?|unavailable|not available|later|temporar\w+|maintenance|timed? ?out|disponibles?|m[aá]s tarde)\b/i;

/** Whether a service's message says that there is no quote. Any other message is a failure of the search. */
export function saysNoQuoteFound(message: string | undefined): boolean {
  return !!message && !failureWords.test(message) && noneWords.some((words) => words.test(message));
}

/** Resolves with no quotes when the search is refused because there is none. */
export async function noneWhenRefused<Quote>(search: Promise<readonly Quote[]>): Promise<readonly Quote[]> {
  try {
    return await search;
  } catch (error) {
    if (error instanceof RefusedError && !error.isFault && saysNoQuoteFound(error.reason)) return [];
    throw error;
  }
}
