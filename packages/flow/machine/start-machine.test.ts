import { expect, it } from 'vitest';
import { createMachine, type SnapshotFrom } from 'xstate';
import { startMachine } from './start-machine.ts';

const light = createMachine({
  initial: 'green',
  states: { green: { on: { NEXT: 'red' } }, red: { on: { NEXT: 'green', STAY: {} } } },
});

it('returns the same view until the next snapshot, even if connect builds new objects', () => {
  const connect = (snapshot: SnapshotFrom<typeof light>) => ({ signal: { color: snapshot.value } });
  const { actor, view, stop } = startMachine(light, { input: undefined, view: { shell: connect } });
  const first = view();
  expect(first).toEqual({ shell: { signal: { color: 'green' } } });
  expect(view()).toBe(first);
  expect(view().shell).toBe(first.shell);
  actor.send({ type: 'NEXT' });
  const second = view();
  expect(second).toEqual({ shell: { signal: { color: 'red' } } });
  expect(view()).toBe(second);
  stop();
});

it('stops the machine and its followers', () => {
  let running = 0;
  const { actor, stop } = startMachine(light, {
    input: undefined,
    view: {},
    followers: [
      () => {
        running += 1;
        return () => (running -= 1);
      },
    ],
  });
  expect(running).toBe(1);
  stop();
  expect([running, actor.getSnapshot().status]).toEqual([0, 'stopped']);
});
