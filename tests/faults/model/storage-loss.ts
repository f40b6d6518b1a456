import type { Page } from '@playwright/test';

/** Clears cookies and storage. Cached build files stay. */
export async function clearVisitorStorage(page: Page): Promise<void> {
  const { origin } = new URL(page.url() === 'about:blank' ? 'http://localhost' : page.url());
  await page.goto('about:blank');
  await page.context().clearCookies();
  if (origin === 'http://localhost') return;
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Storage.clearDataForOrigin', { origin, storageTypes: 'local_storage,indexeddb,cookies' });
  await devtools.detach();
}
