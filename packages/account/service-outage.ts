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

/** Words about a request, or about whom to ask, beside those about an account: `The Email field is required.` */
const requestWords =
  /\b(?:required|missing|fields?|must|agent|customer (?:service|care|support)|requerid[oa]s?|obligatori[oa]s?|faltan?|campos?|debe|servicio al cliente|atención al cliente)\b/i;

/**
 * Whether a failure without `isSuccess` is about the account, and neither about the service nor about the request.
 * `invalid_grant` is the code of OAuth for wrong credentials.
 */
export const isAboutAccount = (error: Pick<ServiceError, 'reason' | 'isFault'>): boolean => {
  const { reason = '' } = error;
  return reason === 'invalid_grant' || (accountWords.test(reason) && !requestWords.test(reason) && !isOutage(error));
};
