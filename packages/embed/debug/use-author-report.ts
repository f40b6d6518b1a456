import { useEffect, useEffectEvent } from 'react';
import type { WidgetHost } from '../runtime/define-widget.ts';

interface AuthorReport {
  /** The widget's name without its `cover-`. */
  widget: string;
  /** The key that has the problems: it begins each line of the panel. */
  source: string;
  /** Its name in the console: `the terms of the glossary`. */
  title: string;
  /** The code of `covermount:error`: `config`, unless given. */
  code?: string;
}

/**
 * Tells the author what of a widget's content cannot be used: on the console, on the debug panel, and with
 * `covermount:error`. Once, until the problems change.
 */
export function useAuthorReport(host: WidgetHost, report: AuthorReport, problems: readonly string[]): void {
  const tell = useEffectEvent((hasProblem: boolean) => {
    void import('./report-problems.ts').then(
      ({ reportProblems }) => reportProblems({ ...report, element: host.element }, report, problems),
      () => undefined,
    );
    if (hasProblem) host.fail(report.code ?? 'config', `cover-${report.widget}: ${problems.join(' ')}`);
  });
  const key = problems.join('\n');
  useEffect(() => tell(key !== ''), [key]);
}
