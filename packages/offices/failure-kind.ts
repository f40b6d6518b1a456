import { ServiceError } from '#services/errors';

/** Why a request failed, as far as it matters to the visitor. */
export type FailureKind = 'offline' | 'unreachable' | 'refused' | 'malformed';

/** Classifies an error of a request. An error of any other kind counts as unreachable: files of the widget did not load. */
export function failureKindOf(error: unknown): FailureKind {
  // Undefined outside a browser.
  const navigator = globalThis.navigator as Navigator | undefined;
  if (navigator?.onLine === false) return 'offline';
  if (!(error instanceof ServiceError)) return 'unreachable';
  if (error.kind === 'refused' || error.kind === 'malformed') return error.kind;
  return 'unreachable';
}
