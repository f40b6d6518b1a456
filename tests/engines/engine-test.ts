import { test as base } from '@playwright/test';
import { hasFirefox, hasWebKitDriver } from '#tooling/testing/engines';
import { Sandbox } from '../browser/model/sandbox.ts';
import { EarlyVisitor } from './early-visitor.ts';
import type { EnginePage } from './engine-page.ts';
import { FirefoxBrowser } from './firefox-driver.ts';
import { HoldingProxy } from './holding-proxy.ts';
import { playwrightPage } from './playwright-page.ts';
import { WebKitBrowser } from './webkit-driver.ts';

/** A test with a page of the project's engine. */
export const test = base.extend<
  { engine: EnginePage; visitor: EarlyVisitor },
  { sandbox: Sandbox; site: HoldingProxy; debian: FirefoxBrowser | WebKitBrowser | undefined }
>({
  sandbox: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of what a fixture needs from here.
    async ({}, use) => {
      const sandbox = await Sandbox.start();
      await use(sandbox);
      await sandbox.close();
    },
    { scope: 'worker' },
  ],
  site: [
    async ({ sandbox }, use) => {
      const site = await HoldingProxy.over(sandbox);
      await use(site);
      await site.close();
    },
    { scope: 'worker' },
  ],
  /** The engine that Debian packages, where it is installed. */
  debian: [
    // oxlint-disable-next-line no-empty-pattern -- as above
    async ({}, use, { project }) => {
      const start = (
        {
          firefox: () => (hasFirefox() ? FirefoxBrowser.start() : undefined),
          webkit: () => (hasWebKitDriver() ? WebKitBrowser.start() : undefined),
        } as Partial<Record<string, () => Promise<FirefoxBrowser | WebKitBrowser> | undefined>>
      )[project.name];
      const browser = await start?.();
      await use(browser);
      await browser?.close();
    },
    { scope: 'worker' },
  ],
  async engine({ debian, sandbox, site, playwright, browserName }, use, testInfo) {
    const useAndReport = async (page: EnginePage) => {
      await use(page);
      if (testInfo.status !== testInfo.expectedStatus) {
        await testInfo.attach('content of the page', { body: await page.content(), contentType: 'text/plain' });
      }
    };
    // The tests of a worker share this browser.
    if (debian) return useAndReport(await debian.newVisitor([sandbox.url, site.url]));
    // Not the `page` fixture, which would start Playwright's engine beside Debian's.
    const browser = await playwright[browserName].launch();
    await useAndReport(playwrightPage(await browser.newPage()));
    return browser.close();
  },
  async visitor({ engine, site }, use) {
    await use(new EarlyVisitor(engine, site));
    site.releaseAll();
  },
});
