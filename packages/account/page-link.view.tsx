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
  extends Page, Pick<ButtonProps, 'variant' | 'size' | 'icon' | 'endIcon' | 'isFullWidth' | 'accessibleName' | 'part'> {
  /** Called on a press, also one that opens another window. */
  onFollow?: () => void;
  children: ReactNode;
}

/** A link to another page of the account. Without a trusted address there is none. */
export function PageLink(props: PageLinkProps): ReactNode {
  const { host, href, reason, onFollow, children, variant = 'quiet', ...button } = props;
  const follow = (event: MouseEvent) => {
    onFollow?.();
    followPage(event, { host, href, reason });
  };
  if (href === '' || !host.isTrusted(href)) return null;
  return (
    <Button {...button} variant={variant} href={href} onClick={follow}>
      {children}
    </Button>
  );
}
