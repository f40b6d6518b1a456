import type { FlowActor } from '../flow-actor.ts';
import { isShallowEqual } from '../shallow-equal.ts';

/** How the answers of two tabs are merged into one visit. Without it, the tab that saves last overwrites the other. */
export interface TabMerge<Snapshot, Visit> {
  /** See `VisitorRecord.onReplaced`. */
  onReplaced: (listener: (written: Promise<Visit | undefined>) => void) => () => void;
  /** @param before this flow when the other tab wrote `theirs`: later changes are this tab's. */
  merge: (theirs: Visit, now: Snapshot, before: Snapshot) => Visit;
}

export interface AutosaveOptions<Snapshot, Visit extends object> {
  /** The answers to save; undefined while the saved ones, which would be overwritten, are still being restored. */
  visitOf: (snapshot: Snapshot) => Visit | undefined;
  save: (visit: Visit, snapshot: Snapshot) => void;
  tabs?: TabMerge<Snapshot, Visit>;
}

/**
 * Saves a flow's answers whenever one of them changed, drafts included. The initial answers are not saved again.
 *
 * @returns a function that stops saving.
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
      // Changes during the read were saved without the merge.
      if (replaced && last && last !== visitBefore && !isShallowEqual(last, visitBefore!))
        write(last, actor.getSnapshot());
    });
  });
  return () => {
    subscription.unsubscribe();
    stopFollowing?.();
  };
}
