import type { WidgetHost } from '#embed/runtime/define-widget';
import { ServiceError, SessionEndedError } from '#services/errors';

export interface ReportedFailure {
  /** The code of `covermount:error`. */
  code: string;
  /** The label of the entry in the agency's error log. */
  label: string;
  /** For a developer; no personal data. */
  message: string;
  /** The failure: its HTTP status is logged. */
  error?: unknown;
}

/**
 * Reports a failure to the page and to the agency's error log. Skips a service error with the same message, which its
 * call has already reported, and an ended session, which is no failure.
 */
export function reportFailure(
  { client, fail }: Pick<WidgetHost, 'client' | 'fail'>,
  { code, label, message, error }: ReportedFailure,
): void {
  if (error instanceof SessionEndedError) return;
  const failure = error instanceof ServiceError ? error : undefined;
  if (failure?.message === message) return;
  fail(code, message);
  void import('#services/events/report-error')
    .then(({ reportProblem }) => reportProblem(client, { label, message, status: failure?.status ?? 0 }))
    .catch(() => undefined);
}
