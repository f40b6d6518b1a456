/** Whatever a visitor does with mouse, keys, scroll or touch (spec 3 §2). */
const signs = ['mousemove', 'mousedown', 'wheel', 'keydown', 'scroll', 'touchstart', 'touchmove'] as const;

/**
 * Calls back whenever nothing was done for a while; time that the page is out of sight does not count. Returns how to ask whether
 * that is so.
 */
export function watchInactivity(wait: number, onIdle: () => void, signal: AbortSignal): () => boolean {
  let last = performance.now();
  let hiddenAt = document.hidden ? last : undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const done = () => (hiddenAt ?? performance.now()) - last;
  // One timer, not one for each movement of a mouse.
  const look = () => {
    clearTimeout(timer);
    if (hiddenAt !== undefined) return;
    const left = wait - done();
    if (left <= 0) onIdle();
    // After that, it waits for the next sign of life.
    else timer = setTimeout(look, left);
  };
  const live = () => {
    const wasIdle = done() >= wait;
    last = performance.now();
    if (wasIdle) look();
  };
  for (const sign of signs) addEventListener(sign, live, { passive: true, capture: true, signal });
  document.addEventListener(
    'visibilitychange',
    () => {
      if (document.hidden) {
        hiddenAt = performance.now();
      } else if (hiddenAt !== undefined) {
        last += performance.now() - hiddenAt;
        hiddenAt = undefined;
      }
      look();
    },
    { signal },
  );
  signal.addEventListener('abort', () => clearTimeout(timer));
  timer = setTimeout(look, wait);
  return () => done() >= wait;
}
