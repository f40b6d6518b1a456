/** The attribute of the page's root element, and of a style element, that hides the page until its offers are shown. */
const hold = 'data-cover-offers';
/** The animation of `covermount.css` that hides the page and ends by itself. */
const animation = 'cover-offers';

const isHeld = (): boolean => document.querySelector(`html[${hold}], style[${hold}]`) !== null;

/**
 * Milliseconds for which the page stays hidden; 0 when it is already shown again, undefined when it was never hidden.
 */
export function hiddenTimeLeft(limit: number): number | undefined {
  if (!isHeld()) return undefined;
  const running = document.body
    .getAnimations()
    .find((candidate) => candidate instanceof CSSAnimation && candidate.animationName === animation);
  return running ? Math.max(0, limit - Number(running.currentTime ?? 0)) : 0;
}

/** Shows the page. */
export function revealPage(): void {
  document.documentElement.removeAttribute(hold);
  for (const style of document.querySelectorAll(`style[${hold}]`)) style.replaceWith();
}
