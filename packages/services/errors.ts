/** What went wrong, in a word. */
export type ServiceErrorKind = 'network' | 'timeout' | 'status' | 'refused' | 'malformed' | 'aborted';

interface Circumstances {
  /** HTTP status, when there was an answer. */
  status?: number | undefined;
  reason?: string | undefined;
}

/**
 * A call that did not succeed. `message` is for the page's developer, and never holds personal data; nor is there a
 * `cause`, for what network stacks and parsers say quotes addresses and answers.
 */
export abstract class ServiceError extends Error {
  abstract readonly kind: ServiceErrorKind;
  readonly status: number | undefined;
  readonly #reason: string | undefined;
  /** The rate that the call was about. */
  rateQuoteId?: string | undefined;

  constructor(
    /** `id` of the call's contract. */
    readonly callId: string,
    message: string,
    { status, reason }: Circumstances = {},
  ) {
    super(message);
    this.status = status;
    this.#reason = reason;
  }

  /** What the service said, for the visitor to read. It may name them, so it is out of sight of consoles and JSON. */
  get reason(): string | undefined {
    return this.#reason;
  }
}

/** No answer: offline, refused, reset or cut off. Worth trying again. */
export class NetworkError extends ServiceError {
  readonly kind = 'network';
  constructor(callId: string) {
    super(callId, `${callId}: the service could not be reached; try again when the network is back`);
  }
}

/** No whole answer within the call's time. Worth trying again. */
export class TimeoutError extends ServiceError {
  readonly kind = 'timeout';
  constructor(callId: string) {
    super(callId, `${callId}: the service did not answer in time; try again`);
  }
}

/** An HTTP status that is no success. */
export class StatusError extends ServiceError {
  readonly kind = 'status';
  constructor(callId: string, status: number, reason?: string) {
    super(callId, `${callId}: the service answered ${status}`, { status, reason });
  }
}

/** The service understood, and said no: `isSuccess` is false, or nothing was done. */
export class RefusedError extends ServiceError {
  readonly kind = 'refused';
  constructor(callId: string, { message, ...circumstances }: Circumstances & { message?: string | undefined } = {}) {
    super(callId, message ?? `${callId}: the service refused`, circumstances);
  }
}

/** An answer that is not what the contract says: compare it with config-schemas/openapi.json. */
export class MalformedError extends ServiceError {
  readonly kind = 'malformed';
  constructor(callId: string, status?: number) {
    super(callId, `${callId}: the answer is not what the contract says`, { status });
  }
}

/** The caller no longer wants the answer. Nothing to tell anyone. */
export class AbortedError extends ServiceError {
  readonly kind = 'aborted';
  constructor(callId: string) {
    super(callId, `${callId}: canceled`);
  }
}
