import type { ReactNode } from 'react';
import { Button, type ButtonProps } from '#ui/button';
import type { CustomerPortalStrings } from './strings.en.ts';

interface NewWindowLinkProps extends Pick<ButtonProps, 'variant' | 'icon' | 'isFullWidth' | 'part'> {
  href: string;
  labels: Pick<CustomerPortalStrings, 'opensWindow'>;
  children: ReactNode;
}

/** A link that says that it opens in a new window. */
export function NewWindowLink({ labels, children, ...link }: NewWindowLinkProps): ReactNode {
  return (
    <Button {...link} opensWindow endIcon="external">
      <span>
        {children}
        <span className="cover-hidden"> ({labels.opensWindow})</span>
      </span>
    </Button>
  );
}
