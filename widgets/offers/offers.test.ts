import { describe, expect, test } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import type { Offer } from '#services/offers/load-offers';
import { offersMachine } from './offers.machine.ts';

const offer: Offer = { placement: 'hero', content: 'Less' };

const outcomeOf = async (
  answer: () => Promise<Offer[]>,
  input: { placements: readonly string[]; limit: number } = { placements: ['hero'], limit: 20 },
) => {
  const actor = createActor(offersMachine.provide({ actors: { offers: fromPromise(answer) } }), { input });
  actor.start();
  return (await waitFor(actor, ({ status }) => status === 'done')).value;
};

describe('the page', () => {
  test.each([
    ['failed', () => Promise.reject(new Error('down'))],
    ['none', () => Promise.resolve([])],
    ['late', () => new Promise<Offer[]>(() => undefined)],
    // The page never gets their places.
    ['late', () => Promise.resolve([offer])],
  ])('ends in the state %s', async (outcome, answer) => {
    expect(await outcomeOf(answer)).toBe(outcome);
  });

  test('keeps its own content when it is already shown, or no placements are requested', async () => {
    const never = () => new Promise<Offer[]>(() => undefined);
    expect(await outcomeOf(never, { placements: ['hero'], limit: 0 })).toBe('late');
    expect(await outcomeOf(never, { placements: [], limit: 1000 })).toBe('none');
  });
});
