/** The configured element, else the page's `h1`, `main` or `body`. */
function focusTarget(selector: string): HTMLElement {
  const named =
    selector && CSS.supports(`selector(${selector})`) ? document.querySelector<HTMLElement>(selector) : null;
  return (
    named ?? document.querySelector<HTMLElement>('h1') ?? document.querySelector<HTMLElement>('main') ?? document.body
  );
}

/** Scrolls to the top, without animation for visitors who prefer reduced motion, and moves the focus there. */
export function scrollToTop(selector: string): void {
  const prefersReducedMotion = matchMedia('(prefers-reduced-motion: reduce)').matches;
  scrollTo({ top: 0, behavior: prefersReducedMotion ? 'instant' : 'smooth' });
  const target = focusTarget(selector);
  const wasFocusable = target.matches('a[href], button, input, select, textarea, [tabindex]');
  if (!wasFocusable) {
    target.tabIndex = -1;
    // Restores the page's own markup.
    target.addEventListener('blur', () => target.removeAttribute('tabindex'), { once: true });
  }
  target.focus({ preventScroll: true });
}
