import type { ReactNode } from 'react';
import './toolbar.css';

export interface ToolbarProps {
  /** The accessible name of the group. */
  label: string;
  /** Leading content, such as the item count. */
  count?: ReactNode;
  /** A compact `Select`, a `Switch`, buttons. */
  children: ReactNode;
}

/** The controls above a list. */
export function Toolbar({ label, count, children }: ToolbarProps): ReactNode {
  return (
    <div className="cover-toolbar" part="toolbar" role="group" aria-label={label}>
      {count && <div className="cover-toolbar-count">{count}</div>}
      <div className="cover-toolbar-controls">{children}</div>
    </div>
  );
}
