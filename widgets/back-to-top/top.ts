/** What the author named, else where the page's content begins. */
function landing(selector: string): HTMLElement {
  const named =
    selector && CSS.supports(`selector(${selector})`) ? document.querySelector<HTMLElement>(selector) : null;
  return (
    named ?? document.querySelector<HTMLElement>('h1') ?? document.querySelector<HTMLElement>('main') ?? document.body
  );
}

/** Scrolls to the top, at once for those who want no motion, and takes the keyboard along. */
export function goToTop(selector: string): void {
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  scrollTo({ top: 0, behavior: isStill ? 'instant' : 'smooth' });
  const target = landing(selector);
  const wasReachable = target.matches('a[href], button, input, select, textarea, [tabindex]');
  if (!wasReachable) {
    target.tabIndex = -1;
    // The page is left as it was found.
    target.addEventListener('blur', () => target.removeAttribute('tabindex'), { once: true });
  }
  target.focus({ preventScroll: true });
}
