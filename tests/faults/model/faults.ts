import type { Page } from '@playwright/test';
import type { Sandbox } from '../../browser/model/sandbox.ts';

/**
 * Divides the page's timers by `factor`: a time limit of fifteen seconds ends after one and a half. Time limits of the
 * page's own storage, and of React's first commit, keep their length: a busy machine may need them, and no fault slows
 * storage or React down.
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
  const factor = `location.protocol.startsWith('http') && /${cookie}=(\\d+)/.exec(document.cookie)?.[1]`;
  await page.addInitScript(`{ const factor = ${factor}; if (factor) (${divideTimers.toString()})(Number(factor)); }`);
}

/** Divides the timers of the open page, and of those that follow, by `factor`, in place of an earlier one. */
export async function speedUpTimersFromHere(page: Page, { url }: Pick<Sandbox, 'url'>, factor = 10): Promise<void> {
  await page.context().addCookies([{ name: cookie, value: String(factor), url }]);
  await page.evaluate(divideTimers, factor);
}

function divideTimers(times: number): void {
  const divided = globalThis as { timerDivisor?: number };
  const isDivided = divided.timerDivisor !== undefined;
  divided.timerDivisor = times;
  if (isDivided) return;
  const begin = globalThis.setTimeout.bind(globalThis);
  const keepsLength = () => /\/(encrypted-record|runtime)-/.test(new Error('where').stack ?? '');
  Object.assign(globalThis, {
    setTimeout: (handler: TimerHandler, wait = 0, ...rest: unknown[]) =>
      begin(handler, keepsLength() ? wait : wait / divided.timerDivisor!, ...rest),
  });
}
