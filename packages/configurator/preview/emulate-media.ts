import type { EmulatedMedia } from './messages.ts';

/** Media features that a page cannot switch on for itself, and the value that each has while it is emulated. */
const features: Readonly<Record<keyof EmulatedMedia, readonly [feature: string, value: string]>> = {
  forcedColors: ['forced-colors', 'active'],
  reducedMotion: ['prefers-reduced-motion', 'reduce'],
};

/** A media query with the emulated features replaced by whether they hold. */
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

/** The queries of rules as their style sheets have them. */
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
 * The colors of a contrast theme, as the browser would force them. Only a real one tells for certain: what opts out with
 * `forced-color-adjust` cannot be told apart here.
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
 * Emulates a visitor's device in this document, in everything that is drawn in it now.
 *
 * @returns The roots of what is drawn.
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

/** A query of a script: its answer, and the listeners that are told of changes. */
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

  /** Asks again, as another device. */
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

/** Lets the scripts of this page ask the emulated device. Call it before any of them runs. */
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
