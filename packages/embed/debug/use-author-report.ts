import { useEffect, useEffectEvent } from 'react';
import type { WidgetHost } from '../runtime/define-widget.ts';

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
  const sendReport = useEffectEvent((hasProblem: boolean) => {
    void import('./report-problems.ts').then(
      ({ reportProblems }) => reportProblems({ ...report, element: host.element }, report, problems),
      () => undefined,
    );
    if (hasProblem) host.fail(report.code ?? 'config', `cover-${report.widget}: ${problems.join(' ')}`);
  });
  const key = problems.join('\n');
  useEffect(() => sendReport(key !== ''), [key]);
}
