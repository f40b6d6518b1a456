import type { FlowActor } from '../flow-actor.ts';
import { isShallowEqual } from '../shallow-equal.ts';

export interface AutosaveOptions<Snapshot, Visit extends object> {
  /** The answers to keep; undefined while the saved ones are still being restored, which would be overwritten. */
  visitOf: (snapshot: Snapshot) => Visit | undefined;
  save: (visit: Visit, snapshot: Snapshot) => void;
}

/**
 * Saves a flow's answers whenever one of them changed, keystrokes included. What the flow started with is not saved again.
 *
 * @returns how to stop it.
 * @example
 * autosave(actor, { visitOf: (snapshot) => stepMetaOf(snapshot) && visitOf(snapshot.context), save: record.save });
 */
export function autosave<Snapshot, Visit extends object>(
  actor: FlowActor<Snapshot>,
  { visitOf, save }: AutosaveOptions<Snapshot, Visit>,
): () => void {
  let last: Visit | undefined;
  const check = () => {
    const snapshot = actor.getSnapshot();
    const visit = visitOf(snapshot);
    if (!visit) return;
    if (last && !isShallowEqual(last, visit)) save(visit, snapshot);
    last = visit;
  };
  check();
  const subscription = actor.subscribe(check);
  return () => subscription.unsubscribe();
}
