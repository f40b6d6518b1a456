import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { TransientButton } from '#ui/button';
import { Notice } from '#ui/notice';
import './flow-interrupted.css';
import './flow-notice.css';

/**
 * Title and text of each kind, by key: `offlineTitle`, `offlineText`. Kinds without texts show those of `unreachable`.
 */
export type NoticeLabels<Kind extends string> = Readonly<
  Record<'unreachableTitle' | 'unreachableText' | 'retry', string> &
    Partial<Record<`${Kind}Title` | `${Kind}Text`, string>>
>;

export interface FlowNoticeProps<Kind extends string> {
  /**
   * What blocks the visitor; undefined for nothing. `reason` is the service's explanation, which replaces the text. One
   * that announces itself, such as a timer, sets `isAnnounced` to false.
   */
  notice: { kind: Kind; reason?: ReactNode; isAnnounced?: boolean } | undefined;
  labels: NoticeLabels<Kind>;
  /** Shows a retry button. */
  onRetry?: (() => void) | undefined;
  /** An alternative if no retry is possible, such as a phone number. */
  action?: ReactNode;
}

/**
 * Explains why the flow cannot continue, by the kind of failure. It sticks to the foot of the window: it shifts no
 * content, and is visible wherever the visitor types.
 */
export function FlowNotice<Kind extends string>({ notice, labels, onRetry, action }: FlowNoticeProps<Kind>): ReactNode {
  const texts: Readonly<Record<string, string | undefined>> = labels;
  const elementRef = useRef<HTMLDivElement>(null);
  // Another notice may have another height.
  const shown = notice && `${notice.kind} ${typeof notice.reason === 'string' ? notice.reason : ''}`;
  useLayoutEffect(() => {
    const { current } = elementRef;
    const page = current?.parentElement;
    if (shown === undefined || !page) return undefined;
    // A class, because `:has()` would match every control of the page again on each change.
    page.classList.add('cover-flow-interrupted');
    page.style.setProperty('--cover-flow-notice', `${current.offsetHeight}px`);
    // The notice may cover the focused control.
    page.querySelector(':focus')?.scrollIntoView({ block: 'nearest' });
    return () => page.classList.remove('cover-flow-interrupted');
  }, [shown]);
  return (
    <div className="cover-flow-notice" ref={elementRef}>
      {notice && (
        <Notice
          // A notice is only announced when it is new.
          key={String(notice.isAnnounced ?? true)}
          tone="warning"
          announces={(notice.isAnnounced ?? true) ? 'atOnce' : undefined}
          icon={notice.kind === 'offline' ? 'offline' : 'alert'}
          title={texts[`${notice.kind}Title`] ?? labels.unreachableTitle}
          action={
            onRetry ? (
              // The notice is visible from anywhere on the page, so the page must not scroll.
              <TransientButton scrolls={false} onClick={onRetry}>
                {labels.retry}
              </TransientButton>
            ) : (
              action
            )
          }
        >
          {notice.reason ?? texts[`${notice.kind}Text`] ?? labels.unreachableText}
        </Notice>
      )}
    </div>
  );
}
