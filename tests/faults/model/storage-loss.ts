import type { Page } from '@playwright/test';
import type { Sandbox } from '../../browser/model/sandbox.ts';

/** Clears cookies, the tab's history and the storage of the widgets' pages, from any page. Cached build files stay. */
export async function clearVisitorStorage(page: Page, { url }: Pick<Sandbox, 'url'>): Promise<void> {
  const leaves = () => page.goto('about:blank');
  // A navigation that began before may interrupt the first one.
  await leaves().catch(leaves);
  await page.context().clearCookies();
  const devtools = await page.context().newCDPSession(page);
  const { origin } = new URL(url);
  await devtools.send('Storage.clearDataForOrigin', { origin, storageTypes: 'local_storage,indexeddb,cookies' });
  await devtools.send('Page.resetNavigationHistory');
  await devtools.detach();
}
