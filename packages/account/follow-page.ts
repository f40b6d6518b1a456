import type { MouseEvent } from 'react';
import type { WidgetHost } from '#embed/runtime/define-widget';
import { opensElsewhere } from '#ui/button';

/** Another page of the account. */
export interface AccountPage {
  host: Pick<WidgetHost, 'isTrusted' | 'navigate'>;
  /** As the author configured it. */
  href: string;
  /** What `covermount:navigate` gives as the reason. */
  reason: string;
}

/** Follows a pressed link, which a single-page host may route itself. One that opens elsewhere is left to the browser. */
export function followPage(event: MouseEvent, { host, href, reason }: AccountPage): void {
  if (opensElsewhere(event)) return;
  event.preventDefault();
  host.navigate(href, reason);
}
