import { useCallback, useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import type { WidgetHost } from '#embed/define-widget';
import { Group } from '#ui/later';
import type { Visitor } from '#visitor/visitor';
import { keepEarlyDraft, readyForEarlyDrafts } from './early-draft.ts';
import { comesByLink } from './entry/entry-source.ts';
import type { FlowConfig } from './quote-flow.config.ts';
import type { DriverView, ShellView } from './quote-flow.connect.ts';
import type { RunningFlow } from './quote-flow.core.ts';
import type { FlowActor } from './quote-flow.machine.ts';
import type { FlowEvent } from './quote-flow.types.ts';
import { mayHaveSavedVisit } from './saved-visits.ts';
import type { DriverEntry } from './steps/driver/driver-entry.ts';

// The machine and all that follows it. The first step needs none of it to be typed in, so it comes after.
const core = new Group(() => import('./quote-flow.core.ts'));

/** The newest of something, for whoever asks later. */
class Latest<Value> {
  constructor(private value: Value) {}
  readonly get = () => this.value;
  readonly set = (value: Value) => {
    this.value = value;
  };
}

/** The first step before the machine runs: what happens is kept for it, and what is typed for a page that is left. */
class Early {
  #events: FlowEvent[] = [];
  #actor: FlowActor | undefined;
  readonly send = (event: FlowEvent, visitor: Visitor, driverEntry: DriverEntry) => {
    // The machine runs a moment before the page knows of it.
    if (this.#actor) return this.#actor.send(event);
    this.#events.push(event);
    if (event.type === 'DRAFT.CHANGED')
      keepEarlyDraft(visitor, { driverEntry, drafts: { [event.form]: event.values } });
  };
  readonly replayTo = (actor: FlowActor) => {
    for (const event of this.#events) actor.send(event);
    this.#events = [];
    this.#actor = actor;
  };
  readonly end = () => {
    this.#actor = undefined;
  };
}

export interface FlowMachine {
  actor: FlowActor | undefined;
  send: (event: FlowEvent) => void;
  shell: ShellView;
  driver: DriverView;
}

const firstStep: ShellView = {
  page: 'driver',
  meta: { step: 'driver', stage: 'quote', progress: 0, hash: 'driver1' },
  session: 'waiting',
  notice: undefined,
  dialog: undefined,
  variant: 'primary',
  entryNotice: undefined,
};
const nothing: ShellView = { ...firstStep, page: undefined, meta: undefined };
const notLoaded: ShellView = { ...firstStep, notice: { kind: 'unreachable' } };
const driverBefore = (entry: DriverView['entry']): DriverView => ({
  answers: undefined,
  draft: undefined,
  entry,
  isSearching: false,
  isReading: false,
  problem: undefined,
  asks: undefined,
});
const neverChanges = () => () => undefined;

/** Loads the machine and runs it; until then the first step stands in for it. */
export function useFlowMachine({ config, host }: { config: FlowConfig; host: WidgetHost }): FlowMachine {
  const [latest] = useState(() => new Latest({ config, host }));
  useLayoutEffect(() => latest.set({ config, host }), [latest, config, host]);

  const [early] = useState(() => new Early());
  const [hasSavedVisit] = useState(() => mayHaveSavedVisit(host.visitor));
  const [isResuming] = useState(() => hasSavedVisit || comesByLink(host.path));
  const [mode, setMode] = useState(config.modes[0]!);
  const [flow, setFlow] = useState<RunningFlow>();
  const [isMissing, setMissing] = useState(false);

  useEffect(() => {
    if (isMissing) return undefined;
    let isOver = false;
    let running: RunningFlow | undefined;
    const start = async () => {
      const loaded = await core.load().catch(() => undefined);
      if (isOver) return;
      if (!loaded) {
        setMissing(true);
        return;
      }
      running = loaded.startFlow({ config: latest.get().config, host: () => latest.get().host, hasSavedVisit });
      early.replayTo(running.actor);
      setFlow(running);
    };
    // What throws here is a fault, and the widget's error boundary is told of it.
    start().catch((error: unknown) =>
      setFlow(() => {
        throw error;
      }),
    );
    return () => {
      isOver = true;
      early.end();
      running?.stop();
      setFlow(undefined);
    };
  }, [latest, early, hasSavedVisit, isMissing]);

  useEffect(() => {
    if (!isResuming) readyForEarlyDrafts(host.visitor);
  }, [isResuming, host.visitor]);

  useEffect(() => {
    if (!isMissing) return undefined;
    const tryAgain = () => setMissing(false);
    addEventListener('online', tryAgain);
    // The network may come back a moment before it carries anything.
    const timer = setInterval(() => navigator.onLine && tryAgain(), 5000);
    return () => {
      removeEventListener('online', tryAgain);
      clearInterval(timer);
    };
  }, [isMissing]);

  useEffect(() => flow?.actor.send({ type: 'CONFIG.CHANGED', config }), [flow, config]);
  useEffect(() => flow?.actor.send({ type: 'LANGUAGE.CHANGED', language: host.language }), [flow, host.language]);

  const beforeShell = isMissing ? notLoaded : isResuming ? nothing : firstStep;
  const shell = useSyncExternalStore(flow?.subscribe ?? neverChanges, flow?.shell ?? (() => beforeShell));
  const [beforeDriver, setBeforeDriver] = useState(() => driverBefore(mode));
  if (beforeDriver.entry !== mode) setBeforeDriver(driverBefore(mode));
  const driver = useSyncExternalStore(flow?.subscribe ?? neverChanges, flow?.driver ?? (() => beforeDriver));

  const send = useCallback(
    (event: FlowEvent) => {
      if (flow) return flow.actor.send(event);
      if (event.type === 'RETRY') return setMissing(false);
      if (event.type === 'MODE.CHOSEN') setMode(event.mode);
      return early.send(event, latest.get().host.visitor, mode);
    },
    [flow, early, latest, mode],
  );

  return { actor: flow?.actor, send, shell, driver };
}
