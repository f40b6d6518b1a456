import type { MouseEvent } from 'react';
import type { WidgetHost } from '#embed/runtime/define-widget';
import { opensElsewhere } from '#ui/button';

/** Another account page. */
export interface AccountPage {
  host: Pick<WidgetHost, 'isTrusted' | 'navigate'>;
  /** The address as configured by the author. */
  href: string;
  /** The reason for `covermount:navigate`. */
  reason: string;
}

/**
 * Follows a pressed link through the host, which a single-page app may route itself. A press that opens another tab or
 * window is left to the browser.
 */
export function followPage(event: MouseEvent, { host, href, reason }: AccountPage): void {
  if (opensElsewhere(event)) return;
  event.preventDefault();
  host.navigate(href, reason);
}
