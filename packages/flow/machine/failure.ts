import { ServiceError, StillRunningError } from '#services/errors';

/** The kinds differ only in what a visitor can do about the failure. */
export const failureKinds = ['offline', 'unreachable', 'refused', 'malformed', 'expired'] as const;
export type FailureKind = (typeof failureKinds)[number];

/** A failed call, as a flow keeps it in its context and shows it. */
export interface Failure {
  kind: FailureKind;
  /** The service's explanation for the visitor; absent if it sent none, or describes an internal fault. */
  reason?: string | undefined;
  /** After too many requests: seconds until the next try, if the service says so. */
  seconds?: number;
}

/** HTTP statuses of an expired session or link. */
const expiredStatuses = new Set([401, 410, 419, 440]);
/** Client errors for which a retry may succeed. */
const temporaryStatuses = new Set([408, 425, 429]);

function kindOf(error: unknown, isOnline: boolean): FailureKind {
  // Not from a service: a chunk that failed to load.
  if (!(error instanceof ServiceError)) return isOnline ? 'unreachable' : 'offline';
  // The first request is still running: nothing is decided.
  if (error instanceof StillRunningError) return 'unreachable';
  switch (error.kind) {
    case 'refused':
      // A refusal has an explanation to show, whatever its status.
      return error.isFault && !error.reason ? 'unreachable' : 'refused';
    case 'malformed':
      return 'malformed';
    case 'sessionEnded':
      return 'expired';
    case 'status': {
      const { status = 500 } = error;
      if (expiredStatuses.has(status)) return 'expired';
      return status >= 500 || temporaryStatuses.has(status) ? 'unreachable' : 'refused';
    }
    default:
      return isOnline ? 'unreachable' : 'offline';
  }
}

/** True outside of a browser, such as in tests of machines. */
const isBrowserOnline = (): boolean => (globalThis.navigator as Navigator | undefined)?.onLine ?? true;

/**
 * A refusal addresses the visitor, whatever its status. In other errors, a faulty service describes itself:
 * `Out of memory`.
 */
const isForVisitor = (error: ServiceError): boolean =>
  error.kind === 'refused' || !(error.isFault || error instanceof StillRunningError);

/** True for a code: `E1042 RATE_ENGINE_TIMEOUT`. */
const isCode = (reason: string): boolean => !/\p{Ll}/u.test(reason) && /[\d_]/.test(reason);

/** Texts of servers and gateways for programs: the names of HTTP statuses. */
const statusNames =
  /^[\W\d]*(?:bad (?:request|gateway)|unauthorized|forbidden|access denied|not found|(?:internal )?server error|service unavailable|too many requests|gateway time-?out)\W*$/i;

/** Words of program errors: `Object reference not set to an instance of an object.` */
export const programWords = /exception|object reference|stack ?trace|null ?pointer/i;

/** True for a single word, which explains nothing: `Declined`. */
const isWord = (reason: string): boolean => !/\s/.test(reason.trim());

const isForPrograms = (reason: string): boolean =>
  isCode(reason) || isWord(reason) || statusNames.test(reason) || programWords.test(reason);

/**
 * Whether a service's text explains something to a visitor: it is not empty, a single word, a code or a program error.
 */
export const isExplanation = (words: string): boolean => words.trim() !== '' && !isForPrograms(words);

/**
 * Sorts the error of an invoked actor by what the visitor can do about it.
 *
 * @example
 * onError: { target: 'failed', actions: { type: 'rememberFailure', params: ({ event }) => failureOf(event.error) } }
 */
export function failureOf(error: unknown, isOnline: boolean = isBrowserOnline()): Failure {
  const kind = kindOf(error, isOnline);
  const reason = error instanceof ServiceError && isForVisitor(error) ? error.reason : undefined;
  // The page has its own text for an expired session: that of the service is about tokens.
  const { status = 0, retryAfter } = error instanceof ServiceError ? error : { status: 0, retryAfter: undefined };
  const seconds = status === 429 && retryAfter !== undefined ? Math.max(1, Math.ceil(retryAfter / 1000)) : undefined;
  return {
    kind,
    ...(seconds !== undefined && { seconds }),
    ...(reason && kind !== 'expired' && !isForPrograms(reason) && { reason }),
  };
}
