/**
 * Milliseconds of the limits after which a widget gives up on a service or a partner. In a story they do not run by
 * themselves, so that a story keeps showing the same state.
 */
const [shortestLimit, longestLimit] = [10_000, 30_000];
const never = 2 ** 31 - 1;

const { setTimeout: start, clearTimeout: stop } = globalThis;

/** The pending timers by id. */
const timers = new Map<unknown, { delay: number; run: () => void }>();

const startTimer = (handler: (...args: unknown[]) => void, delay = 0, ...args: unknown[]) => {
  const run = () => {
    clearTimeout(timer);
    handler(...args);
  };
  const isHeld = delay >= shortestLimit && delay <= longestLimit;
  const timer = start(run, isHeld ? never : delay);
  timers.set(timer, { delay, run });
  return timer;
};

globalThis.setTimeout = Object.assign(startTimer, start);
globalThis.clearTimeout = (timer) => {
  timers.delete(timer);
  stop(timer);
};

/** Runs the pending timers of this length now; false if there is none. */
export function runTimers(milliseconds: number): boolean {
  const due = [...timers.values()].filter(({ delay }) => delay === milliseconds);
  for (const { run } of due) run();
  return due.length > 0;
}
