import { shallowEqual } from '@xstate/react';
import { createActor } from 'xstate';
import type { WidgetHost } from '#embed/runtime/define-widget';
import { followEstimate } from './follow-estimate.ts';
import { implementations } from './quote-flow.actors.ts';
import type { FlowConfig } from './quote-flow.config.ts';
import { connectDriver, connectShell, type DriverView, type ShellView } from './quote-flow.connect.ts';
import { mirrorHash } from './quote-flow.hash.ts';
import { type FlowActor, quoteFlowMachine } from './quote-flow.machine.ts';
import { saveAsItGoes } from './quote-flow.resume.ts';
import { followFlow } from './quote-flow.tracking.ts';
import { hasSavedHere } from './saved-visits.ts';

/** A flow that runs. */
export interface RunningFlow {
  readonly actor: FlowActor;
  subscribe: (listener: () => void) => () => void;
  /** The same object as long as nothing in it changed. */
  shell: () => ShellView;
  driver: () => DriverView;
  stop: () => void;
}

export interface FlowStart {
  config: FlowConfig;
  /** The newest host: a changed language or brand brings another. */
  host: () => WidgetHost;
  /** There was an earlier visit when the flow was put on the page. What this one has typed since is not meant. */
  hasSavedVisit: boolean;
}

/** Starts the machine, with the page's services behind it and everyone who follows it. */
export function startFlow({ config, host, hasSavedVisit }: FlowStart): RunningFlow {
  const { visitor, path } = host();
  const actor = createActor(quoteFlowMachine.provide(implementations(host)), {
    input: {
      config,
      path,
      language: host().language,
      hash: config.mirrorHash ? location.hash.slice(1) : '',
      hasSavedVisit,
      isReload: hasSavedHere(visitor) || isPageReloaded(),
      place: visitor.read('place'),
      createId: transactionId,
      now: visitor.now,
    },
  }).start();
  const unfollow = [
    followFlow(actor, host),
    saveAsItGoes(actor, visitor),
    followEstimate(actor, visitor),
    ...(config.mirrorHash ? [mirrorHash(actor, window)] : []),
  ];
  return {
    actor,
    subscribe: (listener) => {
      const subscription = actor.subscribe(listener);
      return () => subscription.unsubscribe();
    },
    shell: kept(() => connectShell(actor.getSnapshot())),
    driver: kept(() => connectDriver(actor.getSnapshot())),
    stop: () => {
      for (const stop of unfollow) stop();
      actor.stop();
    },
  };
}

/** The page is the one that the visitor was on: they reloaded it, or went back to it. */
function isPageReloaded(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return navigation !== undefined && navigation.type !== 'navigate';
}

/** Gives the last object again where the new one says the same. */
function kept<View extends object>(read: () => View): () => View {
  let last: View | undefined;
  return () => {
    const view = read();
    if (!last || !shallowEqual(last, view)) last = view;
    return last;
  };
}

/** Version 4 of a UUID. `crypto.randomUUID` is missing on pages without https. */
function transactionId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = (bytes[6]! & 0x0f) | 0x40;
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
