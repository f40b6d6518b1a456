import type { Page } from '@playwright/test';

/** Delays React until the returned function is called. */
export async function holdReact(page: Page): Promise<() => void> {
  let letGo!: () => void;
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(/\/chunks\/react-.*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  return letGo;
}
