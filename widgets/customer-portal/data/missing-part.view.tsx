import type { ReactNode } from 'react';
import { Button } from '#ui/button';
import { Notice } from '#ui/notice';
import type { CustomerPortalStrings } from '../strings.en.ts';

/** Shows that a file of the portal did not load, with a retry button. */
export function MissingPart({ labels, onRetry }: { labels: CustomerPortalStrings; onRetry: () => void }): ReactNode {
  return (
    <Notice
      tone="warning"
      announces="atOnce"
      icon="offline"
      title={labels.unreachableTitle}
      action={<Button onClick={onRetry}>{labels.retry}</Button>}
    >
      <p>{labels.unreachableText}</p>
    </Notice>
  );
}
