import { useCallback, useMemo, useSyncExternalStore } from 'react';
import type { FlowActor } from './flow-actor.ts';
import { viewReader } from './view-reader.ts';

/**
 * Selects a view from an actor's snapshot with a connect function. Renders again only when the view changes.
 *
 * @param connect must be the same function on every render.
 */
export function useSelector<Snapshot, View extends object>(
  actor: FlowActor<Snapshot>,
  connect: (snapshot: Snapshot) => View,
): View {
  const read = useMemo(() => viewReader(actor, connect), [actor, connect]);
  const subscribe = useCallback(
    (listener: () => void) => {
      const subscription = actor.subscribe(listener);
      return () => subscription.unsubscribe();
    },
    [actor],
  );
  return useSyncExternalStore(subscribe, read);
}
