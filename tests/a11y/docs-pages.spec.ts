import { expect, test } from '@playwright/test';
import { inLongTier } from '#tooling/testing/tier';
import { axeBarriers } from './checkers.ts';
import { serve } from './static-server.ts';
import { storybookFolder } from './storybook.ts';

test(
  'the docs page of a widget shows the widget at phone size, applies the controls, and shows the code',
  inLongTier,
  async ({ page }) => {
    const server = await serve(storybookFolder);
    const outside: string[] = [];
    page.on('request', (request) => {
      const url = request.url();
      if (!url.startsWith(`${server.origin}/`) && !/^(data|blob):/.test(url)) outside.push(url);
    });
    await page.goto(`${server.origin}/iframe.html?id=widgets-zip-form--docs&viewMode=docs`);
    const widget = page.frameLocator('iframe[title=Asking]');
    const useLocation = widget.getByRole('button', { name: 'Use my location' });
    await expect(useLocation).toBeVisible();
    expect(await widget.locator('html').evaluate(() => [innerWidth, innerHeight])).toEqual([390, 844]);

    await page
      .getByRole('row', { name: /^useLocation/ })
      .getByRole('button', { name: 'Set boolean' })
      .click();
    await expect(useLocation).toBeHidden();
    await expect(page.getByText('<cover-zip-form use-location="false">')).toBeVisible();

    await page.getByLabel('Window').selectOption('Desktop, 1280 × 900');
    await expect.poll(() => widget.locator('html').evaluate(() => innerWidth)).toBe(1280);
    expect(await axeBarriers(page, ['label', 'select-name', 'frame-title'])).toEqual([]);
    expect(outside).toEqual([]);
    server.close();
  },
);

test('the controls of a docs page change the part, also inside another component', inLongTier, async ({ page }) => {
  const server = await serve(storybookFolder);
  await page.goto(`${server.origin}/iframe.html?id=parts-text-field--docs&viewMode=docs`);
  const part = page.frameLocator('iframe[title=Plain]');
  await expect(part.getByLabel('First name')).toBeVisible();
  const label = page.getByRole('row', { name: /^label\b/ });
  await label.getByRole('button', { name: 'Set string' }).click();
  await label.getByRole('textbox').fill('Given name');
  await expect(part.getByLabel('Given name')).toBeVisible();
  server.close();
});
