import type { WidgetHost } from '#embed/runtime/define-widget';

/**
 * Tells the page, and the agency's log, in the words of spec 3 §8 what failed.
 *
 * @param error what was reported before with its own message: the same message is not reported again.
 */
export function reportFailure(
  host: WidgetHost,
  { code, message, error }: { code: 'service' | 'social'; message: string; error?: unknown },
): void {
  if (error instanceof Error && error.message === message) return;
  host.fail(code, message);
  void import('#services/events/report-error')
    .then(({ reportProblem }) => reportProblem(host.client, { label: 'API Error', message, status: 0 }))
    .catch(() => undefined);
}
