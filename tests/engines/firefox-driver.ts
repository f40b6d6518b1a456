import puppeteer, { type Browser, type ElementHandle, type Page } from 'puppeteer-core';
import { firefoxPath } from '#tooling/testing/engines';
import { type EnginePage, settledPlace } from './engine-page.ts';
import { clearStorage, findElement, middleOf, pageContent, twoFrames } from './in-page.ts';

/**
 * Debian's Firefox, without a window. Playwright cannot drive it: it sends a BiDi command that this Firefox does not know.
 */
export class FirefoxBrowser {
  private constructor(
    private readonly browser: Browser,
    private tab: Page,
  ) {}

  static async start(): Promise<FirefoxBrowser> {
    const browser = await puppeteer.launch({ browser: 'firefox', executablePath: firefoxPath, headless: true });
    return new FirefoxBrowser(browser, await browser.newPage());
  }

  close(): Promise<void> {
    return this.browser.close();
  }

  /** A page, after clearing what earlier tests stored on these origins. */
  async newVisitor(origins: readonly string[]): Promise<EnginePage> {
    const left = this.tab;
    this.tab = await this.browser.newPage();
    // In a tab that has shown a page from the back-forward cache, Puppeteer never sees the next page.
    await left.close();
    await this.tab.setViewport({ width: 390, height: 844 });
    for (const origin of origins) {
      await this.tab.goto(`${origin}/site.css`);
      await this.tab.evaluate(clearStorage);
    }
    return this.page;
  }

  private get page(): EnginePage {
    const { tab } = this;
    const find = async (...args: Parameters<typeof findElement>) =>
      (await tab.evaluateHandle(findElement, ...args)).asElement() as ElementHandle<HTMLInputElement> | null;
    /**
     * Waits for a result. Puppeteer's `waitForFunction` runs in a realm of its own, which may still be that of the page
     * before a reload: an element found there cannot be scrolled into view.
     */
    async function waitFor<Result>(what: string, evaluate: () => Promise<Result | null>): Promise<Result> {
      const end = Date.now() + 15_000;
      for (;;) {
        // A page that is left ends the evaluation.
        const result = await evaluate().catch(() => null);
        if (result !== null) return result;
        if (Date.now() > end) throw new Error(`There is no ${what}.`);
        await tab.evaluate(twoFrames).catch(() => undefined);
      }
    }
    /** Waits for an element, which may still be loading. */
    const appears = (...args: Parameters<typeof findElement>) => waitFor(args.join(' '), () => find(...args));
    return {
      open: async (url) => void (await tab.goto(url, { waitUntil: 'domcontentloaded' })),
      reload: async () => void (await tab.reload({ waitUntil: 'domcontentloaded' })),
      // Puppeteer does not notice a page restored from the back-forward cache.
      url: () => tab.evaluate(() => location.href).catch(() => tab.url()),
      // A page that is left ends the search.
      shows: async (text) => (await find('text', text).catch(() => null)) !== null,
      value: async (label) => (await find('field', label))?.evaluate((field) => field.value),
      async fill(label, text) {
        const field = await appears('field', label);
        const length = await field.evaluate((input) => input.value.length);
        await field.focus();
        await tab.keyboard.press('End');
        for (let index = 0; index < length; index += 1) await tab.keyboard.press('Backspace');
        await tab.keyboard.type(text);
      },
      async check(label, group) {
        await (await appears('choice', label ?? '', group)).evaluate((choice) => choice.click());
      },
      async press(name) {
        // React may replace the button.
        const middle = async () => (await find('button', name))?.evaluate(middleOf) ?? null;
        const { x, y } = await settledPlace(
          () => waitFor(`button ${name}`, middle),
          () => tab.evaluate(twoFrames),
        );
        await tab.mouse.click(x, y);
      },
      async key(key, modifier) {
        if (modifier) await tab.keyboard.down(modifier);
        await tab.keyboard.press(key);
        if (modifier) await tab.keyboard.up(modifier);
      },
      type: (text) => tab.keyboard.type(text),
      async mouseDown(selector) {
        const { x, y } = await settledPlace(
          () => waitFor(selector, () => tab.evaluate(middleOf, selector)),
          () => tab.evaluate(twoFrames),
        );
        await tab.mouse.move(x, y);
        await tab.mouse.down();
      },
      mouseUp: () => tab.mouse.up(),
      evaluate: (script, ...inputs) =>
        tab.evaluate(`(${script.toString()})(...${JSON.stringify(inputs)})`) as Promise<ReturnType<typeof script>>,
      // Puppeteer waits for a load event, which a page from the back-forward cache does not emit.
      back: () => tab.evaluate(() => history.back()),
      forward: () => tab.evaluate(() => history.forward()),
      content: () => tab.evaluate(pageContent),
      scrollDown: () => tab.evaluate(() => scrollTo(0, 2000)),
    };
  }
}
