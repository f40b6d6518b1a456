/** The kind of the failure. */
export type ServiceErrorKind = 'network' | 'timeout' | 'status' | 'refused' | 'malformed' | 'aborted';

interface Circumstances {
  /** HTTP status, when there was a response. */
  status?: number | undefined;
  reason?: string | undefined;
}

/**
 * A failed call. `message` is for the page's developer and never holds personal data. There is no `cause`, because
 * messages of network stacks and parsers quote addresses and responses.
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

  /**
   * The service's message for the visitor. It may contain names, so it is private to keep it out of consoles and JSON.
   */
  get reason(): string | undefined {
    return this.#reason;
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
  constructor(callId: string, status: number, reason?: string) {
    super(callId, `${callId}: the service answered ${status}`, { status, reason });
  }
}

/** The service refused the request: `isSuccess` is false, or nothing was changed. */
export class RefusedError extends ServiceError {
  readonly kind = 'refused';
  constructor(callId: string, { message, ...circumstances }: Circumstances & { message?: string | undefined } = {}) {
    super(callId, message ?? `${callId}: the service refused`, circumstances);
  }
}

/** The response violates the contract: compare it with config-schemas/openapi.json. */
export class MalformedError extends ServiceError {
  readonly kind = 'malformed';
  constructor(callId: string, status?: number) {
    super(callId, `${callId}: the response violates the contract`, { status });
  }
}

/** The caller aborted. Not reported. */
export class AbortedError extends ServiceError {
  readonly kind = 'aborted';
  constructor(callId: string) {
    super(callId, `${callId}: canceled`);
  }
}
