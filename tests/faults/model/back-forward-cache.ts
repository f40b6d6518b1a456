import { expect, type Page } from '@playwright/test';
import { chromiumArguments, wholeChromiumPath } from '#tooling/testing/chromium';

const executablePath = wholeChromiumPath();

/** Launch options that enable the back-forward cache, which Playwright disables by default. */
export const withBackForwardCache = {
  args: chromiumArguments,
  ...(executablePath && { executablePath }),
  ignoreDefaultArgs: ['--disable-back-forward-cache'],
};

type Noting = typeof globalThis & { shown: boolean[] };

/** A page that is restored from the back-forward cache. */
export class CachedPage {
  private constructor(private readonly page: Page) {}

  static async in(page: Page): Promise<CachedPage> {
    await page.addInitScript(() => {
      const noting = globalThis as Noting;
      noting.shown = [];
      addEventListener('pagehide', () => (noting.shown = []));
      addEventListener('pageshow', ({ persisted }) => noting.shown.push(persisted));
    });
    return new CachedPage(page);
  }

  /** Leaves a demo page by the link to the first page of the site. */
  async isLeft(): Promise<void> {
    await this.page.getByRole('link', { name: 'Covermount demo' }).click();
    await expect(this.page).toHaveURL(({ pathname }) => pathname === '/');
  }

  /** Goes back by this many entries, and asserts that the page was restored and not loaded. */
  async comesBackTo(path: string, presses = 1): Promise<void> {
    // Playwright would wait for a load event, which a restored page does not emit.
    await this.page.evaluate((entries) => history.go(-entries), presses);
    await this.page.waitForFunction((to) => location.pathname === to && (globalThis as Noting).shown.length > 0, path);
    expect(await this.page.evaluate(() => (globalThis as Noting).shown), 'Whether the page was kept').toEqual([true]);
  }
}
