import type { ReactNode } from 'react';
import { Button } from '#ui/button';
import { Notice } from '#ui/notice';
import { registerStyles } from '#ui/styles';
import css from './flow-notice.css?inline';

registerStyles(css);

/** Title and text of each kind, by key: `offlineTitle`, `offlineText`. */
export type NoticeLabels<Kind extends string> = Readonly<Record<`${Kind}Title` | `${Kind}Text` | 'retry', string>>;

export interface FlowNoticeProps<Kind extends string> {
  /** What blocks the visitor; undefined for nothing. `reason` is what the service said, in the place of the text. */
  notice: { kind: Kind; reason?: string | undefined } | undefined;
  labels: NoticeLabels<Kind>;
  /** Offers another try. */
  onRetry?: (() => void) | undefined;
}

/**
 * Why the flow cannot continue, by the kind of failure. It sticks to the foot of the window: it moves nothing, and is seen
 * wherever the visitor types.
 */
export function FlowNotice<Kind extends string>({ notice, labels, onRetry }: FlowNoticeProps<Kind>): ReactNode {
  // A template's type is the union of its parts; indexing by it needs plain strings.
  const texts: Readonly<Record<string, string>> = labels;
  return (
    <div className="cover-flow-notice">
      {notice && (
        <Notice
          tone="warning"
          announces="atOnce"
          icon={notice.kind === 'offline' ? 'offline' : 'alert'}
          title={texts[`${notice.kind}Title`]}
          action={onRetry && <Button onClick={onRetry}>{labels.retry}</Button>}
        >
          {notice.reason ?? texts[`${notice.kind}Text`]}
        </Notice>
      )}
    </div>
  );
}
