import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Visitor } from '#visitor/visitor';

/** A widget that can show the warning. */
interface Candidate {
  /** The widget itself explains that the session has ended. */
  explainsEnd: boolean;
}

/** The widgets of a page that can show the warning, by visitor; only the first shows it. */
const candidates = new WeakMap<Visitor, readonly Candidate[]>();
const listeners = new Set<() => void>();

const candidatesOf = (visitor: Visitor): readonly Candidate[] => candidates.get(visitor) ?? [];

function setCandidates(visitor: Visitor, all: readonly Candidate[]): void {
  candidates.set(visitor, all);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Whether this widget shows the warning of its visitor; only one on a page does. */
export function useOwnsWarning(visitor: Visitor, explainsEnd: boolean): boolean {
  const [self] = useState<Candidate>(() => ({ explainsEnd }));
  useEffect(() => {
    setCandidates(visitor, [...candidatesOf(visitor), self]);
    return () =>
      setCandidates(
        visitor,
        candidatesOf(visitor).filter((other) => other !== self),
      );
  }, [visitor, self]);
  return useSyncExternalStore(
    subscribe,
    () => candidatesOf(visitor)[0] === self,
    () => false,
  );
}

/** Whether a widget of the page itself explains that the session has ended, which makes a dialog redundant. */
export function useExplainedEnd(visitor: Visitor): boolean {
  return useSyncExternalStore(
    subscribe,
    () => candidatesOf(visitor).some(({ explainsEnd }) => explainsEnd),
    () => false,
  );
}
