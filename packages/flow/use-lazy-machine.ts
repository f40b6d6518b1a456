import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import type { Group } from '#ui/later';
import { EventBuffer } from './event-buffer.ts';
import type { EventOf, FlowActor } from './flow-actor.ts';
import { useLatest } from './use-latest.ts';

/** A machine that runs, with what its first page shows. */
export interface RunningMachine<Actor, View> {
  readonly actor: Actor;
  /** Must return the same object while nothing in it changed: see `keepEqual`. */
  readonly view: () => View;
  readonly stop: () => void;
}

export interface LazyMachineOptions<Module, Actor extends FlowActor, View> {
  /** The machine, its services and its followers: a chunk of their own. */
  module: Group<Module>;
  /** Starts the machine once its module is loaded. What it throws reaches the error boundary. */
  start: (module: Module) => RunningMachine<Actor, View>;
  /** What the first page shows before the machine is ready. */
  initialView: View;
  /** Whether the machine may replace the initial view, and take the held events. Always, unless given. */
  isReady?: ((actor: Actor) => boolean) | undefined;
  /** Called with each event that is held because the machine is not ready: to save an early draft, say. */
  onHeldEvent?: ((event: EventOf<Actor>) => void) | undefined;
}

export interface LazyMachine<Actor extends FlowActor, View> {
  /** Undefined until the machine is ready. */
  actor: Actor | undefined;
  send: (event: EventOf<Actor>) => void;
  view: View;
  /** The module could not be loaded. It is tried again when the network returns, and every five seconds. */
  isMissing: boolean;
  retry: () => void;
}

const retryInterval = 5000;
const neverChanges = () => () => undefined;

/**
 * Loads a machine behind the first page and runs it while the widget is mounted. The first page works before: its events
 * are held and replayed. `RETRY` before the machine is ready loads its module again.
 *
 * @example
 * const core = new Group(() => import('./roadside.core.ts'));
 * const { actor, send, view, isMissing } = useLazyMachine({
 *   module: core,
 *   initialView: firstView,
 *   start: ({ startRoadside }) => startRoadside({ config, host: latestHost }),
 * });
 */
export function useLazyMachine<Module, Actor extends FlowActor, View extends object>(
  options: LazyMachineOptions<Module, Actor, View>,
): LazyMachine<Actor, View> {
  const latest = useLatest(options);
  const [buffer] = useState(() => new EventBuffer<EventOf<Actor>>());
  const [running, setRunning] = useState<RunningMachine<Actor, View>>();
  const [isMissing, setMissing] = useState(false);
  const retry = useCallback(() => setMissing(false), []);

  useEffect(() => {
    if (isMissing) return undefined;
    let isUnmounted = false;
    let started: RunningMachine<Actor, View> | undefined;

    const load = async () => {
      const module = await latest()
        .module.load()
        .catch(() => undefined);
      if (isUnmounted) return;
      if (!module) {
        setMissing(true);
        return;
      }
      const machine = latest().start(module);
      const { actor } = machine;
      started = machine;
      const takeOver = () => {
        const { isReady } = latest();
        if (isUnmounted || !buffer.isHolding || (isReady && !isReady(actor))) return;
        subscription.unsubscribe();
        buffer.replayTo((event) => actor.send(event));
        setRunning(machine);
      };
      const subscription = actor.subscribe(takeOver);
      takeOver();
    };

    load().catch((error: unknown) =>
      setRunning(() => {
        throw error;
      }),
    );
    return () => {
      isUnmounted = true;
      buffer.hold();
      started?.stop();
      setRunning(undefined);
    };
  }, [latest, buffer, isMissing]);

  useEffect(() => {
    if (!isMissing) return undefined;
    addEventListener('online', retry);
    // `online` may fire a moment before the network carries anything.
    const timer = setInterval(() => navigator.onLine && retry(), retryInterval);
    return () => {
      removeEventListener('online', retry);
      clearInterval(timer);
    };
  }, [isMissing, retry]);

  const { initialView } = options;
  const subscribe = useCallback(
    (listener: () => void) => {
      if (!running) return neverChanges();
      const subscription = running.actor.subscribe(listener);
      return () => subscription.unsubscribe();
    },
    [running],
  );
  const view = useSyncExternalStore(subscribe, running?.view ?? (() => initialView));

  const send = useCallback(
    (event: EventOf<Actor>) => {
      if (buffer.isHolding) {
        if ((event as { type: string }).type === 'RETRY') return retry();
        latest().onHeldEvent?.(event);
      }
      return buffer.send(event);
    },
    [buffer, latest, retry],
  );

  return { actor: running?.actor, send, view, isMissing, retry };
}
