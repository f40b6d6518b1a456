import { reportProblems } from '#embed/debug/report-problems';
import type { WidgetHost } from '#embed/runtime/define-widget';

/**
 * Reports pages that cannot be opened from the quotes: on the console, on the debug panel, and as `covermount:error`.
 *
 * @param keys of the untrusted addresses; an empty list clears the panel's lines.
 */
export function reportUntrustedPages(
  { element, fail }: Pick<WidgetHost, 'element' | 'fail'>,
  keys: readonly string[],
): void {
  const problems = keys.map(
    (key) => `${key} is on an origin that services.trustedOrigins does not list, so nothing leads there.`,
  );
  reportProblems({ widget: 'quote-flow', element }, { source: 'pages', title: 'the pages of the quotes' }, problems);
  if (problems.length > 0) fail('navigation', `cover-quote-flow: ${problems.join(' ')}`);
}
