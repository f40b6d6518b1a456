/**
 * Waits until agents may have become free or busy: the given time, and longer while nobody sees the page. When it comes
 * back in sight after that time, at once.
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
