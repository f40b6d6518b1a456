import { programWords } from '#flow/machine/failure';
import type { ServiceError } from '#services/errors';

/** Phrases of services that cannot answer at the moment. */
const outageWords =
  /\b(?:unavailable|not available|maintenance|temporar\w+|timed? ?out|server|later|servidor|mantenimiento)\b|\bno (?:est[aá] )?disponible|m[aá]s tarde/i;
const accountWords =
  /pass(?:word|code)|contraseñ|credential|credencial|e-?mail|correo|user|usuario|account|cuenta|customer|cliente|log-?in|sign-?in|iniciar sesi[oó]n/i;

/**
 * Whether a refusal is about the service instead of the account: it mentions an outage, contains a program error, or
 * has status 500 or above and does not mention the account.
 */
export function isOutage({ reason = '', isFault }: Pick<ServiceError, 'reason' | 'isFault'>): boolean {
  if (programWords.test(reason)) return true;
  return isFault
    ? outageWords.test(reason) || !accountWords.test(reason)
    : outageWords.test(reason) && !accountWords.test(reason);
}

/** Whom to ask, which says nothing about the account: `Please contact customer service.` */
const contactWords = /\b(?:agent|customer (?:service|care|support)|servicio al cliente|atención al cliente)\b/gi;
/** Words about a field of the request, or about what it must have: `The Email field is required.` */
const requestWords =
  /\b(?:required|missing|fields?|must(?! match)|requerid[oa]s?|obligatori[oa]s?|faltan?|campos?|debe(?! intentar))\b/i;
/** Words about the service, which no wrong password has: `Try again later` is said of both. */
const serviceWords =
  /\b(?:unavailable|not available|maintenance|timed? ?out|down|mantenimiento)\b|\bno (?:est[aá] )?disponible/i;

/**
 * Whether a failure without `isSuccess` is about the account, and neither about the service nor about the request.
 * `invalid_grant` is the code of OAuth for wrong credentials.
 */
export function isAboutAccount({ reason = '' }: Pick<ServiceError, 'reason'>): boolean {
  if (reason === 'invalid_grant') return true;
  const about = reason.replaceAll(contactWords, '');
  return accountWords.test(about) && ![requestWords, programWords, serviceWords].some((words) => words.test(about));
}
