import { expect, type Locator, type Page } from '@playwright/test';
import { axeBarriers } from '../../a11y/checkers.ts';

/** Content that is several screens high. */
export const tallBody = '<main><h1>Auto insurance</h1><p style="height:4000px">Text</p></main>';

/** Hides the signs of an automated browser, to which no prompt opens. */
export async function hidesAutomation(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'webdriver', { get: () => false });
    const { userAgent } = navigator;
    Object.defineProperty(Navigator.prototype, 'userAgent', { get: () => userAgent.replace('Headless', '') });
  });
}

/** A page with prompts and a fake clock: no test waits for real seconds. */
export class PromptedPage {
  readonly scripts: string[] = [];
  #startedRequests = 0;
  #endedRequests = 0;

  private constructor(readonly page: Page) {
    page.on('requestfinished', () => (this.#endedRequests += 1));
    page.on('requestfailed', () => (this.#endedRequests += 1));
    page.on('request', (request) => {
      this.#startedRequests += 1;
      const { pathname } = new URL(request.url());
      if (pathname.startsWith('/covermount/') && pathname.endsWith('.js')) this.scripts.push(pathname);
    });
  }

  /** Installs a paused clock. Hides the signs of an automated browser unless `isRobot`. */
  static async on(page: Page, { isRobot = false } = {}): Promise<PromptedPage> {
    await page.clock.install({ time: new Date('2026-11-20T12:00:00Z') });
    await page.clock.pauseAt(new Date('2026-11-20T12:00:01Z'));
    if (!isRobot) await hidesAutomation(page);
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
    await this.#settles();
    // Starts the timers that were set meanwhile.
    await this.page.clock.runFor(1);
    await this.#settles();
  }

  /**
   * Waits until no request has been pending for some tasks of the page. Playwright's load state cannot be used: it
   * stays idle once reached.
   */
  async #settles(): Promise<void> {
    for (let quietTasks = 0; quietTasks < 5; quietTasks += 1) {
      const started = this.#startedRequests;
      await this.#endsTask();
      if (started !== this.#startedRequests || this.#endedRequests < this.#startedRequests) quietTasks = -1;
    }
  }

  /** Resolves with the page's next task, or when the page is left. The paused clock stops timers, but not messages. */
  async #endsTask(): Promise<void> {
    const task = this.page.evaluate(
      () =>
        new Promise<void>((resolve) => {
          const { port1, port2 } = new MessageChannel();
          port1.addEventListener('message', () => resolve());
          port1.start();
          port2.postMessage(undefined);
        }),
    );
    await task.catch((error: Error) => {
      if (!error.message.includes('context was destroyed')) throw error;
    });
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
    expect(await axeBarriers(this.page)).toEqual([]);
  }

  get hasReact(): boolean {
    return this.scripts.some((path) => /\/(react|runtime)-/.test(path));
  }

  cookie(): Promise<string> {
    return this.page.evaluate(() => document.cookie);
  }
}
