import type { MapEvents } from './map-provider.ts';

/** The event listeners of one map. */
export function createMapEvents() {
  const listeners = new Map<keyof MapEvents, Set<(detail: never) => void>>();
  return {
    on<Name extends keyof MapEvents>(event: Name, listener: (detail: MapEvents[Name]) => void): () => void {
      const own = listeners.get(event) ?? new Set();
      listeners.set(event, own.add(listener));
      return () => own.delete(listener);
    },
    emit<Name extends keyof MapEvents>(event: Name, detail: MapEvents[Name]): void {
      for (const listener of listeners.get(event) ?? []) (listener as (detail: MapEvents[Name]) => void)(detail);
    },
    clear(): void {
      listeners.clear();
    },
  };
}
