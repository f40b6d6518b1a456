import base from './styles.css?inline';

const queueKey = Symbol.for('covermount.styles');

/** The style sheets of every loaded chunk. `packages/tooling/vite/chunk-styles.ts` writes the code that adds them. */
const queue = ((globalThis as { [queueKey]?: string[] })[queueKey] ??= []);

/** Every registered text: the base first, then each chunk in loading order. */
const texts = [base, ...queue].filter((text, index, all) => all.indexOf(text) === index);
// Read with `forEach`, because old pages have polyfills of `Set` that cannot be iterated.
const shadowRoots = new Set<ShadowRoot>();
const lightElements = new Set<HTMLElement>();
const sheets = new Map<string, CSSStyleSheet>();

// Outside the widget, where a page's `div { display: flex }` would show the authored content again.
const hiddenFallback = '[data-cover-fallback][hidden]{display:none!important}';

// In the light DOM the page's rules for `button` or `.content input` apply. One rule before all others reverts each
// element to the browser's style; `svg` keeps its presentation attributes.
const lightReset = '.cover-root :where(:not(svg,svg *)){all:revert}';

function sheetOf(text: string): CSSStyleSheet {
  let sheet = sheets.get(text);
  if (!sheet) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    sheets.set(text, sheet);
  }
  return sheet;
}

const keyframes = /@keyframes[^{]+\{(?:[^{}]*\{[^}]*\})*\}/g;

/**
 * The sheet for widgets in the page's own tree: rules nested in the widget's root, because Firefox before 146 lacks
 * `@scope`. No element has the id `_`; it makes each rule more specific than those of a page for the same elements.
 * Keyframes cannot be nested.
 */
const lightSheet = (text: string): CSSStyleSheet =>
  sheetOf(
    `${(text.match(keyframes) ?? []).join('')}:is(#_#_#_,.cover-root){${text.replaceAll('.cover-root', '&.cover-root')}}`,
  );

const lightSheets = (): CSSStyleSheet[] => [sheetOf(hiddenFallback), ...[lightReset, ...texts].map(lightSheet)];

function withoutSheets(root: DocumentOrShadowRoot, removed: readonly CSSStyleSheet[]): void {
  root.adoptedStyleSheets = root.adoptedStyleSheets.filter((sheet) => !removed.includes(sheet));
}

function register(text: string): void {
  if (texts.includes(text)) return;
  texts.push(text);
  shadowRoots.forEach((root) => void root.adoptedStyleSheets.push(sheetOf(text)));
  if (lightElements.size > 0) document.adoptedStyleSheets.push(lightSheet(text));
}

// Another copy of this module may have replaced `push`, and must still receive every sheet.
const enqueue = queue.push.bind(queue);
queue.push = (...added) => {
  for (const text of added) register(text);
  return enqueue(...added);
};

/**
 * Adds all registered rules to a shadow root, as sheets that all roots share. A light-DOM element is styled from the
 * document; it needs the class `cover-root`.
 */
export function adoptInto(target: ShadowRoot | HTMLElement): void {
  if (target instanceof ShadowRoot) {
    if (shadowRoots.has(target)) return;
    shadowRoots.add(target);
    target.adoptedStyleSheets.push(...texts.map(sheetOf));
    return;
  }
  if (lightElements.size === 0) document.adoptedStyleSheets.push(...lightSheets());
  lightElements.add(target);
}

/** Reverts `adoptInto`. Keeps sheets adopted by others. */
export function release(target: ShadowRoot | HTMLElement): void {
  if (target instanceof ShadowRoot) {
    if (shadowRoots.delete(target)) withoutSheets(target, texts.map(sheetOf));
    return;
  }
  if (lightElements.delete(target) && lightElements.size === 0) withoutSheets(document, lightSheets());
}
