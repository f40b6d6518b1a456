export type Load = 'visible' | 'idle' | 'interaction' | 'eager';

/** Calls `go` when the page is idle. Returns how to stop waiting. */
export const whenIdle = (go: () => void): (() => void) => {
  if (typeof requestIdleCallback === 'function') {
    const id = requestIdleCallback(go, { timeout: 4000 });
    return () => cancelIdleCallback(id);
  }
  const id = setTimeout(go, 200);
  return () => clearTimeout(id);
};

const intents = ['pointerdown', 'pointerover', 'focusin', 'keydown', 'input', 'touchstart'] as const;

/** Calls `go` at the first sign that the visitor uses the element. Returns how to stop waiting. */
export const onIntent = (element: HTMLElement, go: () => void): (() => void) => {
  const controller = new AbortController();
  for (const type of intents) {
    element.addEventListener(type, go, { once: true, passive: true, signal: controller.signal });
  }
  return () => controller.abort();
};

/** How far below the viewport a widget is loaded, in CSS pixels. */
const margin = 200;

/** Whether the element is in the viewport or near it, whatever a scroll container hides of it. */
function isNear(element: HTMLElement): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return top < bottom && top < innerHeight + margin && bottom > -margin;
}

/** Calls `go` when the element is wanted. Returns how to stop waiting. A cheap widget does not wait for a frame. */
export function whenWanted(element: HTMLElement, load: Load, isCheap: boolean, go: () => void): () => void {
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
  // An inline element around floats has no box of its own, but its children have.
  for (const target of [element, ...element.children]) observer.observe(target);
  return () => observer.disconnect();
}
