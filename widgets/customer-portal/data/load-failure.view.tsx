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

/** Why something could not be loaded, with another try. */
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
