import { useCallback, useMemo, useSyncExternalStore } from 'react';
import type { FlowActor } from './flow-actor.ts';
import { keepEqual } from './shallow-equal.ts';

/**
 * What a connect function says of an actor's snapshot; the same object while nothing in it changed.
 *
 * @param connect a function that does not change between renders.
 */
export function useSelector<Snapshot, View extends object>(
  actor: FlowActor<Snapshot>,
  connect: (snapshot: Snapshot) => View,
): View {
  const read = useMemo(() => keepEqual(() => connect(actor.getSnapshot())), [actor, connect]);
  const subscribe = useCallback(
    (listener: () => void) => {
      const subscription = actor.subscribe(listener);
      return () => subscription.unsubscribe();
    },
    [actor],
  );
  return useSyncExternalStore(subscribe, read);
}
