import base from './styles.css?inline';

const queueKey = Symbol.for('covermount.styles');

/** The style sheets of every chunk that is loaded on this page. `packages/build/chunk-styles.ts` writes the code that adds them. */
const queue = ((globalThis as { [queueKey]?: string[] })[queueKey] ??= []);

/** Every registered text: the base first, then each chunk's as it was loaded. */
const texts = new Set<string>([base, ...queue]);
const shadowRoots = new Set<ShadowRoot>();
const lightElements = new Set<HTMLElement>();
const sheets = new Map<string, CSSStyleSheet>();

// In the element itself the page's rules for bare `button` or `input` reach in. One rule of the weight of a class,
// before all others, puts each element back to the browser's own style; `svg` keeps its drawing attributes.
const lightReset = ':scope :where(:not(svg,svg *)){all:revert}';

function sheetOf(text: string): CSSStyleSheet {
  let sheet = sheets.get(text);
  if (!sheet) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    sheets.set(text, sheet);
  }
  return sheet;
}

function scoped(text: string): CSSStyleSheet {
  return sheetOf(`@scope (.cover-root){${text}}`);
}

function lightSheets(): CSSStyleSheet[] {
  return [lightReset, ...texts].map(scoped);
}

function withoutSheets(root: DocumentOrShadowRoot, removed: readonly CSSStyleSheet[]): void {
  root.adoptedStyleSheets = root.adoptedStyleSheets.filter((sheet) => !removed.includes(sheet));
}

function register(text: string): void {
  if (texts.has(text)) return;
  texts.add(text);
  for (const root of shadowRoots) root.adoptedStyleSheets.push(sheetOf(text));
  if (lightElements.size > 0) document.adoptedStyleSheets.push(scoped(text));
}

// Another copy of this module on the page has its own `push` here, which must still see every sheet.
const enqueue = queue.push.bind(queue);
queue.push = (...added) => {
  for (const text of added) register(text);
  return enqueue(...added);
};

/**
 * Styles a shadow root with all registered rules, each one sheet that all roots share. An element is styled where it
 * stands, from the document and under `@scope`; it needs the class `cover-root`.
 */
export function adoptInto(target: ShadowRoot | HTMLElement): void {
  if (target instanceof ShadowRoot) {
    if (shadowRoots.has(target)) return;
    shadowRoots.add(target);
    target.adoptedStyleSheets.push(...[...texts].map(sheetOf));
    return;
  }
  if (lightElements.size === 0) document.adoptedStyleSheets.push(...lightSheets());
  lightElements.add(target);
}

/** Takes back what `adoptInto` did. Sheets that others adopted stay. */
export function release(target: ShadowRoot | HTMLElement): void {
  if (target instanceof ShadowRoot) {
    if (shadowRoots.delete(target)) withoutSheets(target, [...texts].map(sheetOf));
    return;
  }
  if (lightElements.delete(target) && lightElements.size === 0) withoutSheets(document, lightSheets());
}
