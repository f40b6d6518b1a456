import type { Page } from '@playwright/test';
import type { Fault } from '#sandbox/faults/fault';
import type { Sandbox } from '../../browser/model/sandbox.ts';

/** Sets a fault with everything that the switch knows. */
export async function disturbs(sandbox: Sandbox, fault: Fault): Promise<void> {
  const response = await fetch(`${sandbox.url}/sandbox/faults`, { method: 'PUT', body: JSON.stringify(fault) });
  if (!response.ok) throw new Error(`The fault was refused: ${await response.text()}`);
}

/** Milliseconds that a page waits for its own device, for storage and locks, which no fault makes slow. */
const deviceWait = 3000;

/** The waits of the page are shorter by this factor: a time limit of fifteen seconds is over in less than one. */
export async function hurries(page: Pick<Page, 'addInitScript'>, factor = 20): Promise<void> {
  await page.addInitScript(
    ({ times, kept }) => {
      const begin = globalThis.setTimeout.bind(globalThis);
      Object.assign(globalThis, {
        setTimeout: (handler: TimerHandler, wait = 0, ...rest: unknown[]) => begin(handler, wait === kept ? wait : wait / times, ...rest),
      });
    },
    { times: factor, kept: deviceWait },
  );
}
