import type { Visitor } from '#visitor/visitor';

const saved = new WeakSet<Visitor>();

/** Notes that this page has saved a visit, which storage may not show where it is denied. */
export function noteSavedVisit(visitor: Visitor): void {
  saved.add(visitor);
}

/** Whether this page has saved a visit: the flow was taken from it and put back. */
export function hasSavedHere(visitor: Visitor): boolean {
  return saved.has(visitor);
}

/** Whether there may be a visit to take up: in storage, or in this page's memory. */
export function mayHaveSavedVisit(visitor: Visitor): boolean {
  return saved.has(visitor) || visitor.storage.get('prefill') !== undefined;
}
