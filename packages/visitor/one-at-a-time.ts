/** The part of the browser's lock manager that taking turns needs. */
export type Locks = Pick<LockManager, 'request'>;

/**
 * Runs a task while no other tab of the site runs one of the same name. Without locks it runs at once. It also does
 * when a tab holds the lock for longer than `longestWait` milliseconds, because that tab may be frozen.
 */
export async function oneAtATime<Result>(
  locks: Locks | undefined,
  name: string,
  longestWait: number,
  task: () => Promise<Result>,
): Promise<Result> {
  if (!locks) return task();
  let hasTurn = false;
  const turn = () => {
    hasTurn = true;
    return task();
  };
  try {
    return await locks.request(name, { signal: AbortSignal.timeout(longestWait) }, turn);
  } catch (error) {
    if (hasTurn) throw error;
    return task();
  }
}
