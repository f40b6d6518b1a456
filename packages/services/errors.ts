/** The kind of the failure. */
export type ServiceErrorKind = 'network' | 'timeout' | 'status' | 'refused' | 'malformed' | 'sessionEnded' | 'aborted';

interface Circumstances {
  /** HTTP status, when there was a response. */
  status?: number | undefined;
  /** Milliseconds after which the call may be repeated; from `Retry-After`. */
  retryAfter?: number | undefined;
  reason?: string | undefined;
  /** The call sent its request more than once. */
  isRepeated?: boolean | undefined;
}

/** The maximum length of a stored service message: patterns run over it, and no reader needs more. */
const longestReason = 2000;

/**
 * A failed call. `message` is for the page's developer and never holds personal data. There is no `cause`, because
 * messages of network stacks and parsers quote addresses and responses.
 */
export abstract class ServiceError extends Error {
  abstract readonly kind: ServiceErrorKind;
  readonly status: number | undefined;
  /** Milliseconds after which the call may be repeated, where the service says so. */
  readonly retryAfter: number | undefined;
  /** The call sent its request more than once: this answers the last one, and the first one may have had an effect. */
  readonly isRepeated: boolean;
  readonly #reason: string | undefined;
  /** The rate that the call was about. */
  rateQuoteId?: string | undefined;

  constructor(
    /** `id` of the call's contract. */
    readonly callId: string,
    message: string,
    { status, reason, retryAfter, isRepeated = false }: Circumstances = {},
  ) {
    super(message);
    this.status = status;
    this.retryAfter = retryAfter;
    this.isRepeated = isRepeated;
    this.#reason = reason?.slice(0, longestReason);
  }

  /**
   * The service's message for the visitor. It may contain names, so it is private to keep it out of consoles and JSON.
   */
  get reason(): string | undefined {
    return this.#reason;
  }

  /**
   * True when the service itself failed or is too busy, whatever its response says: a refusal with such a status does
   * not answer the request.
   */
  get isFault(): boolean {
    return this.status !== undefined && (this.status >= 500 || this.status === 429);
  }
}

/** No response: offline, refused, reset or cut off. Can be retried. */
export class NetworkError extends ServiceError {
  readonly kind = 'network';
  constructor(callId: string) {
    super(callId, `${callId}: the service could not be reached; try again when the network is back`);
  }
}

/** No complete response within the timeout of the call. Can be retried. */
export class TimeoutError extends ServiceError {
  readonly kind = 'timeout';
  constructor(callId: string) {
    super(callId, `${callId}: the service did not answer in time; try again`);
  }
}

/** An HTTP status other than success. */
export class StatusError extends ServiceError {
  readonly kind = 'status';
  constructor(callId: string, status: number, reason?: string, retryAfter?: number) {
    super(callId, `${callId}: the service answered ${status}`, { status, reason, retryAfter });
  }
}

/**
 * 409 for an `Idempotency-Key` whose first request is still running after the last retry: the outcome is unknown. A 409
 * with another explanation is a refusal, or a {@link StatusError} with a reason.
 */
export class StillRunningError extends StatusError {
  constructor(callId: string, reason?: string, retryAfter?: number) {
    super(callId, 409, reason, retryAfter);
  }
}

interface Refusal extends Circumstances {
  message?: string | undefined;
  response?: unknown;
}

/** The service refused the request: `isSuccess` is false, or nothing was changed. */
export class RefusedError extends ServiceError {
  readonly kind = 'refused';
  readonly #response: unknown;
  constructor(callId: string, { message, response, ...circumstances }: Refusal = {}) {
    super(callId, message ?? `${callId}: the service refused`, circumstances);
    this.#response = response;
  }

  /** The refusal's response with the contract's keys, unvalidated. Private like {@link reason}. */
  get response(): unknown {
    return this.#response;
  }
}

interface Malformation {
  status?: number | undefined;
  /** The service's message in a malformed response. */
  reason?: string | undefined;
  /** A sentence for each value that does not fit: its path, what was found, and what is accepted. */
  problems?: readonly string[];
}

/** Values of a response violate the contract: compare them with config-schemas/openapi.json. */
export abstract class ContractError extends ServiceError {
  readonly kind = 'malformed';
  /** A sentence for each value: its path, what was found, and what is accepted. */
  readonly problems: readonly string[];
  constructor(callId: string, message: string, { status, reason, problems = [] }: Malformation) {
    super(callId, `${callId}: ${message}${listed(problems)}`, { status, reason });
    this.problems = problems;
  }
}

/** The response violates the contract and cannot be used. */
export class MalformedError extends ContractError {
  constructor(callId: string, malformation: Malformation = {}) {
    super(callId, 'the response violates the contract', malformation);
  }
}

/** Rows or optional values of a response were left out; the others were used. Reported, never thrown. */
export class LeftOutError extends ContractError {
  constructor(callId: string, malformation: Malformation) {
    const count = malformation.problems?.length ?? 0;
    super(callId, `${count === 1 ? '1 value' : `${count} values`} of the response left out`, malformation);
  }
}

const mostListed = 3;

function listed(problems: readonly string[]): string {
  if (problems.length === 0) return '';
  const more = problems.length - mostListed;
  return `: ${problems.slice(0, mostListed).join('. ')}${more > 0 ? `. And ${more} more` : ''}`;
}

/**
 * Whether the service understood the call and rejected it: it refused, or found nothing (404). A fault
 * ({@link ServiceError.isFault}) is no rejection, whatever its response says. Nor is denied access (401, 403), where
 * the requested item may exist, or a web page, which a wrong address returns.
 *
 * @example
 * onError: [{ guard: ({ event }) => isRejected(event.error), target: 'notFound' }, { target: 'unreachable' }]
 */
export function isRejected(error: unknown): boolean {
  if (!(error instanceof ServiceError) || error.isFault || error.status === 401 || error.status === 403) return false;
  return error.kind === 'refused' || (error.kind === 'status' && error.status === 404);
}

/**
 * Whether the requested item does not exist: 404, or a refusal without a message. A refusal with a message has another
 * cause.
 */
export function isNothingFound(error: unknown): boolean {
  if (!(error instanceof ServiceError) || !isRejected(error)) return false;
  return error.status === 404 || !error.reason;
}

/**
 * No customer is signed in, or no longer: the response to a customer's call was 401, or there is no token. The customer
 * token has been dropped. Not reported, because sessions end.
 */
export class SessionEndedError extends ServiceError {
  readonly kind = 'sessionEnded';
  constructor(callId: string, status?: number) {
    super(callId, `${callId}: no customer is signed in; sign in again`, { status });
  }
}

/** The caller aborted. Not reported. */
export class AbortedError extends ServiceError {
  readonly kind = 'aborted';
  constructor(callId: string) {
    super(callId, `${callId}: canceled`);
  }
}
