/** The part of the browser's lock manager that {@link withLock} needs. */
export type Locks = Pick<LockManager, 'request'>;

/**
 * Runs `task` under a cross-tab Web Lock; `hasWaited` is true if another tab held it. Without a lock manager the task
 * runs immediately. It also runs without the lock after `longestWait` milliseconds, because the tab that holds it may
 * be frozen.
 *
 * @example
 * await withLock(navigator.locks, 'covermount:LS:guestToken', 10_000, (hasWaited) => renewToken(hasWaited));
 */
export async function withLock<Result>(
  locks: Locks | undefined,
  name: string,
  longestWait: number,
  task: (hasWaited: boolean) => Promise<Result>,
): Promise<Result> {
  if (!locks) return task(false);
  let hasStarted = false;
  const start = (hasWaited: boolean) => {
    hasStarted = true;
    return task(hasWaited);
  };
  try {
    const immediate = await locks.request(
      name,
      { ifAvailable: true },
      async (lock) => lock && { result: await start(false) },
    );
    if (immediate) return immediate.result;
    return await locks.request(name, { signal: AbortSignal.timeout(longestWait) }, () => start(true));
  } catch (error) {
    if (hasStarted) throw error;
    return task(false);
  }
}
