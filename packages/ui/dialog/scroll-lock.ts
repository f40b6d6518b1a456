let sheet: CSSStyleSheet | undefined;
let locks = 0;

/** Locks or unlocks as the open dialogs need. */
function apply(): void {
  if (!sheet) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync('html{overflow:hidden;scrollbar-gutter:stable}');
  }
  const lock = sheet;
  const isLocked = document.adoptedStyleSheets.includes(lock);
  if (locks > 0 && !isLocked) document.adoptedStyleSheets.push(lock);
  if (locks === 0 && isLocked)
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((adopted) => adopted !== lock);
}

/**
 * Locks the page's scroll under a dialog; returns a function that unlocks it. Locks nest.
 *
 * It locks behind the next frame, as a lock brings about a layout of the whole page, which the dialog need not wait
 * for. It unlocks at once, as a page that no longer scrolls is worse than a late frame.
 */
export function lockScroll(): () => void {
  locks += 1;
  requestAnimationFrame(() => setTimeout(apply));
  return () => {
    locks -= 1;
    apply();
  };
}
