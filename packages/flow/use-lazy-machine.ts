import { useCallback, useContext, useEffect, useState, useSyncExternalStore } from 'react';
import { requestClient } from '#services/lazy-client';
import { LazyModule } from '#ui/lazy-module';
import { MissingModuleReport } from '#ui/modules/lazy-module/missing-module-report';
import { EventBuffer } from './event-buffer.ts';
import type { EventOf, FlowActor } from './flow-actor.ts';
import { useLatest } from './use-latest.ts';

/** A running machine, with the view of its first page. */
export interface RunningMachine<Actor, View> {
  readonly actor: Actor;
  /** Must return the same object while nothing in it has changed: see `keepEqual`. */
  readonly view: () => View;
  readonly stop: () => void;
}

export interface LazyMachineOptions<Module, Actor extends FlowActor, View> {
  /** The module with the machine, its services and its followers, in a separate chunk. */
  module: LazyModule<Module>;
  /** Starts the machine once its module is loaded. Errors that it throws reach the error boundary. */
  start: (module: Module) => RunningMachine<Actor, View>;
  /** The view of the first page before the machine is ready. */
  initialView: View;
  /** Whether the machine may replace the initial view and receive the held events. Always true by default. */
  isReady?: ((actor: Actor) => boolean) | undefined;
  /** Called with each event that is held because the machine is not ready, for example to save an early draft. */
  onHeldEvent?: ((event: EventOf<Actor>) => void) | undefined;
}

export interface LazyMachine<Actor extends FlowActor, View> {
  /** Undefined until the machine is ready. */
  actor: Actor | undefined;
  send: (event: EventOf<Actor>) => void;
  view: View;
  /** The module could not be loaded. Loading is retried when the network returns, and every five seconds. */
  isMissing: boolean;
  retry: () => void;
}

/**
 * The module of a machine whose widget starts without it. It is requested before the view renders, in parallel with the
 * HTTP client that the machine's first call needs, and with what decrypts the visitor's records: without that, a saved
 * visit would count as none, and be overwritten. `useLazyMachine` loads them again if this fails.
 *
 * @example
 * const core = machineModule(() => import('./roadside.core.ts'));
 */
export function machineModule<Module>(importModule: () => Promise<Module>): LazyModule<Module> {
  const module = new LazyModule(async () => {
    const [imported] = await Promise.all([importModule(), import('#visitor/encrypted-record')]);
    return imported;
  });
  module.load().catch(() => undefined);
  requestClient();
  return module;
}

/**
 * The kind of notice while the module of a machine is missing; undefined if it is not.
 *
 * @example
 * const kind = missingKind(isMissing) ?? notice;
 */
export const missingKind = (isMissing: boolean): 'offline' | 'unreachable' | undefined =>
  isMissing ? (navigator.onLine ? 'unreachable' : 'offline') : undefined;

const retryInterval = 5000;
const neverChanges = () => () => undefined;

/**
 * Loads a machine in the background, and runs it while the widget is mounted. The events of the first step are held
 * until the machine is ready, and then replayed. `RETRY` before the machine is ready loads its module again.
 *
 * @example
 * const { actor, send, view, isMissing } = useLazyMachine({
 *   module: core,
 *   initialView: firstView,
 *   start: ({ startRoadside }) => startRoadside({ config }, latestHost),
 * });
 */
export function useLazyMachine<Module, Actor extends FlowActor, View extends object>(
  options: LazyMachineOptions<Module, Actor, View>,
): LazyMachine<Actor, View> {
  const latest = useLatest(options);
  const [buffer] = useState(() => new EventBuffer<EventOf<Actor>>());
  const [running, setRunning] = useState<RunningMachine<Actor, View>>();
  // Stays true during automatic retries: a notice that disappears and returns would be announced each time.
  const [isMissing, setMissing] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const report = useContext(MissingModuleReport);
  const tryAgain = useCallback(() => setAttempt((count) => count + 1), []);
  /** Retries on a press: a new failure is announced. */
  const retry = useCallback(() => {
    setMissing(false);
    tryAgain();
  }, [tryAgain]);

  useEffect(() => {
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
      setMissing(false);
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
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- each attempt loads the module again
  }, [latest, buffer, attempt]);

  useEffect(() => {
    if (!isMissing) return undefined;
    report();
    addEventListener('online', tryAgain);
    // `online` may fire a moment before requests succeed.
    const timer = setInterval(() => navigator.onLine && tryAgain(), retryInterval);
    return () => {
      removeEventListener('online', tryAgain);
      clearInterval(timer);
    };
  }, [isMissing, report, tryAgain]);

  const { initialView } = options;
  const subscribe = useCallback(
    (listener: () => void) => {
      if (!running) return neverChanges();
      const subscription = running.actor.subscribe(listener);
      return () => subscription.unsubscribe();
    },
    [running],
  );
  const view = useSyncExternalStore(subscribe, running?.view ?? (() => initialView), () => initialView);

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
