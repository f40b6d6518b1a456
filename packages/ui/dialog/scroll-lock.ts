let sheet: CSSStyleSheet | undefined;
let locks = 0;
let isScheduled = false;

/** Locks or unlocks as the open dialogs need. */
function apply(): void {
  isScheduled = false;
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

/** Behind the next frame: a lock brings about a layout of the whole page, which the dialog need not wait for. */
function schedule(): void {
  if (isScheduled) return;
  isScheduled = true;
  requestAnimationFrame(() => setTimeout(apply));
}

/** Locks the page's scroll under a dialog; returns a function that unlocks it. Locks nest. */
export function lockScroll(): () => void {
  locks += 1;
  schedule();
  return () => {
    locks -= 1;
    schedule();
  };
}
