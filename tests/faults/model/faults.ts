import type { Page } from '@playwright/test';

/**
 * Divides the page's timers by `factor`: a time limit of fifteen seconds ends after one and a half. Time limits of the
 * page's own storage keep their length: a busy machine may need them, and no fault slows storage down.
 */
export async function speedUpTimers(page: Pick<Page, 'addInitScript'>, factor = 10): Promise<void> {
  await page.addInitScript((times) => {
    const begin = globalThis.setTimeout.bind(globalThis);
    const isForStorage = () => new Error('where').stack?.includes('/encrypted-record');
    Object.assign(globalThis, {
      setTimeout: (handler: TimerHandler, wait = 0, ...rest: unknown[]) =>
        begin(handler, isForStorage() ? wait : wait / times, ...rest),
    });
  }, factor);
}
