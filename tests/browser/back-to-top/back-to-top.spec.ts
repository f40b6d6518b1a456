import { whenAffected, inLongTier } from '#tooling/testing/tier';
import { en } from '#widgets/back-to-top/strings.en';
import { es } from '#widgets/back-to-top/strings.es';
import { expect, test } from '../model/journey.ts';
import { PromptedPage, tallBody } from '../model/prompts.ts';

for (const [language, texts] of [
  ['en', en],
  ['es', es],
] as const) {
  test(
    `the back-to-top link appears after scrolling 400 pixels (${language})`,
    language === 'es' ? inLongTier : whenAffected,
    async ({ page, author, sandbox }) => {
      await author.publishes({ lang: language, body: `${tallBody}<cover-back-to-top></cover-back-to-top>` });
      const prompted = await PromptedPage.on(page);
      await prompted.opens(`${sandbox.url}/authored.html`);
      const link = page.getByRole('link', { name: texts.backToTop });
      await page.evaluate(() => scrollTo(0, 400));
      await prompted.lets(100);
      await expect(link).toHaveCount(0);
      expect(prompted.hasReact).toBe(false);
      await page.evaluate(() => scrollTo(0, 401));
      await expect(link).toBeVisible();
      await prompted.meetsNoBarrier();
      await link.click();
      expect(await page.evaluate(() => scrollY)).toBe(0);
      await expect(page.getByRole('heading', { name: 'Auto insurance' })).toBeFocused();
      await expect(link).toBeHidden();
      await page.evaluate(() => scrollTo(0, 2000));
      await expect(link).toBeVisible();
      await page.evaluate(() => scrollTo(0, 10));
      await expect(link).toBeHidden();
    },
  );
}

test('the back-to-top link scrolls smoothly, except with reduced motion', async ({ page, author, visitor }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await author.publishes({
    body: `${tallBody}<cover-back-to-top focus-on="#there"></cover-back-to-top><p id="there">There</p>`,
  });
  await visitor.opens('/authored.html');
  await page.evaluate(() => scrollTo(0, 2000));
  const asked = page.evaluate(
    () =>
      new Promise((resolve) => {
        window.scrollTo = (options: unknown) => resolve(options);
      }),
  );
  await page.getByRole('link', { name: en.backToTop }).click();
  expect(await asked).toEqual({ top: 0, behavior: 'smooth' });
  await expect(page.locator('#there')).toBeFocused();
});

test('the back-to-top link covers no content in a very small window', async ({ page, author, visitor }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await author.publishes({ body: `${tallBody}<cover-back-to-top></cover-back-to-top>` });
  await visitor.opens('/authored.html');
  await page.evaluate(() => scrollTo(0, 2000));
  const link = page.locator('cover-back-to-top .cover-back-to-top');
  await expect(link).toBeAttached();
  await expect(link).not.toBeInViewport();
  await link.scrollIntoViewIfNeeded();
  await expect(link).toBeVisible();
  expect(await link.evaluate((element) => getComputedStyle(element).position)).toBe('static');
});

test('a keyboard user follows the back-to-top link, and continues at the top of the page', async ({
  page,
  author,
  visitor,
}) => {
  await author.publishes({ body: `${tallBody}<cover-back-to-top></cover-back-to-top>` });
  await visitor.opens('/authored.html');
  await page.evaluate(() => scrollTo(0, 2000));
  const link = page.getByRole('link', { name: en.backToTop });
  await expect(link).toBeVisible();
  await visitor.tabsTo(link);
  await visitor.hits('Enter');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await expect(page.getByRole('heading', { name: 'Auto insurance' })).toBeFocused();
});
