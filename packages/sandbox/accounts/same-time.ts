import { setTimeout as wait } from 'node:timers/promises';

/** Milliseconds: four times what a password takes to be looked at, for a machine that is busy. */
const shortest = 200;

/**
 * Has an answer take a time of its own, whatever work it takes: how long it takes must not tell whether there is an account.
 * The work is the same for both; this covers what is left.
 */
export async function inSameTime<Answer>(work: () => Promise<Answer>): Promise<Answer> {
  const start = performance.now();
  try {
    return await work();
  } finally {
    await wait(Math.max(0, shortest - (performance.now() - start)));
  }
}
