/** In print, the ancestors of the printed element are plain blocks, whatever their layout on the screen. */
const sheetText = `@media print {
  .cover-print-off { display: none !important }
  .cover-print-path {
    all: revert !important;
    display: block !important; visibility: visible !important; position: static !important; float: none !important;
    inline-size: auto !important; block-size: auto !important;
    min-inline-size: 0 !important; max-inline-size: none !important; min-block-size: 0 !important; max-block-size: none !important;
    margin: 0 !important; padding: 0 !important; border: 0 !important; overflow: visible !important;
    transform: none !important; contain: none !important; container-type: normal !important;
    background: none !important; box-shadow: none !important; opacity: 1 !important;
  }
}`;

let sheet: CSSStyleSheet | undefined;

/** Opens the browser's print dialog for one element of the page. */
export function printElement(element: HTMLElement): void {
  const restore = printOnly(element);
  addEventListener('afterprint', restore, { once: true });
  print();
}

/**
 * Makes the page print one element only, until the returned function is called. Works inside shadow roots, writes no
 * HTML, and needs no inline styles, so that it runs under a strict CSP.
 *
 * @returns a function that restores the page.
 */
export function printOnly(element: HTMLElement): () => void {
  const undo: (() => void)[] = [];
  const mark = (marked: Element, name: string) => {
    const hadClass = marked.hasAttribute('class');
    marked.classList.add(name);
    undo.push(() => {
      marked.classList.remove(name);
      if (!hadClass) marked.removeAttribute('class');
    });
  };
  const adopt = (root: DocumentOrShadowRoot) => {
    if (!sheet) {
      sheet = new CSSStyleSheet();
      sheet.replaceSync(sheetText);
    }
    root.adoptedStyleSheets.push(sheet);
    undo.push(() => {
      root.adoptedStyleSheets = root.adoptedStyleSheets.filter((adopted) => adopted !== sheet);
    });
  };

  let at: Element | undefined = element;
  while (at) {
    const parent: ParentNode | null = at.parentNode;
    for (const other of parent?.children ?? []) if (other !== at) mark(other, 'cover-print-off');
    if (at !== element) mark(at, 'cover-print-path');
    if (parent instanceof Document || parent instanceof ShadowRoot) adopt(parent);
    // Slotted content is laid out in its slot.
    at =
      at.assignedSlot ?? (parent instanceof ShadowRoot ? parent.host : parent instanceof Element ? parent : undefined);
  }
  return () => {
    for (const takeBack of undo) takeBack();
  };
}
