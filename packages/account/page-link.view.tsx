import type { MouseEvent, ReactNode } from 'react';
import { Button, type ButtonProps } from '#ui/button';
import { type AccountPage, followPage } from './follow-page.ts';

export interface PageLinkProps
  extends
    AccountPage,
    Pick<ButtonProps, 'variant' | 'size' | 'icon' | 'endIcon' | 'isFullWidth' | 'accessibleName' | 'part'> {
  /** Called on a press, also one that opens another window. */
  onFollow?: () => void;
  children: ReactNode;
}

/** A link to another account page. Renders nothing without a trusted address. */
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
