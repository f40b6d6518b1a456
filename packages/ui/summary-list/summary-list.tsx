import { useId, useLayoutEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icon/icon.tsx';
import './summary-list.css';

export interface SummaryAction {
  label: string;
  /** The accessible name, with the item: `Remove Alex Example`. */
  accessibleName: string;
  icon?: IconName | undefined;
  tone?: 'danger' | undefined;
  /** The action is under way. */
  isBusy?: boolean | undefined;
  onClick: () => void;
}

export interface SummaryItem {
  key: string;
  title: ReactNode;
  /** Details that distinguish the item: `Spouse, born April 15, 1990`. */
  detail?: ReactNode;
  badge?: ReactNode;
  icon?: IconName | undefined;
  actions?: readonly SummaryAction[] | undefined;
}

export interface SummaryListProps {
  /** The heading of the list; it takes the focus when the focused item is removed. */
  label: string;
  isLabelHidden?: boolean | undefined;
  items: readonly SummaryItem[];
  /** The text of an empty list. */
  emptyText?: ReactNode;
  /** Content under the items: an Add button. */
  children?: ReactNode;
}

/** A list of entered items, such as drivers and vehicles, with buttons to edit and remove each. */
export function SummaryList({ label, isLabelHidden, items, emptyText, children }: SummaryListProps): ReactNode {
  const labelId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const count = useRef(items.length);

  useLayoutEffect(() => {
    const wasLonger = count.current > items.length;
    count.current = items.length;
    if (!wasLonger) return;
    const root = heading.current?.getRootNode() as Document | ShadowRoot;
    const hasFocus = root.activeElement && root.activeElement !== document.body;
    if (!hasFocus) heading.current?.focus();
  }, [items.length]);

  return (
    <div className="cover-summary" part="summary-list">
      <h3
        className={isLabelHidden ? 'cover-hidden' : 'cover-heading cover-heading-3'}
        id={labelId}
        ref={heading}
        tabIndex={-1}
      >
        {label}
      </h3>
      {items.length > 0 ? (
        <ul role="list" className="cover-summary-items" aria-labelledby={labelId}>
          {items.map((item) => (
            <li className="cover-summary-item" part="summary-item" key={item.key}>
              {item.icon && (
                <span className="cover-summary-icon" part="summary-icon">
                  <Icon name={item.icon} />
                </span>
              )}
              <div className="cover-summary-text">
                <p className="cover-summary-title">
                  {item.title} {item.badge}
                </p>
                {item.detail && <p className="cover-summary-detail">{item.detail}</p>}
              </div>
              {item.actions && item.actions.length > 0 && (
                <div className="cover-summary-actions">
                  {item.actions.map(({ label: text, accessibleName, icon, tone, isBusy, onClick }) => (
                    <Button key={text} variant="quiet" {...{ accessibleName, icon, tone, isBusy, onClick }}>
                      {text}
                    </Button>
                  ))}
                </div>
              )}
            </li>
          ))}
        </ul>
      ) : (
        emptyText && <p className="cover-summary-empty">{emptyText}</p>
      )}
      {children && <div className="cover-summary-foot">{children}</div>}
    </div>
  );
}
