import { expect, test } from 'vitest';
import { createActor, setup } from 'xstate';
import type { StepMeta } from './step-meta.ts';
import { trackSteps } from './track-steps.ts';

const machine = setup({ types: { events: {} as { type: 'NEXT' | 'TYPED' }, meta: {} as StepMeta } }).createMachine({
  initial: 'loading',
  states: {
    loading: { on: { NEXT: 'plan' } },
    plan: {
      meta: { step: 'Membership', stage: 'plan', progress: 0 },
      on: { NEXT: 'buyer', TYPED: { target: 'plan', reenter: true } },
    },
    buyer: { meta: { step: 'Buyer', stage: 'buyer', progress: 50 } },
  },
});

test('reports each step once, to the page and to analytics', () => {
  const steps: unknown[] = [];
  const tracked: unknown[] = [];
  const entered: unknown[] = [];
  const actor = createActor(machine).start();
  const stop = trackSteps(
    actor,
    () => ({ step: (detail) => void steps.push(detail), track: (...event) => void tracked.push(event) }),
    (meta, before) => void entered.push([before?.step, meta.step]),
  );
  expect(steps).toEqual([]);
  actor.send({ type: 'NEXT' });
  actor.send({ type: 'TYPED' });
  actor.send({ type: 'NEXT' });
  stop();
  expect(steps).toEqual([
    { step: 'Membership', stage: 'plan', progress: 0 },
    { step: 'Buyer', stage: 'buyer', progress: 50 },
  ]);
  expect(tracked).toEqual(steps.map((detail) => ['Step Viewed', detail]));
  expect(entered).toEqual([
    [undefined, 'Membership'],
    ['Membership', 'Buyer'],
  ]);
});
