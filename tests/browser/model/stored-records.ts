import { expect, type Page } from '@playwright/test';

/** The keys of `localStorage` that match. */
export async function storedKeys(page: Page, key: RegExp): Promise<string[]> {
  const keys = await page.evaluate(() => Object.keys(localStorage));
  return keys.filter((name) => key.test(name));
}

/** Waits until `localStorage` has a record whose key matches. */
export async function hasStored(page: Page, key: RegExp): Promise<void> {
  await expect.poll(() => storedKeys(page, key), `stored records, ${key.source}`).not.toEqual([]);
}
