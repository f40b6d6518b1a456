/** What views and followers use of a running machine. Every XState actor is one. */
export interface FlowActor<Snapshot = unknown, Event = never> {
  getSnapshot: () => Snapshot;
  subscribe: (listener: () => void) => { unsubscribe: () => void };
  send: (event: Event) => void;
}

export type SnapshotOf<Actor extends FlowActor> = ReturnType<Actor['getSnapshot']>;
export type EventOf<Actor extends FlowActor> = Parameters<Actor['send']>[0];
