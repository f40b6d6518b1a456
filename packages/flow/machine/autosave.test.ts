import { expect, test } from 'vitest';
import { assign, createActor, setup } from 'xstate';
import { autosave } from './autosave.ts';

const machine = setup({
  types: { context: {} as { name: string; count: number }, events: {} as { type: 'RESTORED' | 'NAMED' | 'COUNTED' } },
}).createMachine({
  context: { name: '', count: 0 },
  initial: 'restoring',
  states: {
    restoring: { on: { RESTORED: { target: 'asking', actions: assign({ name: 'Alex' }) } } },
    asking: {
      on: {
        NAMED: { actions: assign({ name: 'Kim' }) },
        COUNTED: { actions: assign({ count: ({ context }) => context.count + 1 }) },
      },
    },
  },
});

function open() {
  const saved: { name: string }[] = [];
  const actor = createActor(machine).start();
  const stop = autosave(actor, {
    visitOf: (snapshot) => (snapshot.matches('asking') ? { name: snapshot.context.name } : undefined),
    save: (visit) => void saved.push(visit),
  });
  return { actor, saved, stop };
}

test('saves changed answers, but nothing while saved answers are being restored', () => {
  const { actor, saved } = open();
  actor.send({ type: 'RESTORED' });
  actor.send({ type: 'COUNTED' });
  expect(saved).toEqual([]);
  actor.send({ type: 'NAMED' });
  expect(saved).toEqual([{ name: 'Kim' }]);
});

test('saves nothing after autosave is stopped', () => {
  const { actor, saved, stop } = open();
  actor.send({ type: 'RESTORED' });
  stop();
  actor.send({ type: 'NAMED' });
  expect(saved).toEqual([]);
});
