import type { Page } from '@playwright/test';
import type { Sandbox } from '../../browser/model/sandbox.ts';

/**
 * Divides the page's timers by `factor`: a time limit of fifteen seconds ends after one and a half. Time limits of the
 * page's own storage keep their length: a busy machine may need them, and no fault slows storage down.
 */
export async function speedUpTimers(page: Pick<Page, 'addInitScript'>, factor = 10): Promise<void> {
  await page.addInitScript(divideTimers, factor);
}

const cookie = 'fastTimers';

/**
 * Lets `speedUpTimersFromHere` work: until then, and once the cookies of the page are cleared, the timers keep their
 * length, so that a busy machine reaches the point at which a fault is tried.
 */
export async function prepareFastTimers(page: Page): Promise<void> {
  // A blank page has no cookies to read.
  const isFast = `location.protocol.startsWith('http') && document.cookie.includes('${cookie}=')`;
  await page.addInitScript(`if (${isFast}) (${divideTimers.toString()})(10)`);
}

/** Divides the timers of the open page, and of those that follow. */
export async function speedUpTimersFromHere(page: Page, { url }: Pick<Sandbox, 'url'>): Promise<void> {
  await page.context().addCookies([{ name: cookie, value: '1', url }]);
  await page.evaluate(divideTimers, 10);
}

function divideTimers(times: number): void {
  const begin = globalThis.setTimeout.bind(globalThis);
  const isForStorage = () => new Error('where').stack?.includes('/encrypted-record');
  Object.assign(globalThis, {
    setTimeout: (handler: TimerHandler, wait = 0, ...rest: unknown[]) =>
      begin(handler, isForStorage() ? wait : wait / times, ...rest),
  });
}
