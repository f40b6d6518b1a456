import type { Locator, Page } from '@playwright/test';
import { type EnginePage, settledPlace } from './engine-page.ts';
import { middleOf, pageContent, twoFrames } from './in-page.ts';

/** Drives an engine of Playwright's. */
export function playwrightPage(page: Page): EnginePage {
  const field = (label: string): Locator => page.getByRole('textbox', { name: label, exact: true }).first();
  return {
    open: async (url) => void (await page.goto(url, { waitUntil: 'domcontentloaded' })),
    reload: async () => void (await page.reload({ waitUntil: 'domcontentloaded' })),
    url: () => Promise.resolve(page.url()),
    shows: (text) => page.getByText(text).filter({ visible: true }).first().isVisible(),
    value: async (label) => ((await field(label).count()) > 0 ? field(label).inputValue() : undefined),
    fill: (label, text) => field(label).fill(text),
    async check(label, group) {
      const scope = group === undefined ? page : page.getByRole('group', { name: group, exact: true });
      // The label lies over the control.
      const choice =
        label === undefined ? scope.getByRole('radio') : scope.getByLabel(label, { exact: group !== undefined });
      await choice.first().check({ force: true });
    },
    press: (name) => page.getByRole('button', { name, exact: true }).filter({ visible: true }).first().click(),
    key: (key, modifier) => page.keyboard.press(modifier ? `${modifier}+${key}` : key),
    type: (text) => page.keyboard.type(text),
    async mouseDown(selector) {
      const { x, y } = await settledPlace(
        async () => (await (await page.waitForFunction(middleOf, selector)).jsonValue())!,
        () => page.evaluate(twoFrames),
      );
      await page.mouse.move(x, y);
      await page.mouse.down();
    },
    mouseUp: () => page.mouse.up(),
    evaluate: (script, ...inputs) => page.evaluate(`(${script.toString()})(...${JSON.stringify(inputs)})`),
    forward: async () => void (await page.goForward({ waitUntil: 'commit' })),
    back: async () => void (await page.goBack({ waitUntil: 'commit' })),
    content: () => page.evaluate(pageContent),
    scrollDown: () => page.evaluate(() => scrollTo(0, 2000)),
  };
}
