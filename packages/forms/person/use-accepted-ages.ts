import type { AgeLimits } from '#domain/driver-age';
import { useAuthorReport } from '#embed/debug/use-author-report';
import type { WidgetHost } from '#embed/runtime/define-widget';

interface AgeOptions {
  /** The widget's name without its `cover-`. */
  widget: string;
  /** The limits that the page configures. */
  configured: AgeLimits;
  /** Replace limits that accept nobody. */
  defaults: AgeLimits;
  /** The configuration keys of the limits. */
  keys?: Readonly<Record<keyof AgeLimits, string>>;
}

/** The ages that a form accepts (spec 3 §5). If the configured ones accept nobody, the author is informed. */
export function useAcceptedAges(
  host: WidgetHost,
  { widget, configured, defaults, keys = { minimum: 'minimumAge', maximum: 'maximumAge' } }: AgeOptions,
): AgeLimits {
  const { minimum, maximum } = configured;
  const problem =
    minimum > maximum &&
    `${keys.minimum} ${minimum} is above ${keys.maximum} ${maximum}: ${defaults.minimum} and ${defaults.maximum} are used.`;
  useAuthorReport(host, { widget, source: 'ages', title: 'its ages' }, problem ? [problem] : []);
  return problem ? defaults : configured;
}
