import type { Page } from '@playwright/test';
import type { Fault } from '#sandbox/faults/fault';
import type { Sandbox } from '../../browser/model/sandbox.ts';

/** Sets a fault with everything that the switch knows. */
export async function injectFault(sandbox: Sandbox, fault: Fault): Promise<void> {
  const response = await fetch(`${sandbox.url}/sandbox/faults`, { method: 'PUT', body: JSON.stringify(fault) });
  if (!response.ok) throw new Error(`The fault was refused: ${await response.text()}`);
}

/**
 * The waits of the page are shorter by this factor: a time limit of fifteen seconds ends after one and a half. How long it waits for its own
 * storage stays as it is: no fault makes that slow, a busy machine does.
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
