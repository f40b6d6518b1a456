import { fromCallback } from 'xstate';
import { assignTo } from '#flow/machine/assign-to';
import type { AccountFailure } from './account-failure.ts';

export interface WaitEvent {
  type: 'SECOND.PASSED';
  /** Seconds until the next try. */
  secondsLeft: number;
}

/** The seconds that a visitor has to wait after a failure; 0 unless there were too many tries. */
export const secondsToWait = (failure: AccountFailure | undefined): number => failure?.seconds ?? 0;

/**
 * Counts the seconds down to the next try. Reads the clock, because the service's wait continues while a page is hidden
 * or asleep.
 */
export const waitTimer = fromCallback<WaitEvent, { seconds: number }>(({ sendBack, input: { seconds } }) => {
  const end = Date.now() + seconds * 1000;
  const timer = setInterval(() => {
    const secondsLeft = Math.max(0, Math.ceil((end - Date.now()) / 1000));
    sendBack({ type: 'SECOND.PASSED', secondsLeft } satisfies WaitEvent);
  }, 1000);
  return () => clearInterval(timer);
});

interface WaitContext {
  secondsLeft: number;
}

/** The guards of {@link waitForTry}, and the guard that leads to it. */
export const waitGuards = {
  visitorMustWait: ({ context }: { context: WaitContext }) => context.secondsLeft > 0,
  noSecondIsLeft: (_: unknown, { secondsLeft }: WaitContext) => secondsLeft === 0,
};

const change = assignTo<WaitContext & { failure: AccountFailure | undefined }>();

/** The action of {@link waitForTry}, and the action of the next try. */
export const waitActions = {
  countDown: change((_, { secondsLeft }: WaitContext) => ({ secondsLeft })),
  forgetFailure: change(() => ({ failure: undefined, secondsLeft: 0 })),
};

/**
 * The state of a form between too many tries and the next one. Its setup has {@link waitGuards}, {@link waitActions} and
 * the actor {@link waitTimer}.
 *
 * @param over the target state after the wait.
 * @example
 * waiting: { meta: asking, ...waitForTry('asking') },
 */
export const waitForTry = <Target extends string>(over: Target) =>
  ({
    invoke: {
      id: 'waitTimer',
      src: 'waitTimer',
      input: ({ context }: { context: WaitContext }) => ({ seconds: context.secondsLeft }),
    },
    on: {
      'SECOND.PASSED': [
        {
          guard: { type: 'noSecondIsLeft', params: ({ event }: { event: WaitEvent }) => event },
          target: over,
          actions: { type: 'countDown', params: ({ event }: { event: WaitEvent }) => event },
        },
        { actions: { type: 'countDown', params: ({ event }: { event: WaitEvent }) => event } },
      ],
    },
  }) as const;
