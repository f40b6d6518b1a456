// Types alone: the build copies this file into `server/server.d.mts`.

/** What to print, and for which page. */
export interface FirstPaintOptions {
  /** The widget's name: `zip-form`. */
  widget: string;
  /**
   * The configuration of the element, as in its JSON, including `labels`, `theme` and `services.trustedOrigins` if they
   * are configured.
   */
  config?: Readonly<Record<string, unknown>>;
  /** The page block of the page, with its brands. `config` is stronger. */
  page?: Readonly<Record<string, unknown>>;
  /** The preset of the brand, if it is not the one that `config` or the page block names. */
  brand?: Readonly<Record<string, unknown>>;
  /** The origin of the page, such as `https://www.agency.example`: addresses on it are trusted. */
  pageOrigin: string;
  /**
   * The language of the page, used if the configuration has none: the value of the nearest `lang`. English unless it is
   * `es`.
   */
  language?: string;
  /**
   * Address of `dist/` with a trailing slash, for a page whose policy allows styles from there: a link to the style
   * sheet then replaces the inline style.
   */
  stylesFrom?: string;
  /** The nonce of the response, if the policy allows styles by nonce. */
  nonce?: string;
}

/** The element around it. */
export interface ElementOptions extends FirstPaintOptions {
  /** Attributes of the element; those of its configuration are not needed. */
  attributes?: Readonly<Record<string, string>>;
  /** HTML of yours inside the element, for browsers without declarative shadow DOM. It is not escaped. */
  content?: string;
}

/** The options of an import map. */
export interface ImportMapOptions {
  /** Address of `dist/` with a trailing slash: absolute, or on the page's origin such as `/covermount/`. */
  filesFrom: string;
  /** The nonce of the response, if the policy allows scripts by nonce. */
  nonce?: string;
}

/** The exports of `covermount/server`. */
export interface CovermountServer {
  /**
   * Prints the first paint of a widget: the first child of its element, which needs the attribute `data-cover-drawn` where the page
   * links `covermount.css`.
   *
   * @returns `<template shadowrootmode="open">…</template>`; empty where the configuration has a first step that only the script
   *   can draw, such as with `isolation: "light"`.
   * @throws {TypeError} for a widget without a first paint, or a `pageOrigin` that is no origin.
   * @example
   * renderFirstPaint({ widget: 'zip-form', config: { quotePage: '/get-a-quote' }, pageOrigin: 'https://www.agency.example' });
   */
  renderFirstPaint(options: FirstPaintOptions): string;
  /**
   * Prints the whole element: its configuration as an attribute, its first paint and its content.
   *
   * @example
   * renderElement({ widget: 'zip-form', pageOrigin, content: '<a href="/get-a-quote">Get a quote</a>' });
   */
  renderElement(options: ElementOptions): string;
  /**
   * The sources that `style-src` needs for the inline styles of a first paint: `'sha256-…'` of the widget's style, and of the
   * theme if there is one. Constant for each build, widget and theme.
   */
  styleSources(options: FirstPaintOptions): string[];
  /**
   * Prints an import map with the hash of every module, so that a browser runs no changed module. It must precede the
   * page's first module script.
   *
   * @returns `<script type="importmap">…</script>`
   * @throws {TypeError} if `filesFrom` is no address or has no trailing slash.
   * @example
   * importMap({ filesFrom: 'https://cdn.agency.example/covermount/0.1.0/' });
   */
  importMap(options: ImportMapOptions): string;
  /** The names of the widgets that have a first paint. */
  readonly widgets: readonly string[];
}
