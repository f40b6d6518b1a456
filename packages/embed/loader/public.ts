// Types alone: the build copies this file into `covermount.d.ts`.

/** The details of the events that a widget's element fires; each bubbles and crosses shadow roots. */
export interface CovermountEvents {
  /** The widget is rendered and accepts input. */
  'covermount:ready': { widget: string };
  /** The visitor reached another step. `progress` is a percentage. */
  'covermount:step': { widget: string; step: string; stage: string; progress: number };
  /** An analytics event, free of personal data. */
  'covermount:track': { widget: string; event: string; data: Record<string, unknown> };
  /** The visitor is about to leave for `url`. Cancel it to route the visitor yourself. */
  'covermount:navigate': { widget: string; url: string; reason: string };
  /** The widget is complete. */
  'covermount:complete': { widget: string; outcome: string };
  /** Something failed; `code` is `config`, `load`, `render`, `navigation`, `service` or one that the widget documents. */
  'covermount:error': { widget: string; code: string; message: string };
}

/** The configuration of each widget, by its name. */
export interface WidgetConfigs {
  // The build writes a line for each widget.
  [name: string]: Record<string, unknown>;
}

/** The handle of a mounted widget. */
export interface Handle<Config = object> {
  readonly element: HTMLElement;
  /** Merges configuration over the previous one. Keeps the visitor's input. */
  update(config: Partial<Config>): void;
  /** Removes the widget and restores the authored content. */
  unmount(): void;
}

/** The exports of `covermount.js`. */
export interface Covermount {
  /**
   * Renders a widget in your element immediately.
   *
   * @example
   * const form = mount('zip-form', document.querySelector('#quote'), { quotePage: '/get-a-quote' });
   * form.update({ labels: { submit: 'See my price' } });
   */
  mount<Name extends keyof WidgetConfigs & string>(
    name: Name,
    element: HTMLElement,
    config?: WidgetConfigs[Name],
  ): Handle<WidgetConfigs[Name]>;
  /** Resolves when the element's widget, or every widget so far, is rendered or has failed. */
  ready(element?: HTMLElement): Promise<void>;
  readonly version: string;
}
