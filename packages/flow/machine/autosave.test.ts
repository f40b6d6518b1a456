import { describe, expect, test } from 'vitest';
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

test('saves changed answers, and nothing while saved answers are being restored', () => {
  const { actor, saved } = open();
  actor.send({ type: 'RESTORED' });
  actor.send({ type: 'COUNTED' });
  expect(saved).toEqual([]);
  actor.send({ type: 'NAMED' });
  expect(saved).toEqual([{ name: 'Kim' }]);
});

describe('a visit saved by another tab', () => {
  /** A flow with another tab that saves. The merged visit lists the arguments of `merge`. */
  function openWithOther() {
    const saved: string[] = [];
    let save: (written: Promise<{ name: string } | undefined>) => void = () => undefined;
    const actor = createActor(machine).start();
    actor.send({ type: 'RESTORED' });
    const stop = autosave(actor, {
      visitOf: ({ context: { name } }) => ({ name }),
      save: ({ name }) => void saved.push(name),
      tabs: {
        onReplaced: (listener) => {
          save = listener;
          return () => (save = () => undefined);
        },
        merge: (theirs, now, before) => ({ name: `${theirs.name}, ${now.context.name} for ${before.context.name}` }),
      },
    });
    return { actor, saved, stop, otherSaves: (written: Promise<{ name: string } | undefined>) => save(written) };
  }

  test('is merged with later changes of this tab', async () => {
    const { actor, saved, otherSaves } = openWithOther();
    otherSaves(Promise.resolve({ name: 'Sam' }));
    await Promise.resolve();
    expect(saved).toEqual([]);
    actor.send({ type: 'NAMED' });
    expect(saved).toEqual(['Sam, Kim for Alex']);
  });

  test('is merged with changes that this tab made while it was read', async () => {
    const { actor, saved, otherSaves } = openWithOther();
    otherSaves(Promise.resolve({ name: 'Sam' }));
    actor.send({ type: 'NAMED' });
    await Promise.resolve();
    expect(saved).toEqual(['Kim', 'Sam, Kim for Alex']);
  });

  test('is ignored once it was removed, and after autosave is stopped', async () => {
    const { actor, saved, stop, otherSaves } = openWithOther();
    otherSaves(Promise.resolve({ name: 'Sam' }));
    otherSaves(Promise.resolve(undefined));
    await Promise.resolve();
    actor.send({ type: 'NAMED' });
    expect(saved).toEqual(['Kim']);
    stop();
    otherSaves(Promise.resolve({ name: 'Sam' }));
    await Promise.resolve();
    expect(saved).toEqual(['Kim']);
  });
});

test('saves nothing after autosave is stopped', () => {
  const { actor, saved, stop } = open();
  actor.send({ type: 'RESTORED' });
  stop();
  actor.send({ type: 'NAMED' });
  expect(saved).toEqual([]);
});
