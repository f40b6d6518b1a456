export type Load = 'visible' | 'idle' | 'interaction' | 'eager';

/** Calls `go` when the page is idle. Returns a function that stops waiting. */
export const whenIdle = (go: () => void): (() => void) => {
  if (typeof requestIdleCallback === 'function') {
    const id = requestIdleCallback(go, { timeout: 4000 });
    return () => cancelIdleCallback(id);
  }
  const id = setTimeout(go, 200);
  return () => clearTimeout(id);
};

/** Calls `go` after the next frame is painted. A hidden page paints none, so it calls at once. */
export const afterFrame = (go: () => void): void => {
  if (document.hidden) go();
  else requestAnimationFrame(() => setTimeout(go));
};

const intents = ['pointerdown', 'pointerover', 'focusin', 'keydown', 'input', 'touchstart'] as const;

/** Calls `go` when the visitor first interacts with the element. Returns a function that stops waiting. */
export const onIntent = (element: HTMLElement, go: () => void): (() => void) => {
  const controller = new AbortController();
  for (const type of intents) {
    element.addEventListener(type, go, { once: true, passive: true, signal: controller.signal });
  }
  return () => controller.abort();
};

/** How far outside the viewport a widget starts to load, in CSS pixels. */
const margin = 200;

/** True if the element is in or near the viewport, even if a scroll container clips it. */
function isNear(element: HTMLElement): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return top < bottom && top < innerHeight + margin && bottom > -margin;
}

/**
 * Calls `go` when the element should load. Returns a function that stops waiting. A cheap widget near the viewport does
 * not wait for the intersection observer.
 */
export function scheduleLoad(element: HTMLElement, load: Load, isCheap: boolean, go: () => void): () => void {
  if (load === 'idle') return whenIdle(go);
  if (load === 'interaction') return onIntent(element, go);
  if (load === 'eager' || (isCheap && isNear(element))) {
    go();
    return () => undefined;
  }
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some((entry) => entry.isIntersecting)) {
        observer.disconnect();
        go();
      }
    },
    { rootMargin: `${margin}px` },
  );
  // An inline element around floats has no box, but its children do.
  for (const target of [element, ...element.children]) observer.observe(target);
  return () => observer.disconnect();
}
