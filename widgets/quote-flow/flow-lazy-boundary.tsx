import type { ReactNode } from 'react';
import { LazyBoundary as FromFiles, type LazyBoundaryProps } from '#ui/lazy-module';
import { Spinner } from '#ui/spinner';
import { useFlow } from './flow-context.ts';

/** Draws with files that are loaded, or loads them, in the flow's own words. */
export function From<Module>(props: Omit<LazyBoundaryProps<Module>, 'texts'>): ReactNode {
  return <FromFiles {...props} texts={useFlow().labels} />;
}

export function Waiting(): ReactNode {
  return <Spinner text={useFlow().labels.loading} />;
}
