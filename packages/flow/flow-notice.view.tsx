import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { Button } from '#ui/button';
import { useFocusOnRemoval } from '#ui/modules/focus-on-removal/use-focus-on-removal';
import { Notice } from '#ui/notice';
import './flow-interrupted.css';
import './flow-notice.css';

/** Title and text of each kind, by key: `offlineTitle`, `offlineText`. A kind without its own reads as `unreachable`. */
export type NoticeLabels<Kind extends string> = Readonly<
  Record<'unreachableTitle' | 'unreachableText' | 'retry', string> &
    Partial<Record<`${Kind}Title` | `${Kind}Text`, string>>
>;

export interface FlowNoticeProps<Kind extends string> {
  /** What blocks the visitor; undefined for nothing. `reason` is what the service said, in the place of the text. */
  notice: { kind: Kind; reason?: ReactNode } | undefined;
  labels: NoticeLabels<Kind>;
  /** Offers another try. */
  onRetry?: (() => void) | undefined;
  /** Another way on, where there is no other try: a phone number. */
  action?: ReactNode;
}

/**
 * Why the flow cannot continue, by the kind of failure. It sticks to the foot of the window: it moves nothing, and is seen
 * wherever the visitor types.
 */
export function FlowNotice<Kind extends string>({ notice, labels, onRetry, action }: FlowNoticeProps<Kind>): ReactNode {
  const texts: Readonly<Record<string, string | undefined>> = labels;
  const place = useRef<HTMLDivElement>(null);
  // Another notice has another height.
  const shown = notice && `${notice.kind} ${typeof notice.reason === 'string' ? notice.reason : ''}`;
  useLayoutEffect(() => {
    const { current } = place;
    const page = current?.parentElement;
    if (shown === undefined || !page) return undefined;
    // With `:has()`, every change of the page would match each of its controls again.
    page.classList.add('cover-flow-interrupted');
    page.style.setProperty('--cover-flow-notice', `${current.offsetHeight}px`);
    // The notice may cover what the visitor types into.
    page.querySelector(':focus')?.scrollIntoView({ block: 'nearest' });
    return () => page.classList.remove('cover-flow-interrupted');
  }, [shown]);
  return (
    <div className="cover-flow-notice" ref={place}>
      {notice && (
        <Notice
          tone="warning"
          announces="atOnce"
          icon={notice.kind === 'offline' ? 'offline' : 'alert'}
          title={texts[`${notice.kind}Title`] ?? labels.unreachableTitle}
          action={onRetry ? <Retry label={labels.retry} onRetry={onRetry} /> : action}
        >
          {notice.reason ?? texts[`${notice.kind}Text`] ?? labels.unreachableText}
        </Notice>
      )}
    </div>
  );
}

/** When it is removed while focused, the heading of its dialog or widget takes the focus. */
function Retry({ label, onRetry }: { label: string; onRetry: () => void }): ReactNode {
  const button = useFocusOnRemoval<HTMLButtonElement & HTMLAnchorElement>(
    (removed) => removed.closest('dialog, .cover-root')?.querySelector('h2'),
    // The notice is seen from anywhere on the page: the visitor's view of it does not move.
    { preventScroll: true },
  );
  return (
    <Button buttonRef={button} onClick={onRetry}>
      {label}
    </Button>
  );
}
