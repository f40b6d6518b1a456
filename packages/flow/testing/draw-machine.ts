import { act } from '@testing-library/react';
import { type ComponentType, createElement, type ReactNode, useCallback, useSyncExternalStore } from 'react';
import { expect } from 'vitest';
import { page } from 'vitest/browser';
import type { AnyStateMachine } from 'xstate';
import type { WidgetProps } from '#embed/runtime/define-widget';
import { type FakePageOptions, openPage } from '#embed/testing/fake-page';
import { renderInShadowRoot } from '#ui/testing/render-in-shadow-root';
import type { SnapshotOf } from '../flow-actor.ts';
import type { runMachine } from './run-machine.ts';

type Run<Machine extends AnyStateMachine> = Pick<
  ReturnType<typeof runMachine<Machine>>,
  'actor' | 'go' | 'wait' | 'settled'
>;

export interface DrawMachineOptions<Machine extends AnyStateMachine, Config, Labels, Running> extends FakePageOptions {
  /** A machine that runs with fake responses. */
  run: Run<Machine>;
  /** The widget's pages for a running machine. */
  View: ComponentType<WidgetProps<Config, Labels> & { running: Running }>;
  /** Maps a snapshot to the `running` prop of the pages. */
  running: (snapshot: SnapshotOf<Run<Machine>['actor']>) => Running;
  config: Config;
  labels: Labels;
}

/**
 * Renders the pages of a machine with fake responses: no services, no storage, and a clock that only the test advances.
 *
 * @example
 * const { go, violations } = await drawMachine({ run: runRenters(), View: RentersPages, running, config, labels: en });
 * await go({ type: 'RETRY' });
 */
export async function drawMachine<Machine extends AnyStateMachine, Config, Labels, Running>({
  run,
  View,
  running,
  config,
  labels,
  ...options
}: DrawMachineOptions<Machine, Config, Labels, Running>) {
  const opened = openPage(options);
  const { actor } = run;

  function Pages(): ReactNode {
    const subscribe = useCallback((listener: () => void) => {
      const subscription = actor.subscribe(listener);
      return () => subscription.unsubscribe();
    }, []);
    const snapshot = useSyncExternalStore(subscribe, () => actor.getSnapshot());
    return createElement(View, { config, labels, host: opened.host, running: running(snapshot) });
  }

  await run.settled();
  const drawing = await renderInShadowRoot(createElement(Pages));
  drawing.container.lang = opened.host.language;
  return {
    ...opened,
    ...drawing,
    /** Sends events to the machine, one after the other. */
    go: (...events: Parameters<typeof run.go>) => act(() => run.go(...events)),
    wait: (seconds: number) => act(() => run.wait(seconds)),
    /** Expects the page with this title to be shown. */
    sees: (title: string) =>
      expect.element(page.getByRole('heading', { level: 2, name: title, exact: true })).toBeVisible(),
  };
}
