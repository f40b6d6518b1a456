import type { ReactNode } from 'react';
import type { Failure } from '#flow/machine/failure';
import { Button } from '#ui/button';
import { Notice } from '#ui/notice';
import type { CustomerPortalStrings } from '../strings.en.ts';

interface LoadFailureProps {
  failure: Failure;
  labels: CustomerPortalStrings;
  onRetry: () => void;
}

/** Shows why something did not load, with a retry button. */
export function LoadFailure({ failure: { kind, reason }, labels, onRetry }: LoadFailureProps): ReactNode {
  return (
    <Notice
      tone="warning"
      announces="atOnce"
      icon={kind === 'offline' ? 'offline' : 'alert'}
      title={labels.failedTitle}
      action={<Button onClick={onRetry}>{labels.retry}</Button>}
    >
      <p>{reason ?? labels[`failed.${kind}`]}</p>
    </Notice>
  );
}
