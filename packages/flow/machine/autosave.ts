import type { FlowActor } from '../flow-actor.ts';
import { isShallowEqual } from '../shallow-equal.ts';

/** How answers that two tabs have typed become one visit. Without it, the tab that saves last keeps its own alone. */
export interface TabMerge<Snapshot, Visit> {
  /** See `VisitorRecord.onReplaced`. */
  onReplaced: (listener: (written: Promise<Visit | undefined>) => void) => () => void;
  /** @param before this flow when the other tab wrote `theirs`: only what has changed since is this tab's. */
  merge: (theirs: Visit, now: Snapshot, before: Snapshot) => Visit;
}

export interface AutosaveOptions<Snapshot, Visit extends object> {
  /** The answers to keep; undefined while the saved ones are still being restored, which would be overwritten. */
  visitOf: (snapshot: Snapshot) => Visit | undefined;
  save: (visit: Visit, snapshot: Snapshot) => void;
  tabs?: TabMerge<Snapshot, Visit>;
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
  { visitOf, save, tabs }: AutosaveOptions<Snapshot, Visit>,
): () => void {
  let last: Visit | undefined;
  let replaced: { theirs: Visit; before: Snapshot } | undefined;
  const write = (visit: Visit, snapshot: Snapshot) =>
    save(tabs && replaced ? tabs.merge(replaced.theirs, snapshot, replaced.before) : visit, snapshot);
  const check = () => {
    const snapshot = actor.getSnapshot();
    const visit = visitOf(snapshot);
    if (!visit) return;
    if (last && !isShallowEqual(last, visit)) write(visit, snapshot);
    last = visit;
  };
  check();
  const subscription = actor.subscribe(check);

  let latest: Promise<Visit | undefined> | undefined;
  const stopFollowing = tabs?.onReplaced((written) => {
    const [before, visitBefore] = [actor.getSnapshot(), last];
    latest = written;
    void written.then((theirs) => {
      if (latest !== written) return;
      replaced = theirs && visitBefore && { theirs, before };
      // Typed while it was read: that was saved without it.
      if (replaced && last && last !== visitBefore && !isShallowEqual(last, visitBefore!))
        write(last, actor.getSnapshot());
    });
  });
  return () => {
    subscription.unsubscribe();
    stopFollowing?.();
  };
}
