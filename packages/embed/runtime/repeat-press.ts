import type { EarlyPress } from '../first-paint/first-paint.ts';

/** Submits a form as soon as its button is not busy, unless the visitor changes something meanwhile. */
function submitOnceReady(form: HTMLFormElement | null): void {
  const button = form?.querySelector('[type=submit]');
  if (!button?.hasAttribute('aria-busy')) {
    form?.requestSubmit();
    return;
  }
  const observer = new MutationObserver(() => {
    if (button.hasAttribute('aria-busy')) return;
    observer.disconnect();
    form?.requestSubmit();
  });
  observer.observe(button, { attributeFilter: ['aria-busy'] });
  form?.addEventListener('input', () => observer.disconnect(), { once: true });
}

/**
 * Before hydration the button looked ready; now it may be busy. One press is still held, because the visitor may have
 * started it before the change.
 */
function holdPressWhileBusy(container: HTMLElement, form: HTMLFormElement | null): void {
  const once = new AbortController();
  const onSubmit = (event: Event) => {
    const button = form?.querySelector('[type=submit]');
    if (event.type === 'click' && (!button || !event.composedPath().includes(button))) return;
    once.abort();
    if (button?.hasAttribute('aria-busy')) submitOnceReady(form);
  };
  for (const type of ['click', 'submit']) container.addEventListener(type, onSubmit, { signal: once.signal });
}

/** Repeats a press from before hydration on the controls that React has rendered. */
export function repeatPress(container: HTMLElement, { isSubmitted, button }: EarlyPress): void {
  const form = container.querySelector('form');
  if (isSubmitted) submitOnceReady(form);
  else if (button) button.click();
  else holdPressWhileBusy(container, form);
}
