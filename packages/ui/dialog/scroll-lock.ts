let sheet: CSSStyleSheet | undefined;
let locks = 0;

/** Locks the page's scroll under a dialog; returns a function that unlocks it. Locks nest. */
export function lockScroll(): () => void {
  if (!sheet) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync('html{overflow:hidden;scrollbar-gutter:stable}');
  }
  const lock = sheet;
  if (locks === 0) document.adoptedStyleSheets.push(lock);
  locks += 1;
  return () => {
    locks -= 1;
    if (locks === 0) document.adoptedStyleSheets = document.adoptedStyleSheets.filter((adopted) => adopted !== lock);
  };
}
