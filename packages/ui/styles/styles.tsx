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

// Outside of the widget, where a page's `div { display: flex }` would show it again.
const hiddenFallback = '[data-cover-fallback][hidden]{display:none!important}';

/** Light-DOM sheets by their text. */
const lightSheetOf = new Map<string, CSSStyleSheet>();

// In the light DOM the page's rules for `button` or `.content input` apply. One rule before all others reverts each element
// to the browser's style; `svg` keeps its presentation attributes.
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

/** Adds a condition to each selector of a list, in front of its pseudo-element. */
function withCondition(selectors: string, condition: string): string {
  let depth = 0;
  let isAdded = false;
  let text = '';
  for (const [index, character] of [...`${selectors},`].entries()) {
    if (depth === 0 && (character === ',' || (character === ':' && selectors[index + 1] === ':'))) {
      if (!isAdded) text += condition;
      isAdded = character !== ',';
    }
    if (character === '(' || character === '[') depth += 1;
    else if (character === ')' || character === ']') depth -= 1;
    text += character;
  }
  return text.slice(0, -1);
}

function rewriteSelectors(rules: CSSRuleList, rewrite: (selectors: string) => string): void {
  for (const rule of rules) {
    if (rule instanceof CSSStyleRule) rule.selectorText = rewrite(rule.selectorText);
    else if (rule instanceof CSSGroupingRule) rewriteSelectors(rule.cssRules, rewrite);
  }
}

/** No element has this id: it matches everywhere, and makes a rule more specific than those of a page for the same elements. */
const stronger = ':not(#_#_#_)';

/**
 * The sheet for widgets in the page's own tree. `@scope` confines it; a selector in it does not find the root of the scope by
 * its class. Firefox before 146 has no `@scope`: there each selector confines itself.
 */
function lightSheet(text: string): CSSStyleSheet {
  const hasScope = typeof CSSScopeRule !== 'undefined';
  const scoped = hasScope ? `@scope (.cover-root){${text}}` : text;
  let sheet = lightSheetOf.get(scoped);
  if (!sheet) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(scoped);
    rewriteSelectors(sheet.cssRules, (selectors) =>
      hasScope
        ? withCondition(selectors, stronger).replaceAll(/\.cover-root(?![\w-])/g, ':scope')
        : withCondition(selectors, `:where(.cover-root,.cover-root *)${stronger}`),
    );
    lightSheetOf.set(scoped, sheet);
  }
  return sheet;
}

function lightSheets(): CSSStyleSheet[] {
  return [sheetOf(hiddenFallback), ...[lightReset, ...texts].map(lightSheet)];
}

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
 * document, within `@scope` where the browser has it; it needs the class `cover-root`.
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
