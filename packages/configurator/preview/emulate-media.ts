import type { EmulatedMedia } from './messages.ts';

/** Media features that a page cannot switch on for itself, and the value that each has while it is emulated. */
const features: Readonly<Record<keyof EmulatedMedia, readonly [feature: string, value: string]>> = {
  forcedColors: ['forced-colors', 'active'],
  reducedMotion: ['prefers-reduced-motion', 'reduce'],
};

/** A media query in which each emulated feature is replaced by a condition that is always true or always false. */
function emulatedQuery(query: string, media: EmulatedMedia): string {
  let text = query;
  for (const [name, [feature, value]] of Object.entries(features)) {
    if (!media[name as keyof EmulatedMedia]) continue;
    text = text.replaceAll(
      new RegExp(String.raw`\(\s*${feature}\s*(?::\s*([\w-]+)\s*)?\)`, 'g'),
      (_all, requested?: string) => ((requested ?? value) === value ? '(min-width: 0px)' : '(max-width: 0px)'),
    );
  }
  return text;
}

/** The original queries of media rules. */
const written = new WeakMap<CSSMediaRule, string>();

function emulateRules(rules: CSSRuleList, media: EmulatedMedia): void {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule) {
      const query = written.get(rule) ?? rule.media.mediaText;
      written.set(rule, query);
      const next = emulatedQuery(query, media);
      if (rule.media.mediaText !== next) rule.media.mediaText = next;
    }
    if (rule instanceof CSSGroupingRule) emulateRules(rule.cssRules, media);
  }
}

/**
 * The colors of a contrast theme, similar to the browser's forced colors. Only the browser's own are exact:
 * `forced-color-adjust` is not honored here.
 */
const forcedColors = new CSSStyleSheet();
forcedColors.replaceSync(`
  * { color-scheme: dark !important; color: CanvasText !important; background-color: Canvas !important;
    border-color: CanvasText !important; box-shadow: none !important; text-shadow: none !important; }
  a, a * { color: LinkText !important; }
  button, button *, summary, summary * { color: ButtonText !important; }
  :disabled, [aria-disabled=true], [aria-disabled=true] * { color: GrayText !important; }
  :checked { background-color: Highlight !important; }
  :focus-visible { outline-color: Highlight !important; }
`);

/** The document and every shadow root in it. */
function rootsIn(root: Document | ShadowRoot): (Document | ShadowRoot)[] {
  return [
    root,
    ...[...root.querySelectorAll('*')].flatMap(({ shadowRoot }) => (shadowRoot ? rootsIn(shadowRoot) : [])),
  ];
}

const rulesOf = (sheet: CSSStyleSheet): CSSRuleList | undefined => {
  try {
    return sheet.cssRules;
  } catch {
    // A style sheet of another origin cannot be read.
    return undefined;
  }
};

/**
 * Emulates a visitor's device in the current content of this document.
 *
 * @returns The document and its shadow roots.
 */
export function emulateInDocument(media: EmulatedMedia): readonly (Document | ShadowRoot)[] {
  const roots = rootsIn(document);
  for (const root of roots) {
    for (const sheet of [...root.styleSheets, ...root.adoptedStyleSheets]) {
      const rules = sheet === forcedColors ? undefined : rulesOf(sheet);
      if (rules) emulateRules(rules, media);
    }
    const others = root.adoptedStyleSheets.filter((sheet) => sheet !== forcedColors);
    const isForced = others.length < root.adoptedStyleSheets.length;
    if (media.forcedColors !== isForced)
      root.adoptedStyleSheets = media.forcedColors ? [...others, forcedColors] : others;
  }
  return roots;
}

/** A `MediaQueryList` for scripts, which emits changes of the emulated device. */
class EmulatedQuery extends EventTarget {
  onchange: ((event: MediaQueryListEvent) => void) | null = null;
  #real: MediaQueryList;

  constructor(
    readonly media: string,
    private readonly match: (query: string) => MediaQueryList,
  ) {
    super();
    this.#real = match(media);
    this.#listen();
  }

  #listen(): void {
    this.#real.addEventListener('change', this.#tell);
  }

  readonly #tell = (): void => {
    const event = new MediaQueryListEvent('change', { media: this.media, matches: this.matches });
    this.dispatchEvent(event);
    this.onchange?.(event);
  };

  get matches(): boolean {
    return this.#real.matches;
  }

  /** Evaluates the query again for another device. */
  emulate(media: EmulatedMedia): void {
    const before = this.matches;
    this.#real.removeEventListener('change', this.#tell);
    this.#real = this.match(emulatedQuery(this.media, media));
    this.#listen();
    if (this.matches !== before) this.#tell();
  }

  addListener(listener: EventListener): void {
    this.addEventListener('change', listener);
  }

  removeListener(listener: EventListener): void {
    this.removeEventListener('change', listener);
  }
}

/** Makes `matchMedia` on this page answer for the emulated device. Call it before any script runs. */
export function emulateQueries(): (media: EmulatedMedia) => void {
  const match = window.matchMedia.bind(window);
  const queries = new Set<EmulatedQuery>();
  let current: EmulatedMedia = { forcedColors: false, reducedMotion: false };
  window.matchMedia = (query) => {
    const emulated = new EmulatedQuery(query, match);
    emulated.emulate(current);
    queries.add(emulated);
    return emulated;
  };
  return (media) => {
    current = media;
    for (const query of queries) query.emulate(media);
  };
}
