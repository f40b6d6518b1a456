import { whenAffected } from '#tooling/testing/tier';
import { en } from '#widgets/testimonials/strings.en';
import { expect, test } from '../model/journey.ts';
import { recordLayoutShifts } from '../model/layout-shifts.ts';

test(
  'testimonials from the page’s figures are readable without script, and work by keyboard with it, without a shift',
  whenAffected,
  async ({ browser, page, sandbox }) => {
    const unscripted = await browser.newPage({ javaScriptEnabled: false });
    await unscripted.goto(`${sandbox.url}/testimonials.html`);
    await expect(unscripted.getByText('I paid from my phone')).toBeVisible();
    await unscripted.close();

    await page.setViewportSize({ width: 390, height: 844 });
    const shifts = await recordLayoutShifts(page, { isAfterInputIgnored: false });
    await page.goto(`${sandbox.url}/testimonials.html`);
    const slider = page.locator('cover-testimonials').first();
    await slider.getByRole('button', { name: en['slider.next'] }).focus();
    for (const number of [2, 3, 4]) {
      await page.keyboard.press('Enter');
      await expect(slider.getByText(`${number} of 4`, { exact: true }).first()).toBeVisible();
      await expect(slider.getByRole('group', { name: `${number} of 4` })).toBeInViewport({ ratio: 0.9 });
    }
    await expect(slider.getByRole('button', { name: en['slider.next'] })).toBeHidden();
    await expect(slider.getByRole('button', { name: en['slider.previous'] })).toBeFocused();
    expect(await shifts()).toEqual([]);
  },
);
