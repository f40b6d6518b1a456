let sheet: CSSStyleSheet | undefined;
let locks = 0;

/** Locks or unlocks as the open dialogs need. */
function apply(): void {
  const lock = (sheet ??= new CSSStyleSheet());
  const isLocked = document.adoptedStyleSheets.includes(lock);
  if (locks > 0 && !isLocked) {
    // Only a scrollbar that goes away leaves a gutter: elsewhere it would move the page.
    const hasScrollbar = innerWidth > document.documentElement.clientWidth;
    lock.replaceSync(`html{overflow:hidden${hasScrollbar ? ';scrollbar-gutter:stable' : ''}}`);
    document.adoptedStyleSheets.push(lock);
  }
  if (locks === 0 && isLocked)
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((adopted) => adopted !== lock);
}

const applyBehindFrame = (): void => void requestAnimationFrame(() => setTimeout(apply));

/**
 * Locks the page's scroll under a dialog; returns a function that unlocks it. Locks nest.
 *
 * Both happen behind the next frame: they bring about a layout of the whole page, which neither the dialog nor what it
 * uncovers needs to wait for. A hidden page draws no frame until it is seen, and scrolls no earlier.
 */
export function lockScroll(): () => void {
  locks += 1;
  applyBehindFrame();
  return () => {
    locks -= 1;
    applyBehindFrame();
  };
}
