import { act as flush, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { assign, createActor, setup } from 'xstate';
import { LazyModule } from '#ui/lazy-module';
import { keepEqual } from './shallow-equal.ts';
import { useLazyMachine } from './use-lazy-machine.ts';

type Event = { type: 'TYPED'; text: string } | { type: 'RESTORED' | 'RETRY' };

const machine = setup({ types: { context: {} as { text: string }, events: {} as Event } }).createMachine({
  context: { text: '' },
  initial: 'restoring',
  on: { TYPED: { actions: assign({ text: ({ event }) => event.text }) } },
  states: { restoring: { on: { RESTORED: 'asking' } }, asking: {} },
});

afterEach(cleanup);

/** Runs the function and flushes the updates that it causes. */
const act = (run: () => unknown) => flush(async () => void run());

/** A machine in a module whose loading the test controls. */
function open() {
  const loads: { resolve: () => void; reject: () => void }[] = [];
  const module = new LazyModule(
    () =>
      new Promise<object>((resolve, reject) => {
        loads.push({ resolve: () => resolve({}), reject: () => reject(new TypeError('Failed to fetch')) });
      }),
  );
  const actor = createActor(machine);
  const eventTypes: string[] = [];
  const hook = renderHook(() =>
    useLazyMachine({
      module,
      initialView: { text: 'before' },
      isReady: (running: typeof actor) => running.getSnapshot().matches('asking'),
      onHeldEvent: ({ type }) => eventTypes.push(type),
      start: () => {
        actor.start();
        return {
          actor,
          view: keepEqual(() => ({ text: actor.getSnapshot().context.text })),
          stop: () => void actor.stop(),
        };
      },
    }),
  );
  return { ...hook, actor, held: eventTypes, loads, flow: () => hook.result.current };
}

test('holds events until the machine is ready, then replays them and shows its view', async () => {
  const { flow, actor, held, loads } = open();
  await act(() => flow().send({ type: 'TYPED', text: 'Al' }));
  await act(() => flow().send({ type: 'TYPED', text: 'Alex' }));
  expect(flow().view).toEqual({ text: 'before' });
  expect(held).toEqual(['TYPED', 'TYPED']);
  await act(() => loads[0]!.resolve());
  expect(flow().actor).toBeUndefined();
  await act(() => actor.send({ type: 'RESTORED' }));
  expect(flow().actor).toBe(actor);
  expect(flow().view).toEqual({ text: 'Alex' });
  await act(() => flow().send({ type: 'TYPED', text: 'Kim' }));
  expect(flow().view).toEqual({ text: 'Kim' });
  expect(held).toHaveLength(2);
});

test('reports a missing module, and loads it again on RETRY and when the network returns', async () => {
  const { flow, loads } = open();
  await act(() => loads[0]!.reject());
  expect(flow().isMissing).toBe(true);
  await act(() => flow().send({ type: 'RETRY' }));
  expect(flow().isMissing).toBe(false);
  await act(() => loads[1]!.reject());
  expect(flow().isMissing).toBe(true);
  await act(() => dispatchEvent(new Event('online')));
  expect(loads).toHaveLength(3);
  // A notice that disappeared during its own retry would be announced again.
  expect(flow().isMissing).toBe(true);
  await act(() => loads[2]!.resolve());
  expect(flow().isMissing).toBe(false);
});

test('stops the machine when the widget is removed', async () => {
  const { actor, loads, unmount } = open();
  await act(() => loads[0]!.resolve());
  unmount();
  expect(actor.getSnapshot().status).toBe('stopped');
});
