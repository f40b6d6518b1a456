/** Activity by mouse, keyboard, scroll or touch (spec 3 §2). */
const activities = ['mousemove', 'mousedown', 'wheel', 'keydown', 'scroll', 'touchstart', 'touchmove'] as const;

/**
 * Calls `onIdle` each time the visitor has been inactive for `wait` milliseconds; time while the page is hidden does not count.
 *
 * @returns Whether the visitor is idle now.
 */
export function watchInactivity(wait: number, onIdle: () => void, signal: AbortSignal): () => boolean {
  let last = performance.now();
  let hiddenAt = document.hidden ? last : undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const idleTime = () => (hiddenAt ?? performance.now()) - last;
  // One timer, not one for each mouse event.
  const check = () => {
    clearTimeout(timer);
    if (hiddenAt !== undefined) return;
    const timeLeft = wait - idleTime();
    // No timer while idle: the next activity starts one.
    if (timeLeft <= 0) onIdle();
    else timer = setTimeout(check, timeLeft);
  };
  const onActivity = () => {
    const wasIdle = idleTime() >= wait;
    last = performance.now();
    if (wasIdle) check();
  };
  for (const activity of activities) addEventListener(activity, onActivity, { passive: true, capture: true, signal });
  document.addEventListener(
    'visibilitychange',
    () => {
      if (document.hidden) {
        hiddenAt = performance.now();
      } else if (hiddenAt !== undefined) {
        last += performance.now() - hiddenAt;
        hiddenAt = undefined;
      }
      check();
    },
    { signal },
  );
  signal.addEventListener('abort', () => clearTimeout(timer));
  timer = setTimeout(check, wait);
  return () => idleTime() >= wait;
}
