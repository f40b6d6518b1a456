import { test as base } from '../../browser/model/journey.ts';
import { Invariants } from './invariants.ts';

/** A journey with faults, whose invariants are checked at its end. */
export const test = base.extend<{ invariants: Invariants }>({
  invariants: [
    async ({ context, page, sandbox, watch }, use) => {
      watch.allowsFailedRequests();
      const invariants = await Invariants.over(context, sandbox);
      await use(invariants);
      if (page.url().startsWith(sandbox.url)) await invariants.noWidgetIsBlank(page);
    },
    { auto: true },
  ],
});

export { expect } from '@playwright/test';
