import { expect, type Page } from '@playwright/test';
import { chromiumArguments, chromiumPath } from '#build/chromium';

const executablePath = chromiumPath();

/** A browser that keeps pages which are left, as a visitor’s own does. Playwright starts one that does not, unless it is told. */
export const withBackForwardCache = {
  args: chromiumArguments,
  ...(executablePath && { executablePath }),
  ignoreDefaultArgs: ['--disable-back-forward-cache'],
};

type Noting = typeof globalThis & { shown: boolean[] };

/** A page that is left and come back to, as it was: none of its scripts run anew. */
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

  /** By the browser’s own button, so many times. It was kept, and not loaded again. */
  async comesBackTo(path: string, presses = 1): Promise<void> {
    // Playwright waits for a load, which a page that was kept does not have.
    await this.page.evaluate((entries) => history.go(-entries), presses);
    await this.page.waitForFunction((to) => location.pathname === to && (globalThis as Noting).shown.length > 0, path);
    expect(await this.page.evaluate(() => (globalThis as Noting).shown), 'Whether the page was kept').toEqual([true]);
  }
}
