import type { Locator, Page } from '@playwright/test';

/** Presses Tab, or `key`, until a control has the focus, at most 80 times. */
export async function tabsTo(page: Page, control: Locator, key = 'Tab'): Promise<void> {
  await control.waitFor();
  for (let presses = 0; presses < 80; presses += 1) {
    await page.keyboard.press(key);
    if (await control.evaluate((element) => element.matches(':focus'))) return;
  }
  throw new Error(`${key} does not lead to ${control.toString()}`);
}
