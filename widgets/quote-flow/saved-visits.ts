import type { Visitor } from '#visitor/visitor';

const saved = new WeakSet<Visitor>();

/** Remembers that this page has saved a visit; where storage is denied, nothing else shows it. */
export function noteSavedVisit(visitor: Visitor): void {
  saved.add(visitor);
}

/** Whether this page has saved a visit: the widget was removed and inserted again. */
export function hasSavedHere(visitor: Visitor): boolean {
  return saved.has(visitor);
}

/** Whether a saved visit may exist: in storage, or in this page's memory. */
export function mayHaveSavedVisit(visitor: Visitor): boolean {
  return saved.has(visitor) || visitor.storage.has('prefill', visitor.now());
}
