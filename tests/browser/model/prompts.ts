import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Locator, type Page } from '@playwright/test';

/** Content that is several screens high. */
export const tallBody = '<main><h1>Auto insurance</h1><p style="height:4000px">Text</p></main>';

/** A page with prompts and a fake clock: no test waits for real seconds. */
export class PromptedPage {
  readonly scripts: string[] = [];

  private constructor(readonly page: Page) {
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.startsWith('/covermount/') && pathname.endsWith('.js')) this.scripts.push(pathname);
    });
  }

  /** Installs a paused clock. Hides the signs of an automated browser unless `isRobot`. */
  static async on(page: Page, { isRobot = false } = {}): Promise<PromptedPage> {
    // A prompt that is still fading in has too little contrast.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.clock.install({ time: new Date('2026-11-20T12:00:00Z') });
    await page.clock.pauseAt(new Date('2026-11-20T12:00:01Z'));
    if (!isRobot) {
      await page.addInitScript(() => {
        Object.defineProperty(Navigator.prototype, 'webdriver', { get: () => false });
        const { userAgent } = navigator;
        Object.defineProperty(Navigator.prototype, 'userAgent', { get: () => userAgent.replace('Headless', '') });
      });
    }
    return new PromptedPage(page);
  }

  /** Opens an address and waits until its prompts have started their timers. */
  async opens(address: string): Promise<void> {
    await this.page.goto(address);
    await this.page.waitForLoadState('networkidle');
  }

  /** Advances the clock and waits for what it triggered. */
  async lets(milliseconds: number): Promise<void> {
    await this.page.clock.runFor(milliseconds);
    await this.page.waitForLoadState('networkidle');
    // Timers that were set in between run from here.
    await this.page.clock.runFor(1);
    await this.page.waitForLoadState('networkidle');
  }

  get prompts(): Locator {
    return this.page.getByRole('dialog').and(this.page.locator('.cover-prompt'));
  }

  async showsNothing(): Promise<void> {
    await expect(this.prompts).toHaveCount(0);
  }

  /** Resumes the clock, because axe waits on timers of the page. */
  async meetsNoBarrier(): Promise<void> {
    await this.page.clock.resume();
    const { violations } = await new AxeBuilder({ page: this.page }).analyze();
    expect(violations.map(({ id }) => id)).toEqual([]);
  }

  get hasReact(): boolean {
    return this.scripts.some((path) => /\/(react|runtime)-/.test(path));
  }

  cookie(): Promise<string> {
    return this.page.evaluate(() => document.cookie);
  }
}
