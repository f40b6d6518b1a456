import type { WidgetHost } from '#embed/runtime/define-widget';
import { ServiceError, SessionEndedError } from '#services/errors';

export interface ReportedFailure {
  /** Of `covermount:error`. */
  code: string;
  /** Names the row in the agency's log. */
  label: string;
  /** For a developer; no personal data. */
  message: string;
  /** What failed: its HTTP status is logged. */
  error?: unknown;
}

/**
 * Reports a failure to the page and to the agency's log of errors. A call that was refused with this message has reported it
 * already, and that a session ends is no failure.
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
