import { useId } from 'react';
import type { ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { useFocusOnRemoval } from '../focus-on-removal/use-focus-on-removal.ts';
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

  return (
    <div className="cover-summary" part="summary-list">
      <h3 className={isLabelHidden ? 'cover-hidden' : 'cover-heading cover-heading-3'} id={labelId} tabIndex={-1}>
        {label}
      </h3>
      {items.length > 0 ? (
        <ul role="list" className="cover-summary-items" aria-labelledby={labelId}>
          {items.map((item) => (
            <Item item={item} key={item.key} />
          ))}
        </ul>
      ) : (
        emptyText && <p className="cover-summary-empty">{emptyText}</p>
      )}
      {children && <div className="cover-summary-foot">{children}</div>}
    </div>
  );
}

/** The list's heading takes the focus from a removed item. */
const headingOf = (removed: HTMLElement) => removed.closest('.cover-summary')?.querySelector('h3');

function Item({ item }: { item: SummaryItem }): ReactNode {
  const row = useFocusOnRemoval<HTMLLIElement>(headingOf);
  const { icon, title, badge, detail, actions } = item;
  return (
    <li className="cover-summary-item" part="summary-item" ref={row}>
      {icon && (
        <span className="cover-summary-icon" part="summary-icon">
          <Icon name={icon} />
        </span>
      )}
      <div className="cover-summary-text">
        <p className="cover-summary-title">
          {title} {badge}
        </p>
        {detail && <p className="cover-summary-detail">{detail}</p>}
      </div>
      {actions && actions.length > 0 && (
        <div className="cover-summary-actions">
          {actions.map(({ label, ...button }) => (
            <Button key={label} variant="quiet" {...button}>
              {label}
            </Button>
          ))}
        </div>
      )}
    </li>
  );
}
