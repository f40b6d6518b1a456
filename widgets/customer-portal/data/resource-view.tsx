import type { ReactNode } from 'react';
import { Spinner } from '#ui/spinner';
import type { CustomerPortalStrings } from '../strings.en.ts';
import { LoadFailure } from './load-failure.view.tsx';
import type { Loaded } from './resource.machine.ts';

export interface ResourceViewProps<Value> {
  loaded: Loaded<Value>;
  retry: () => void;
  labels: CustomerPortalStrings;
  loadingText: string;
  children: (value: Value) => ReactNode;
}

/** Renders the loaded value, a spinner, or the failure with a retry button. */
export function ResourceView<Value>(props: ResourceViewProps<Value>): ReactNode {
  const { loaded, retry, labels, loadingText, children } = props;
  switch (loaded.status) {
    case 'loading':
      return <Spinner text={loadingText} />;
    case 'ready':
      return children(loaded.value);
    case 'failed':
      return <LoadFailure failure={loaded.failure} labels={labels} onRetry={retry} />;
  }
}
