import type { ReactNode } from 'react';
import type { WidgetHost } from '#embed/runtime/define-widget';
import { Logo } from '#ui/logo';
import './account-frame.css';

export interface AccountFrameProps {
  host: Pick<WidgetHost, 'brand'>;
  /** The widget's name, for the page's own CSS. */
  part: string;
  children: ReactNode;
}

/** The frame of each customer form: the brand's logo above one page. */
export function AccountFrame({ host: { brand }, part, children }: AccountFrameProps): ReactNode {
  return (
    <div className={`cover-framed cover-${part}`} part={part}>
      {brand.logo && <Logo src={brand.logo} name={brand.name} />}
      {children}
    </div>
  );
}
