/** On paper, what leads to the print is laid out as plain blocks, whatever the page does with it on the screen. */
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

/**
 * Until it is taken back, the page prints one element and nothing else of what is on it. It reaches out of shadow roots,
 * needs no HTML to be written, and works under a policy that allows no styles.
 *
 * @returns takes it back.
 */
export function printOnly(element: HTMLElement): () => void {
  const undo: (() => void)[] = [];
  const mark = (one: Element, name: string) => {
    const hadClass = one.hasAttribute('class');
    one.classList.add(name);
    undo.push(() => {
      one.classList.remove(name);
      if (!hadClass) one.removeAttribute('class');
    });
  };
  const adopt = (root: DocumentOrShadowRoot) => {
    if (!sheet) {
      sheet = new CSSStyleSheet();
      sheet.replaceSync(sheetText);
    }
    root.adoptedStyleSheets.push(sheet);
    undo.push(() => {
      root.adoptedStyleSheets = root.adoptedStyleSheets.filter((one) => one !== sheet);
    });
  };

  let at: Element | undefined = element;
  while (at) {
    const parent: ParentNode | null = at.parentNode;
    for (const other of parent?.children ?? []) if (other !== at) mark(other, 'cover-print-off');
    if (at !== element) mark(at, 'cover-print-path');
    if (parent instanceof Document || parent instanceof ShadowRoot) adopt(parent);
    // What is slotted is laid out where its slot is.
    at =
      at.assignedSlot ?? (parent instanceof ShadowRoot ? parent.host : parent instanceof Element ? parent : undefined);
  }
  return () => {
    for (const takeBack of undo) takeBack();
  };
}
