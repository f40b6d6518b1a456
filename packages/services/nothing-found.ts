import { isRejected, RefusedError, ServiceError } from './errors.ts';

// The meaning of refusals' messages, in the languages of the header.

/** Words of a failure, which outweigh any other words of the message. */
const failureWords =
  /\b(?:errors?|unavailable|not available(?! in (?:this|that|your) (?:area|zip|state|region))|later|temporar\w+|maintenance|timed? ?out|disponibles?|m[aá]s tarde|tokens?|sessions?|sesi[oó]n|servers?|servidor)\b/i;

/** `Quote not found!`, `We could not find that lead.`, `This link has expired`, `No existe esa cotización` */
const nothingWords = [
  /(?:\bnot|n['’]t|\bno longer) (?:be |been )?(?:found|find|exists?)\b/i,
  /\bno (?:such\b|(?:[a-z]+ ){1,4}(?:(?:was|were|has been|have been|could be) )?found\b)/i,
  /\b(?:there (?:is|are)|we have) no (?:[a-z]+ ){0,2}(?:quotes?|leads?|records?|coverages?|packages?)(?= (?:for|with|under|in|on)\b|\W*$)/i,
  /\b(?:quote|lead|link|offer)\b.{0,20}\bexpired\b/i,
  /\b(?:unknown|coverage empty for) (?:quote|lead|transaction|customer|code|driver|license|state)\b/i,
  /\bno (?:se )?(?:(?:pudo|pudimos|ha sido|fue) )?(?:encontr\p{L}+|exist\p{L}+)/iu,
  /\bno (?:hay|hubo|tiene|tenemos) (?:\p{L}+ ){0,2}(?:cotizaci|registro|dato|cobertura)/iu,
  /\b(?:cotizaci[oó]n|enlace)(?!\p{L}).{0,20}(?:expir|venci|caduc)/iu,
];

/** `Invalid zip code`, `Código postal inválido` */
const invalidPlaceWords = [/\b(?:invalid|not (?:a )?valid|unknown)\b/i, /inv[aá]lid|\bno (?:\p{L}+ ){0,2}v[aá]lid/iu];

/** `We do not offer quotes in this area`, `No atendemos ese código postal` */
const notServedWords = [
  /\b(?:not available in|outside (?:of )?(?:our|the))\b/i,
  /(?:\bnot|n['’]t|\bno) (?:[a-z]+ ){0,2}(?:covered?|coverages?|offer(?:ed)?|quot(?:e|ed|able|es)|sell|write)\b/i,
  /\bno (?:\p{L}+ ){0,2}(?:ofrec|cubr|cubier|cobertura|vend|cotiz)/iu,
];

/** Words that mean an area only beside `placeWords`: `Language is not supported`, `No pudimos atender su solicitud` */
const deniedWords = [
  /(?:\bnot|n['’]t|\bno) (?:[a-z]+ ){0,2}(?:served?|service[sd]?|supported|eligible|operate|licensed)\b/i,
  /\bno (?:\p{L}+ ){0,2}(?:atend|serv)/iu,
];
const placeWords =
  /\b(?:zip(?:code)?s?|areas?|states?|regions?|here|there(?! (?:is|are|was|were)\b)|city|cities|locations?|zonas?|c[oó]digos?|estados?)\b|áreas?\b/i;

/** Whether a message names a failure of the service. */
export const namesFailure = (message: string): boolean => failureWords.test(message);

/** Whether a message has one of the words, and no word of a failure. */
export const says = (message: string, words: readonly RegExp[]): boolean =>
  !failureWords.test(message) && words.some((word) => word.test(message));

/** Whether a service's message says that the requested item does not exist. */
export const saysNothingFound = (message: string): boolean => says(message, nothingWords);

/**
 * What a service's message says about a place: that it does not exist, or that it is not served. Undefined for any
 * other message.
 */
export function placeRefusal(message: string): 'unknown' | 'notServed' | undefined {
  if (says(message, invalidPlaceWords)) return 'unknown';
  if (says(message, notServedWords)) return 'notServed';
  if (says(message, deniedWords) && placeWords.test(message)) return 'notServed';
  return saysNothingFound(message) ? 'unknown' : undefined;
}

/** Rejects with status 404 where a refusal's message says that the requested item does not exist. */
export async function orNotFound<Result>(call: Promise<Result>): Promise<Result> {
  try {
    return await call;
  } catch (error) {
    if (!(error instanceof ServiceError) || !isRejected(error) || !saysNothingFound(error.reason ?? '')) throw error;
    const { callId, reason, rateQuoteId } = error;
    throw Object.assign(new RefusedError(callId, { status: 404, reason }), { rateQuoteId });
  }
}
