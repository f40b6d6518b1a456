import { setTimeout as wait } from 'node:timers/promises';

/**
 * Has an answer take a time of its own, whatever work it takes: how long it takes must not tell whether there is an account.
 * The work is the same for both; this covers what is left.
 *
 * @param shortest - Milliseconds that the answer takes at least.
 */
export async function inSameTime<Answer>(shortest: number, work: () => Promise<Answer>): Promise<Answer> {
  const start = performance.now();
  try {
    return await work();
  } finally {
    await wait(Math.max(0, shortest - (performance.now() - start)));
  }
}
