import { reportProblems } from '#embed/debug/report-problems';
import type { WidgetHost } from '#embed/runtime/define-widget';

/**
 * Tells the author which configured pages cannot be linked to: on the console, on the debug panel, and as
 * `covermount:error`.
 *
 * @param pages addresses by their keys; empty ones are not configured.
 */
export function reportUntrustedPages(
  widget: string,
  { element, fail, isTrusted }: Pick<WidgetHost, 'element' | 'fail' | 'isTrusted'>,
  pages: Readonly<Record<string, string>>,
): void {
  const problems = Object.entries(pages).flatMap(([key, address]) =>
    address === '' || isTrusted(address)
      ? []
      : [`${key} lies on an origin that services.trustedOrigins does not list, so nothing leads there.`],
  );
  reportProblems({ widget, element }, { source: 'pages', title: 'the pages of the account' }, problems);
  for (const problem of problems) fail('navigation', problem);
}
