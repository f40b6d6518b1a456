// The functions of this file are sent to the browser as text, so they use nothing outside themselves. They work on the
// first rendered widget of the page, in its shadow root or in the light DOM.

export interface FormState {
  values: Record<string, string>;
  /** The name of the field that has the focus; null, as WebDriver sends no `undefined`. */
  focused: string | null;
}

/** The text fields of a widget; undefined until it has rendered. @param index of the widget on the page. */
export function formState(index: number): FormState | undefined {
  const root = [...document.querySelectorAll('body > *')]
    .map((element) => element.shadowRoot ?? element)
    .filter((container) => container.querySelector('form'))[index];
  if (!root) return undefined;
  const fields = root.querySelectorAll<HTMLInputElement>('form input:not([type=radio], [type=checkbox])');
  const { activeElement } = root.getRootNode() as Document | ShadowRoot;
  return {
    values: Object.fromEntries([...fields].map(({ name, value }) => [name, value])),
    focused: root.contains(activeElement) ? activeElement!.getAttribute('name') : null,
  };
}

/** Focuses a field, with the caret at its end. @returns false while there is none. */
export function focusField(name: string, index: number): boolean {
  const root = [...document.querySelectorAll('body > *')]
    .map((element) => element.shadowRoot ?? element)
    .filter((container) => container.querySelector('form'))[index];
  const field = root?.querySelector<HTMLInputElement>(`form [name="${name}"]`);
  field?.focus();
  return !!field && (field.getRootNode() as Document | ShadowRoot).activeElement === field;
}

/** Whether the page was restored from the back/forward cache less than two seconds ago, or is being replaced. */
export function mayReload(): boolean {
  const page = document.querySelector('html');
  return !page || performance.now() - Number(page.dataset.restoredAt) < 2000;
}

export type Engine = 'chromium' | 'firefox' | 'webkit';

/**
 * Fills fields in like the autofill of an engine, which no driver can trigger: all of them in one task, by the native
 * setter. Chromium dispatches key events without a key name around `input` and `change`; Firefox an `input` of the type
 * `insertReplacementText` and then `change`; WebKit only `input` and `change`. The real events are trusted, which no
 * code here checks.
 */
export function autofill(values: Record<string, string>, engine: Engine): void {
  const root = [...document.querySelectorAll('body > *')]
    .map((element) => element.shadowRoot ?? element)
    .find((container) => container.querySelector('form'))!;
  const setter = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!;
  for (const [name, value] of Object.entries(values)) {
    const field = root.querySelector<HTMLInputElement>(`form [name="${name}"]`)!;
    const sends = (event: Event) => field.dispatchEvent(event);
    const options = { bubbles: true, composed: true };
    if (engine === 'chromium') sends(new KeyboardEvent('keydown', options));
    setter.call(field, value);
    sends(
      engine === 'firefox'
        ? new InputEvent('input', { ...options, inputType: 'insertReplacementText', data: value })
        : new Event('input', options),
    );
    sends(new Event('change', { bubbles: true }));
    if (engine === 'chromium') sends(new KeyboardEvent('keyup', options));
  }
}

/** Sets fields like a browser that restores a form: at once, and without an event. */
export function restoredByBrowser(values: Record<string, string>): void {
  const root = [...document.querySelectorAll('body > *')]
    .map((element) => element.shadowRoot ?? element)
    .find((container) => container.querySelector('form'))!;
  for (const [name, value] of Object.entries(values)) {
    root.querySelector<HTMLInputElement>(`form [name="${name}"]`)!.value = value;
  }
}

/**
 * Clicks the first visible element with a selector without a mouse, as assistive technology does.
 *
 * @returns false while there is none.
 */
export function click(selector: string): boolean {
  const found = [...document.querySelectorAll('body > *')]
    .map((element) => (element.shadowRoot ?? element).querySelector<HTMLElement>(selector))
    .find((element) => element?.checkVisibility());
  found?.click();
  return found !== undefined;
}

/** Whether all radio buttons and checkboxes with these selectors are checked. */
export function areChosen(selectors: readonly string[]): boolean {
  const roots = [...document.querySelectorAll('body > *')].map((element) => element.shadowRoot ?? element);
  return selectors.every((selector) => roots.some((root) => root.querySelector<HTMLInputElement>(selector)?.checked));
}

/** Whether the script has replaced a form that an earlier build printed: a press that begins on the old form and ends on the new one is none. */
export function isOfThisBuild(): boolean {
  return [...document.querySelectorAll('body > *')].every(
    ({ shadowRoot }) => !shadowRoot?.querySelector('[data-covermount-paint="0ld"]'),
  );
}

/** Whether text typed before React is in storage. */
export function isEarlyInputSaved(): boolean {
  return Object.keys(localStorage).some((key) => key.includes('earlyInput'));
}
