import type { MouseEvent, ReactNode } from 'react';
import type { WidgetHost } from '#embed/runtime/define-widget';
import { Button, type ButtonProps, opensElsewhere } from '#ui/button';

interface Page {
  host: Pick<WidgetHost, 'isTrusted' | 'navigate'>;
  /** As the author configured it. */
  href: string;
  /** What `covermount:navigate` gives as the reason. */
  reason: string;
}

/** Handles a press on a link, which a single-page host may route itself. */
export function followPage(event: MouseEvent, { host, href, reason }: Page): void {
  if (opensElsewhere(event)) return;
  event.preventDefault();
  host.navigate(href, reason);
}

export interface PageLinkProps
  extends Page, Pick<ButtonProps, 'variant' | 'size' | 'icon' | 'endIcon' | 'isFullWidth' | 'part'> {
  children: ReactNode;
}

/** A link to another page of the account. Without a trusted address there is none. */
export function PageLink({ host, href, reason, children, variant = 'quiet', ...button }: PageLinkProps): ReactNode {
  if (href === '' || !host.isTrusted(href)) return null;
  return (
    <Button {...button} variant={variant} href={href} onClick={(event) => followPage(event, { host, href, reason })}>
      {children}
    </Button>
  );
}
