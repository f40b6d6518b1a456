import type { Page } from '@playwright/test';
import type { Fault } from '#sandbox/faults/fault';
import type { Sandbox } from '../../browser/model/sandbox.ts';

/** Injects a fault with any option of the sandbox. */
export async function injectFault(sandbox: Sandbox, fault: Fault): Promise<void> {
  const response = await fetch(`${sandbox.url}/sandbox/faults`, { method: 'PUT', body: JSON.stringify(fault) });
  if (!response.ok) throw new Error(`The fault was refused: ${await response.text()}`);
}

/**
 * Divides the page's timers by `factor`: a time limit of fifteen seconds ends after one and a half. Waits for the page's
 * own storage keep their length: no fault slows it down, but a busy machine does.
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
