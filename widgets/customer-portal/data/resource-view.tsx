import type { ReactNode } from 'react';
import { Button } from '#ui/button';
import { Notice } from '#ui/notice';
import { Spinner } from '#ui/spinner';
import type { CustomerPortalStrings } from '../strings.en.ts';
import type { Loaded } from './resource.machine.ts';

export interface ResourceViewProps<Value> {
  loaded: Loaded<Value>;
  retry: () => void;
  labels: CustomerPortalStrings;
  loadingText: string;
  children: (value: Value) => ReactNode;
}

/** What is loaded, or a spinner, or why it could not be loaded. */
export function ResourceView<Value>(props: ResourceViewProps<Value>): ReactNode {
  const { loaded, retry, labels, loadingText, children } = props;
  switch (loaded.status) {
    case 'loading':
      return <Spinner text={loadingText} />;
    case 'ready':
      return children(loaded.value);
    case 'failed': {
      const { kind, reason } = loaded.failure;
      return (
        <Notice
          tone="warning"
          announces="atOnce"
          icon={kind === 'offline' ? 'offline' : 'alert'}
          title={labels.failedTitle}
          action={<Button onClick={retry}>{labels.retry}</Button>}
        >
          <p>{reason ?? labels[`failed.${kind}`]}</p>
        </Notice>
      );
    }
  }
}
