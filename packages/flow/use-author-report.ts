import { useEffect } from 'react';
import type { WidgetHost } from '#embed/runtime/define-widget';
import { useLatest } from './use-latest.ts';

interface AuthorReport {
  /** The widget's name without its `cover-`. */
  widget: string;
  /** The key that has the problems: the prefix of each line in the panel. */
  source: string;
  /** Its name in the console: `the terms of the glossary`. */
  title: string;
  /** The code of `covermount:error`: `config` by default. */
  code?: string;
}

/**
 * Reports invalid parts of a widget's content to the author on the console, the debug panel, and with
 * `covermount:error`. Only once, until the problems change.
 */
export function useAuthorReport(host: WidgetHost, report: AuthorReport, problems: readonly string[]): void {
  const latest = useLatest({ host, report, problems });
  const key = problems.join('\n');
  useEffect(() => {
    const current = latest();
    void import('#embed/debug/report-problems').then(
      ({ reportProblems }) =>
        reportProblems({ ...current.report, element: current.host.element }, current.report, current.problems),
      () => undefined,
    );
    if (key)
      current.host.fail(
        current.report.code ?? 'config',
        `cover-${current.report.widget}: ${current.problems.join(' ')}`,
      );
  }, [latest, key]);
}
