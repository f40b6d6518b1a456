/** The part of the browser's lock manager that taking turns needs. */
export type Locks = Pick<LockManager, 'request'>;

/**
 * Runs a task while no other tab of the site runs one of the same name, and tells it whether it had to wait for that. Without locks it
 * runs at once. It also does when a tab holds the lock for longer than `longestWait` milliseconds, because that tab may be frozen.
 */
export async function oneAtATime<Result>(
  locks: Locks | undefined,
  name: string,
  longestWait: number,
  task: (hasWaited: boolean) => Promise<Result>,
): Promise<Result> {
  if (!locks) return task(false);
  let hasTurn = false;
  const turn = (hasWaited: boolean) => {
    hasTurn = true;
    return task(hasWaited);
  };
  try {
    const atOnce = await locks.request(
      name,
      { ifAvailable: true },
      async (lock) => lock && { result: await turn(false) },
    );
    if (atOnce) return atOnce.result;
    return await locks.request(name, { signal: AbortSignal.timeout(longestWait) }, () => turn(true));
  } catch (error) {
    if (hasTurn) throw error;
    return task(false);
  }
}
