import { ServiceError, StillRunningError } from '#services/errors';

/** What a visitor can do about a failed call depends on this, and nothing else. */
export const failureKinds = ['offline', 'unreachable', 'refused', 'malformed', 'expired'] as const;
export type FailureKind = (typeof failureKinds)[number];

/** A failed call, as a flow keeps it in its context and shows it. */
export interface Failure {
  kind: FailureKind;
  /** The service's own words for the visitor; absent where it sent none, or describes a fault of its own. */
  reason?: string | undefined;
  /** After too many requests: seconds until the next one, where the service says how long. */
  seconds?: number;
}

/** HTTP statuses of a session or a link that is over. */
const expiredStatuses = new Set([401, 410, 419, 440]);
/** Client errors for which a retry may succeed. */
const temporaryStatuses = new Set([408, 425, 429]);

function kindOf(error: unknown, isOnline: boolean): FailureKind {
  // Not a service's: a chunk that did not load.
  if (!(error instanceof ServiceError)) return isOnline ? 'unreachable' : 'offline';
  // The first request has no answer yet: nothing is decided.
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

/** True outside of a browser, which is where machines are tested. */
const isBrowserOnline = (): boolean => (globalThis.navigator as Navigator | undefined)?.onLine ?? true;

/** A refusal addresses the visitor, whatever its status. Without one, a service at fault describes itself: `Out of memory`. */
const isForVisitor = (error: ServiceError): boolean =>
  error.kind === 'refused' || !(error.isFault || error instanceof StillRunningError);

/** Not a sentence but a name or number for it: `E1042 RATE_ENGINE_TIMEOUT`. */
const isCode = (reason: string): boolean => !/\p{Ll}/u.test(reason) && /[\d_]/.test(reason);

/** What servers and gateways say to programs: the names of HTTP statuses. */
const statusNames =
  /^[\W\d]*(?:bad (?:request|gateway)|unauthorized|forbidden|access denied|not found|(?:internal )?server error|service unavailable|too many requests|gateway time-?out)\W*$/i;

/** What programs say of themselves: `Object reference not set to an instance of an object.` */
export const programWords = /exception|object reference|stack ?trace|null ?pointer/i;

/** One word explains nothing: `Declined`. */
const isWord = (reason: string): boolean => !/\s/.test(reason.trim());

const isForPrograms = (reason: string): boolean =>
  isCode(reason) || isWord(reason) || statusNames.test(reason) || programWords.test(reason);

/** A service's own words that explain something to a visitor: neither empty nor a single word, a code or a program's. */
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
  // That a session is over, the page says in its own words: the service's are about tokens.
  const { status = 0, retryAfter } = error instanceof ServiceError ? error : { status: 0, retryAfter: undefined };
  const seconds = status === 429 && retryAfter !== undefined ? Math.max(1, Math.ceil(retryAfter / 1000)) : undefined;
  return {
    kind,
    ...(seconds !== undefined && { seconds }),
    ...(reason && kind !== 'expired' && !isForPrograms(reason) && { reason }),
  };
}
