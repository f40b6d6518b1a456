import { useId, useLayoutEffect, useRef } from 'react';
import type { MouseEvent, ReactNode } from 'react';
import type { SummaryEntry } from '../form/form.tsx';
import { Icon } from '../icon/icon.tsx';
import './error-summary.css';

export interface ErrorSummaryProps {
  title: string;
  /** Renders nothing without entries. */
  entries: readonly SummaryEntry[];
  /** The number of failed submits: each one moves the focus here. */
  attempt: number;
}

function goToField(event: MouseEvent<HTMLAnchorElement>, id: string): void {
  event.preventDefault();
  const root = event.currentTarget.getRootNode() as Document | ShadowRoot;
  const field = root.getElementById(id);
  // Scrolls the label into view with the field: the label says what to type.
  (field?.closest('.cover-field') ?? field)?.scrollIntoView({ block: 'nearest' });
  field?.focus({ preventScroll: true });
}

/** The errors of a page; each entry links to its field. */
export function ErrorSummary({ title, entries, attempt }: ErrorSummaryProps): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  const titleId = useId();

  useLayoutEffect(() => {
    if (attempt > 0) box.current?.focus();
  }, [attempt]);

  if (entries.length === 0) return null;
  // The box has the focus and its title as a name, so it is read once. With the role `alert` on the box itself, JAWS
  // and NVDA would read the list twice; the alert is therefore inside (as in GOV.UK Frontend).
  return (
    <div
      className="cover-error-summary"
      part="error-summary"
      role="group"
      aria-labelledby={titleId}
      tabIndex={-1}
      ref={box}
    >
      <div role="alert">
        <h3 className="cover-error-summary-title" id={titleId}>
          <Icon name="alert" />
          {title}
        </h3>
        <ul role="list" className="cover-error-summary-list">
          {entries.map(({ id, text }) => (
            // A field may have several errors.
            <li key={`${id} ${text}`}>
              <a
                className="cover-error-summary-link"
                part="error-summary-link"
                href={`#${id}`}
                onClick={(event) => goToField(event, id)}
              >
                {text}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
