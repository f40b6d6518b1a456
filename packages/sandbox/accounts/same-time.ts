import { setTimeout as wait } from 'node:timers/promises';

/**
 * Delays an answer to a minimum duration, so that its time does not reveal whether there is an account. The work is the
 * same for both; this covers the remaining difference.
 *
 * @param shortest - Minimum duration in milliseconds.
 */
export async function inSameTime<Answer>(shortest: number, work: () => Promise<Answer>): Promise<Answer> {
  const start = performance.now();
  try {
    return await work();
  } finally {
    await wait(Math.max(0, shortest - (performance.now() - start)));
  }
}
