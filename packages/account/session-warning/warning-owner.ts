import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Visitor } from '#visitor/visitor';

/** The widgets of a page that can show the warning, by visitor; the first one does. */
const candidates = new WeakMap<Visitor, object[]>();
const listeners = new Set<() => void>();

function setCandidates(visitor: Visitor, all: object[]): void {
  candidates.set(visitor, all);
  for (const listener of listeners) listener();
}

/** Whether this widget shows the warning of its visitor: of several on a page, one does. */
export function useOwnsWarning(visitor: Visitor): boolean {
  const [self] = useState(() => ({}));
  useEffect(() => {
    setCandidates(visitor, [...(candidates.get(visitor) ?? []), self]);
    return () =>
      setCandidates(
        visitor,
        (candidates.get(visitor) ?? []).filter((other) => other !== self),
      );
  }, [visitor, self]);
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  return useSyncExternalStore(
    subscribe,
    () => candidates.get(visitor)?.[0] === self,
    () => false,
  );
}
