import type { Page, Request } from '@playwright/test';
import type { Sandbox } from '../../browser/model/sandbox.ts';

interface Customer {
  transactionId: string;
  email: { isWaiting: boolean; code: string };
  text: { isWaiting: boolean; code: string };
}

/** Accepts every code as soon as the page has written it into the sheet, until `leaves` is called. */
export function startAutoAgent(page: Page, sandbox: Sandbox): { leaves: () => Promise<void> } {
  const desk = `${sandbox.url}/sandbox/desk`;
  let work = Promise.resolve();
  const answersAll = async () => {
    const { customers } = (await (await fetch(desk)).json()) as { customers: Customer[] };
    for (const { transactionId, ...customer } of customers) {
      for (const channel of ['email', 'text'] as const) {
        const { isWaiting, code } = customer[channel];
        if (!isWaiting) continue;
        const body = JSON.stringify({ channel, code, answer: 'yes' });
        await fetch(`${desk}/customers/${encodeURIComponent(transactionId)}/answer`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body,
        });
      }
    }
  };
  const looks = (request: Request) => {
    // A row may have been written although its response was lost.
    if (request.method() !== 'GET' && request.url().includes('/sandbox/verifications')) work = work.then(answersAll);
  };
  page.on('requestfinished', looks).on('requestfailed', looks);
  return {
    async leaves() {
      page.off('requestfinished', looks).off('requestfailed', looks);
      await work;
    },
  };
}
