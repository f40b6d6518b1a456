import { type ActorRefFrom, assign, fromCallback, setup, type SnapshotFrom } from 'xstate';

export interface CountdownContext {
  /** Epoch milliseconds. */
  endsAt: number;
  secondsLeft: number;
  /** Seconds left at the start, or when time was last added. */
  from: number;
  /** Seconds at which the ring is full. */
  total: number;
}

export type CountdownEvent =
  | { type: 'SECOND.PASSED'; secondsLeft: number }
  | { type: 'TIME.ADDED'; seconds: number }
  | { type: 'STOP.CHOSEN' };

/** Counting → ended | stopped. The time left comes from the clock, because a background tab misses ticks. */
export const countdownMachine = setup({
  types: {
    context: {} as CountdownContext,
    events: {} as CountdownEvent,
    input: {} as CountdownContext,
  },
  actors: {
    clock: fromCallback<CountdownEvent, { endsAt: number }>(() => undefined),
  },
  guards: {
    noSecondIsLeft: ({ context }) => context.secondsLeft <= 0,
  },
  actions: {
    rememberTime: assign((_context, { secondsLeft }: { secondsLeft: number }) => ({ secondsLeft })),
    addTime: assign(({ context }, { seconds }: { seconds: number }) => {
      const secondsLeft = context.secondsLeft + seconds;
      return {
        endsAt: context.endsAt + seconds * 1000,
        secondsLeft,
        from: secondsLeft,
        total: Math.max(context.total, secondsLeft),
      };
    }),
  },
}).createMachine({
  id: 'countdown',
  context: ({ input }) => input,
  initial: 'counting',
  states: {
    counting: {
      always: { guard: 'noSecondIsLeft', target: 'ended' },
      invoke: { id: 'clock', src: 'clock', input: ({ context }) => ({ endsAt: context.endsAt }) },
      on: {
        'SECOND.PASSED': { actions: { type: 'rememberTime', params: ({ event }) => event } },
        // Restarts the clock for the new end.
        'TIME.ADDED': { target: 'counting', reenter: true, actions: { type: 'addTime', params: ({ event }) => event } },
        'STOP.CHOSEN': 'stopped',
      },
    },
    ended: { type: 'final' },
    stopped: { type: 'final' },
  },
});

export type CountdownActor = ActorRefFrom<typeof countdownMachine>;
export type CountdownSnapshot = SnapshotFrom<typeof countdownMachine>;
