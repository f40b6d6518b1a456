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

/** Fires an event on a widget's element. False when a listener canceled it. */
export function fire<Name extends keyof CovermountEvents>(
  element: HTMLElement,
  name: Name,
  detail: CovermountEvents[Name],
): boolean {
  return element.dispatchEvent(
    new CustomEvent(name, { bubbles: true, composed: true, cancelable: name === 'covermount:navigate', detail }),
  );
}
