import type { WidgetHost } from '../runtime/define-widget.ts';

interface MissingService {
  /** The widget's name without its `cover-`. */
  widget: string;
  /** The key of the page's or brand's configuration: `services.verificationSheet.url`. */
  key: string;
  /** What the widget needs the service for. */
  effect: string;
}

/**
 * Reports to the author that the page does not configure a service that the widget needs: `covermount:error` with the
 * code `config`, one console warning, and the debug panel.
 */
export function reportMissingService(
  { element, fail }: Pick<WidgetHost, 'element' | 'fail'>,
  { widget, key, effect }: MissingService,
): void {
  const message = `${key} is empty: ${effect}`;
  fail('config', message);
  console.warn(`[covermount] <cover-${widget}>: ${message}`);
  void import('./debug-panel.ts')
    .then(({ addToPanel }) => addToPanel(element, 'services', [message]))
    .catch(() => undefined);
}
