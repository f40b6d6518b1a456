// Types alone: the build copies this file into `covermount.d.ts`.

/** The details of the events that a widget's element fires; each bubbles and crosses shadow roots. */
export interface CovermountEvents {
  /** The widget is drawn and takes input. */
  'covermount:ready': { widget: string };
  /** The visitor is at another step. `progress` is a percentage. */
  'covermount:step': { widget: string; step: string; stage: string; progress: number };
  /** An analytics event, free of personal data. */
  'covermount:track': { widget: string; event: string; data: Record<string, unknown> };
  /** The visitor is about to leave for `url`. Cancel it to route the visitor yourself. */
  'covermount:navigate': { widget: string; url: string; reason: string };
  /** The widget's work is done. */
  'covermount:complete': { widget: string; outcome: string };
  /** Something failed; `code` is `config`, `load`, `render`, `navigation`, `service` or one that the widget documents. */
  'covermount:error': { widget: string; code: string; message: string };
}

/** What a page gets back for a widget that it mounted. */
export interface Handle {
  readonly element: HTMLElement;
  /** Merges configuration over what was given before. What the visitor typed stays. */
  update(config: Record<string, unknown>): void;
  /** Takes the widget away and brings the authored content back. */
  unmount(): void;
}

/** What `covermount.js` exports. */
export interface Covermount {
  /**
   * Draws a widget in an element of your own, at once.
   *
   * @example
   * const form = mount('zip-form', document.querySelector('#quote'), { quotePage: '/get-a-quote' });
   * form.update({ labels: { submit: 'See my price' } });
   */
  mount(name: string, element: HTMLElement, config?: Record<string, unknown>): Handle;
  /** Resolves when the element's widget (or every widget asked for so far) is drawn, or has failed. */
  ready(element?: HTMLElement): Promise<void>;
  readonly version: string;
}
