import type { ReactNode } from 'react';
import './toolbar.css';

export interface ToolbarProps {
  /** Names the group for assistive technology. */
  label: string;
  /** At the start: how many there are. */
  count?: ReactNode;
  /** A compact `Select`, a `Switch`, buttons. */
  children: ReactNode;
}

/** The controls over a list. */
export function Toolbar({ label, count, children }: ToolbarProps): ReactNode {
  return (
    <div className="cover-toolbar" part="toolbar" role="group" aria-label={label}>
      {count && <div className="cover-toolbar-count">{count}</div>}
      <div className="cover-toolbar-controls">{children}</div>
    </div>
  );
}
