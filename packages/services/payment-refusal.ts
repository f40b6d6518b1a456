import { saysPaymentWasMade } from '#domain/payment-message';
import { RefusedError } from './errors.ts';
import { keyWords } from './running-request.ts';

/** Statuses of refusals that say nothing about a charge. */
const undecided = new Set([401, 403, 404, 408, 429]);

/** 422 for a key that belongs to another request, unless its words are about something else. */
const isAboutKey = ({ status, reason = '' }: RefusedError): boolean =>
  status === 422 && (reason === '' || keyWords.test(reason));

/** Words about the service instead of the card. */
const outageWords =
  /\b(?:services?|system|server|site|gateway|processor|servicios?|sistema|servidor|pasarela)\b[^.!?]*(?:\b(?:unavailable|not available|down|tim(?:ed|e) ?out)\b|\bno (?:est[aá] |se encuentra )?disponible)|\b(?:maintenance|mantenimiento)\b/i;

/** Words about an earlier request. They do not say what has become of it. */
const earlierRequestWords =
  /\bduplicat|\balready (?:been )?(?:processed|submitted|received|charged|used)\b|\b(?:processed|submitted|received|charged) (?:before|earlier)\b|\bduplicad[oa]|(?<!\p{L})ya (?:fue|ha sido|se) (?:proces|envi|recib|cobr)/iu;

/**
 * True if the refusal of a repeated charge leaves open what the earlier request has done: its message is about the service
 * or the earlier request instead of the card.
 *
 * @example
 * leavesEarlierChargeOpen('Duplicate transaction.'); // true
 */
export const leavesEarlierChargeOpen = (message: string): boolean =>
  outageWords.test(message) || earlierRequestWords.test(message);

/** What is charged, and whether it may have been charged before. */
interface Charge {
  /** `id` of the call's contract. */
  callId: string;
  /** The outcome of an earlier request with the key is unknown. */
  isRepeated?: boolean;
}

/**
 * True if a service refused a payment: then nothing was charged, unless it has status 409. A fault decides nothing, a
 * message that says that the payment was made contradicts the refusal, and so may, after an earlier request whose outcome
 * is unknown, one about an outage or that request: the status of the payment decides.
 *
 * @example
 * if (isPaymentRefused(error, { callId: 'buyRenters' })) await settlePayment(visitor, policy, 'declined');
 */
export const isPaymentRefused = (error: unknown, { callId, isRepeated = false }: Charge): error is RefusedError =>
  error instanceof RefusedError &&
  // The refusal of a token is not about the payment.
  error.callId === callId &&
  !error.isFault &&
  !((isRepeated || error.isRepeated) && error.status !== 402 && leavesEarlierChargeOpen(error.reason ?? '')) &&
  !undecided.has(error.status ?? 200) &&
  !isAboutKey(error) &&
  !saysPaymentWasMade(error.reason ?? '');

/** True if a service refused to charge a card, so that nothing was charged: after 409 the first request may still run. */
export const isChargeRefused = (error: unknown, { isRepeated }: { isRepeated: boolean }): error is RefusedError =>
  isPaymentRefused(error, { callId: 'processPayment', isRepeated }) && error.status !== 409;
