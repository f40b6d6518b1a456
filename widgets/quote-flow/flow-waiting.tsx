import type { ReactNode } from 'react';
import { Spinner } from '#ui/spinner';
import { useFlow } from './flow-context.ts';

export function Waiting(): ReactNode {
  return <Spinner text={useFlow().labels.loading} />;
}
