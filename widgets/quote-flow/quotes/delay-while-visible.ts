/**
 * Resolves after the given time, but only while the page is visible: if it is hidden then, resolves when it becomes
 * visible.
 */
export function delayWhileVisible({ seconds }: { seconds: number }, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    let isDue = false;
    const look = () => {
      if (!isDue || document.visibilityState === 'hidden') return;
      stop();
      resolve();
    };
    const timer = setTimeout(() => {
      isDue = true;
      look();
    }, seconds * 1000);
    const stop = () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
    };
    document.addEventListener('visibilitychange', look);
    signal.addEventListener('abort', stop, { once: true });
  });
}
