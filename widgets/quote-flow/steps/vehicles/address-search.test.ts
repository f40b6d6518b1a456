import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { addressSearch } from './address-search.ts';

const suggestion = { text: '200 Sample Street, Los Angeles, CA 90012', magicKey: 'k-1' };
const address = { street: '200 Sample Street', apartment: '', city: 'Los Angeles', state: 'CA' as const, zip: '90012' };

async function settled() {
  for (let turn = 0; turn < 8; turn += 1) await Promise.resolve();
}

function search(answers: { suggestions?: unknown; address?: unknown } = {}) {
  const clock = new SimulatedClock();
  const asked: unknown[] = [];
  const signals: AbortSignal[] = [];
  const answer = (given: unknown, input: unknown, signal: AbortSignal) => {
    asked.push(input);
    signals.push(signal);
    return given instanceof Error ? Promise.reject(given) : (Promise.resolve(given) as Promise<never>);
  };
  const actor = createActor(
    addressSearch.provide({
      actors: {
        suggestions: fromPromise(({ input, signal }) => answer(answers.suggestions ?? [suggestion], input, signal)),
        address: fromPromise(({ input, signal }) =>
          answer('address' in answers ? answers.address : address, input, signal),
        ),
      },
    }),
    { clock },
  ).start();
  const type = async (text: string, milliseconds = 300) => {
    actor.send({ type: 'ADDRESS.TYPED', text });
    clock.increment(milliseconds);
    await settled();
  };
  const choose = async () => {
    actor.send({ type: 'ADDRESS.CHOSEN', suggestion });
    await settled();
  };
  return {
    actor,
    asked,
    signals,
    type,
    choose,
    context: () => actor.getSnapshot().context,
    state: () => actor.getSnapshot().value,
  };
}

describe('the address search', () => {
  it('waits for a pause and searches the newest text only', async () => {
    const { type, asked, context, state } = search();
    await type('200', 100);
    await type('200 S', 100);
    expect(asked).toEqual([]);
    await type('200 Sa');
    expect(asked).toEqual([{ text: '200 Sa' }]);
    expect(state()).toBe('suggested');
    expect(context().suggestions).toEqual([suggestion]);
  });

  it('aborts a superseded search', async () => {
    const { type, signals, asked } = search({ suggestions: new Promise(() => undefined) });
    await type('200');
    await type('200 S');
    expect(asked).toHaveLength(2);
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]);
  });

  it('does not search fewer than three characters and clears earlier suggestions', async () => {
    const { type, asked, context } = search();
    await type('200');
    await type('20');
    expect(asked).toHaveLength(1);
    expect(context().suggestions).toEqual([]);
  });

  it('splits a chosen suggestion into its parts', async () => {
    const { type, choose, context, asked, state } = search();
    await type('200');
    await choose();
    expect(asked.at(-1)).toEqual(suggestion);
    expect(context()).toMatchObject({ address, suggestions: [] });
    expect(state()).toBe('found');
  });

  it.each([
    ['nothing matches', { suggestions: [] }, 'nothing'],
    ['the call fails', { suggestions: new Error('Down') }, 'failed'],
  ])('reports when %s', async (_, answers, at) => {
    const { type, state, context } = search(answers);
    await type('200');
    expect(state()).toBe(at);
    expect(context().suggestions).toEqual([]);
  });

  it.each([
    ['has no address parts', { address: undefined }, 'found'],
    ['cannot be looked up', { address: new Error('Down') }, 'failed'],
  ])('keeps the typed text when a suggestion %s', async (_, answers, at) => {
    const { type, choose, state, context } = search(answers);
    await type('200');
    await choose();
    expect(state()).toBe(at);
    expect(context().address).toBeUndefined();
  });
});
