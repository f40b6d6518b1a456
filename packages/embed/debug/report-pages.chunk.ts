import type { WidgetHost } from '../runtime/define-widget.ts';
import { reportProblems } from './report-problems.ts';

/**
 * Reports configured pages that cannot be linked to on the console, on the debug panel, and as `covermount:error`.
 *
 * @param keys of the untrusted addresses; an empty list clears the panel's lines.
 */
export function reportUntrustedPages(
  widget: string,
  { element, fail }: Pick<WidgetHost, 'element' | 'fail'>,
  keys: readonly string[],
): void {
  const problems = keys.map(
    (key) => `${key} is on an origin that services.trustedOrigins does not list, so nothing leads there.`,
  );
  reportProblems({ widget, element }, { source: 'pages', title: 'its pages' }, problems);
  for (const problem of problems) fail('navigation', problem);
}
