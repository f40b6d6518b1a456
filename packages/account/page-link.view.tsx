import type { MouseEvent, ReactNode } from 'react';
import type { WidgetHost } from '#embed/runtime/define-widget';
import { Button, type ButtonProps, opensElsewhere } from '#ui/button';

export interface PageLinkProps extends Pick<ButtonProps, 'variant' | 'size' | 'endIcon' | 'part'> {
  host: Pick<WidgetHost, 'isTrusted' | 'navigate'>;
  /** As the author configured it. Without a trusted address there is no link. */
  href: string;
  /** What `covermount:navigate` gives as the reason. */
  reason: string;
  children: ReactNode;
}

/** A link to another page of the account, which a single-page host may route itself. */
export function PageLink({ host, href, reason, children, variant = 'quiet', ...button }: PageLinkProps): ReactNode {
  if (href === '' || !host.isTrusted(href)) return null;
  const follow = (event: MouseEvent) => {
    if (opensElsewhere(event)) return;
    event.preventDefault();
    host.navigate(href, reason);
  };
  return (
    <Button {...button} variant={variant} href={href} onClick={follow}>
      {children}
    </Button>
  );
}
