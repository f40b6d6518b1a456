import { test as base, expect } from '@playwright/test';
import { Author } from './author.ts';
import { type Person, rowan } from './people.ts';
import { Sandbox } from './sandbox.ts';
import { Visitor } from './visitor.ts';
import { Watch } from './watch.ts';

interface Fixtures {
  /** A person without records in the services. */
  person: Person;
  sandbox: Sandbox;
  /** Fails the test on console errors, foreign requests and leaked personal data. */
  watch: Watch;
  visitor: Visitor;
  author: Author;
}

/** A test with a worker's own services, a visitor, an author of pages and a watch over every page. */
export const test = base.extend<Fixtures, { startedSandbox: Sandbox }>({
  startedSandbox: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of what a fixture needs from here.
    async ({}, use) => {
      const sandbox = await Sandbox.start();
      await use(sandbox);
      await sandbox.close();
    },
    { scope: 'worker' },
  ],

  async sandbox({ startedSandbox }, use) {
    // Cleared before the test, because pages of the previous test were open until its end.
    await startedSandbox.reset();
    await use(startedSandbox);
  },

  // oxlint-disable-next-line no-empty-pattern -- as above
  async person({}, use, { testId }) {
    await use({ ...rowan, email: `rowan.${testId}@example.com` });
  },

  watch: [
    async ({ context, sandbox, person }, use) => {
      const watch = await Watch.over(context, { sandbox, person });
      await use(watch);
      // A page may be closed or navigate while it is read.
      await Promise.all(context.pages().map((page) => watch.checkParts(page).catch(() => undefined)));
      // A page that polls may be closed while a route changes an answer.
      const routed = [context, ...context.pages()];
      await Promise.all(routed.map((target) => target.unrouteAll({ behavior: 'ignoreErrors' })));
      expect(watch.problems(), 'What happened on the pages besides').toEqual([]);
    },
    { auto: true },
  ],

  async visitor({ page, sandbox, watch, person }, use) {
    await use(new Visitor(page, { sandbox, watch, person, language: 'en' }));
  },

  async author({ sandbox }, use) {
    await use(new Author(sandbox));
  },
});

export { expect } from '@playwright/test';
