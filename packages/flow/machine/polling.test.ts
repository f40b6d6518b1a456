import { describe, expect, it } from 'vitest';
import { assign, setup, stateIn } from 'xstate';
import { runMachine } from '../testing/run-machine.ts';
import { placeholderActor } from './placeholder-actor.ts';
import { carrierDelay, pollDelay, pollPause, pollTimeLeft, pollsBeforeLate, repeatDelay } from './polling.ts';
import { visibilityActor } from './visibility-actor.ts';
import { visibilityStates } from './visibility.states.ts';

describe('pollDelay', () => {
  it.each([
    [{ seconds: 5 }, 5],
    [{ seconds: 5, attempts: 1 }, 10],
    [{ seconds: 5, attempts: 3 }, 40],
    [{ seconds: 5, attempts: 9, mostDoublings: 3 }, 40],
    [{ seconds: 20, attempts: 1, mostSeconds: 60 }, 40],
    [{ seconds: 20, attempts: 2, mostSeconds: 60 }, 60],
    [{ seconds: 20, attempts: 4000, mostSeconds: 60 }, 60],
  ])('%j is a pause of %i seconds', (growth, seconds) => {
    expect(pollDelay(growth)).toBe(seconds * 1000);
  });
});

it('polls a carrier every second, and every five seconds after 30 polls', () => {
  expect([0, pollsBeforeLate - 1, pollsBeforeLate, 500].map(carrierDelay)).toEqual([1000, 1000, 5000, 5000]);
});

it('doubles the pause of a repeated call from the second one on, up to a minute', () => {
  const pauses = [0, 1, 2, 3, 9].map((polls) => repeatDelay({ seconds: 3, polls }));
  expect(pauses).toEqual([3000, 3000, 6000, 12_000, 60_000]);
});

describe('pollTimeLeft', () => {
  it('counts from the start of the poll, not from now', () => {
    expect(pollTimeLeft({ seconds: 300, since: 1_000, now: 61_000 })).toBe(240_000);
  });
});

const machine = setup({
  types: {
    context: {} as { polls: number },
    events: {} as { type: 'PAGE.HIDDEN' } | { type: 'PAGE.SEEN' },
  },
  actors: { visibility: visibilityActor, call: placeholderActor<void>() },
  delays: { pollDelay: ({ context }) => pollDelay({ seconds: 2, attempts: context.polls - 1 }) },
  guards: { pageIsHidden: stateIn({ page: 'hidden' }), isLate: ({ context }) => context.polls >= 3 },
  actions: { countPoll: assign({ polls: ({ context }) => context.polls + 1 }) },
}).createMachine({
  context: { polls: 0 },
  type: 'parallel',
  states: {
    page: visibilityStates,
    poll: {
      initial: 'asking',
      states: {
        asking: { entry: 'countPoll', invoke: { id: 'call', src: 'call', onDone: 'pausing' } },
        pausing: { ...pollPause('pollDelay'), onDone: [{ guard: 'isLate', target: 'late' }, { target: 'asking' }] },
        late: {},
      },
    },
  },
});

function poll() {
  return runMachine(machine, {
    input: undefined,
    responses: { call: undefined },
    callbacks: ['visibility'],
  });
}

describe('pollPause', () => {
  it('polls after growing pauses, and gives up when the machine says so', async () => {
    const { go, wait, timesAsked, isIn } = poll();
    await go();
    await wait(1.5);
    expect(timesAsked('call')).toBe(1);
    await wait(0.5);
    expect(timesAsked('call')).toBe(2);
    await wait(3.5);
    expect(timesAsked('call')).toBe(2);
    await wait(0.5);
    expect(timesAsked('call')).toBe(3);
    await wait(8);
    expect([timesAsked('call'), isIn({ poll: 'late' })]).toEqual([3, true]);
  });

  it('makes no call while the page is hidden, and one at once if the visitor returns after the pause', async () => {
    const { go, wait, timesAsked, sendFrom } = poll();
    await go();
    await sendFrom('visibility', { type: 'PAGE.HIDDEN' });
    await wait(60);
    expect(timesAsked('call')).toBe(1);
    await sendFrom('visibility', { type: 'PAGE.SEEN' });
    expect(timesAsked('call')).toBe(2);
  });

  it('makes no early call if the visitor returns before the pause is over', async () => {
    const { go, wait, timesAsked, sendFrom } = poll();
    await go();
    await sendFrom('visibility', { type: 'PAGE.HIDDEN' });
    await sendFrom('visibility', { type: 'PAGE.SEEN' });
    await wait(1);
    expect(timesAsked('call')).toBe(1);
    await wait(1);
    expect(timesAsked('call')).toBe(2);
  });
});
