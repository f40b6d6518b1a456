import type { FlowActor } from './flow-actor.ts';
import { keepEqual } from './shallow-equal.ts';

/**
 * Reads a view of an actor's snapshot. `connect` runs once per snapshot, so it may build new arrays and objects; a view
 * that equals the previous one is the same object.
 *
 * @example
 * const readShell = viewReader(actor, connectShell);
 * readShell() === readShell(); // true until the actor's snapshot changes
 */
export function viewReader<Snapshot, View extends object>(
  actor: Pick<FlowActor<Snapshot>, 'getSnapshot'>,
  connect: (snapshot: Snapshot) => View,
): () => View {
  let last: { snapshot: Snapshot; view: View } | undefined;
  const connectLatest = keepEqual(() => connect(actor.getSnapshot()));
  return () => {
    const snapshot = actor.getSnapshot();
    if (last?.snapshot !== snapshot) last = { snapshot, view: connectLatest() };
    return last.view;
  };
}
