import type { Page } from '@playwright/test';
import { everyCommit, inLongTier } from '#tooling/testing/tier';
import { expect, test } from '../model/journey.ts';

/** Delays React until the returned function is called. */
async function holdReact(page: Page): Promise<() => void> {
  let letGo!: () => void;
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(/\/chunks\/react-.*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  return letGo;
}

test(
  'the zip form accepts typing before React loads, and keeps text, caret and focus',
  everyCommit,
  async ({ visitor, author, page, watch }) => {
    const letReactGo = await holdReact(page);
    await visitor.opens(
      await author.publishes({
        body: '<cover-zip-form quote-page="/quote-flow.html"><a href="/quote-flow.html">Get a quote</a></cover-zip-form>',
      }),
    );
    await visitor.seesZipForm();
    await visitor.zipField.click();
    await visitor.types('7801');
    await visitor.hits('ArrowLeft');
    await visitor.hits('ArrowLeft');
    expect(watch.eventsNamed('ready')).toEqual([]);

    letReactGo();
    await expect.poll(() => watch.eventsNamed('ready').length).toBe(1);
    await expect(visitor.zipField).toBeFocused();
    await visitor.types('7');
    await expect(visitor.zipField).toHaveValue('78701');
    await visitor.asksForQuotes();
    await expect(page).toHaveURL(/\/quote-flow\.html#driver1$/);
  },
);

test('an Enter pressed before React loads is submitted once it has loaded', async ({ visitor, page }) => {
  const letReactGo = await holdReact(page);
  await visitor.opens('/zip-form.html');
  const form = visitor.lookingAt(page.locator('cover-zip-form').first());
  await form.seesZipForm();
  await form.zipField.click();
  await visitor.types('78701');
  await visitor.hits('Enter');
  await expect(page).toHaveURL(/\/zip-form\.html$/);
  letReactGo();
  await expect(page).toHaveURL(/\/quote-flow\.html#driver1$/);
});

test('text typed into the authored form before any script is kept', async ({ visitor, page }) => {
  let letGo!: () => void;
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(/\/chunks\/.*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await visitor.opens('/zip-form.html');
  const form = visitor.lookingAt(page.locator('cover-zip-form').first());
  await page.getByLabel('ZIP code').first().pressSequentially('7870');
  letGo();
  await form.seesZipForm();
  await expect(form.zipField).toBeFocused();
  await visitor.types('1');
  await expect(form.zipField).toHaveValue('78701');
});

for (const path of ['/zip-form.html', '/quote-flow.html', '/make-a-payment.html', '/office-locator.html']) {
  for (const [width, height] of [
    [390, 844],
    [1280, 900],
  ] as const) {
    test(
      `the layout does not shift while ${path} loads, ${width} px wide`,
      width === 390 ? {} : inLongTier,
      async ({ visitor, page, watch }) => {
        await page.setViewportSize({ width, height });
        await page.addInitScript(() => {
          const shifts: string[] = [];
          Object.assign(window, { shifts });
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries()) {
              const { value, hadRecentInput, sources } = entry as PerformanceEntry & {
                value: number;
                hadRecentInput: boolean;
                sources: readonly { node?: Node }[];
              };
              if (!hadRecentInput)
                shifts.push(
                  `${value}: ${sources.map(({ node }) => (node as Element | undefined)?.className || node?.nodeName).join(', ')}`,
                );
            }
          }).observe({ type: 'layout-shift', buffered: true });
        });
        await visitor.opens(path);
        await expect.poll(() => watch.eventsNamed('ready').length).toBeGreaterThan(0);
        await visitor.hasReceivedTheWholeWidget();
        await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
        expect(await page.evaluate(() => (window as unknown as { shifts: string[] }).shifts)).toEqual([]);
      },
    );
  }
}
