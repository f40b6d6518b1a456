import { test as base } from '../../browser/model/journey.ts';
import { Aftermath } from './aftermath.ts';

/** A journey with faults on its way; what no fault may bring about is looked for at its end. */
export const test = base.extend<{ aftermath: Aftermath }>({
  aftermath: [
    async ({ context, page, sandbox, watch }, use) => {
      watch.allowsFailedRequests();
      const aftermath = Aftermath.over(context, sandbox);
      await use(aftermath);
      if (page.url().startsWith(sandbox.url)) await aftermath.noWidgetIsBlank(page);
    },
    { auto: true },
  ],
});

export { expect } from '@playwright/test';
