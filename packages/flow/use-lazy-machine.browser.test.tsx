import { expect, test } from 'vitest';
import { renderHook } from 'vitest-browser-react';
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

/** A machine in a module that a test lets load, or not. */
async function open() {
  const loads: { resolve: () => void; reject: () => void }[] = [];
  const module = new LazyModule(
    () =>
      new Promise<object>((resolve, reject) => {
        loads.push({ resolve: () => resolve({}), reject: () => reject(new TypeError('Failed to fetch')) });
      }),
  );
  const actor = createActor(machine);
  const held: string[] = [];
  const hook = await renderHook(() =>
    useLazyMachine({
      module,
      initialView: { text: 'before' },
      isReady: (running: typeof actor) => running.getSnapshot().matches('asking'),
      onHeldEvent: ({ type }) => held.push(type),
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
  return { ...hook, actor, held, loads, flow: () => hook.result.current };
}

test('holds events until the machine is ready, then replays them and shows its view', async () => {
  const { flow, act, actor, held, loads } = await open();
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

test('reports a missing module and loads it again on RETRY and when the network returns', async () => {
  const { flow, act, loads } = await open();
  await act(() => loads[0]!.reject());
  expect(flow().isMissing).toBe(true);
  await act(() => flow().send({ type: 'RETRY' }));
  expect(flow().isMissing).toBe(false);
  await act(() => loads[1]!.reject());
  expect(flow().isMissing).toBe(true);
  await act(() => dispatchEvent(new Event('online')));
  expect(flow().isMissing).toBe(false);
  expect(loads).toHaveLength(3);
});

test('stops the machine when the widget is removed', async () => {
  const { act, actor, loads, unmount } = await open();
  await act(() => loads[0]!.resolve());
  await unmount();
  expect(actor.getSnapshot().status).toBe('stopped');
});
