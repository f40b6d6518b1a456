import type { Locator } from 'vitest/browser';

/** Clicks twice, a frame apart. Unlike the second click of a double click, both reach the widget. */
export async function pressTwice(button: Locator): Promise<void> {
  const element = button.element() as HTMLElement;
  element.click();
  await new Promise(requestAnimationFrame);
  element.click();
}
