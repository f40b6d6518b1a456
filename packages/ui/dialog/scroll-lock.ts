let sheet: CSSStyleSheet | undefined;
let locks = 0;

/** Locks or unlocks by the number of open dialogs. */
function apply(): void {
  const lock = (sheet ??= new CSSStyleSheet());
  const isLocked = document.adoptedStyleSheets.includes(lock);
  if (locks > 0 && !isLocked) {
    // Keeps the gutter only if a scrollbar disappears: otherwise the gutter would move the page.
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
 * Both happen after the next frame, because they cause a layout of the whole page, which neither the dialog nor the
 * uncovered page needs to wait for. A hidden page draws no frame until it is visible, and scrolls no earlier.
 */
export function lockScroll(): () => void {
  locks += 1;
  applyBehindFrame();
  return () => {
    locks -= 1;
    applyBehindFrame();
  };
}
