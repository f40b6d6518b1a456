import { whenAffected } from '#tooling/testing/tier';
import { en } from '#widgets/glossary/strings.en';
import { expect, test } from '../model/journey.ts';
import { recordLayoutShifts } from '../model/layout-shifts.ts';

test(
  'a glossary from the page’s list is readable without script, and works by keyboard with it, without a shift',
  whenAffected,
  async ({ browser, page, sandbox }) => {
    const unscripted = await browser.newPage({ javaScriptEnabled: false });
    await unscripted.goto(`${sandbox.url}/glossary.html`);
    await expect(unscripted.locator('dd', { hasText: 'The part of a loss' })).toBeVisible();
    await unscripted.close();

    const shifts = await recordLayoutShifts(page);
    await page.goto(`${sandbox.url}/glossary.html`);
    const glossary = page.locator('cover-glossary').first();
    await glossary.getByRole('searchbox', { name: en.filter }).focus();
    await page.keyboard.type('loss');
    await expect(glossary.getByText('1 of 12 terms').first()).toBeVisible();
    await expect(glossary.locator('summary', { hasText: 'Claim' })).toBeHidden();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(glossary.locator('details').getByText('The part of a loss')).toBeVisible();
    await expect(glossary.getByRole('status')).toHaveText('1 definition is open.');
    await page.getByRole('link', { name: 'What is a deductible?' }).press('Enter');
    await expect(glossary.locator('summary', { hasText: 'Claim' })).toBeVisible();
    await expect(glossary.locator('summary', { hasText: 'Deductible' })).toBeFocused();
    await glossary.getByRole('link', { name: en.backToTop }).press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    expect(await shifts()).toEqual([]);
    await page.goto('about:blank');
    await page.goto(`${sandbox.url}/glossary.html#premium`);
    await expect(glossary.locator('details', { hasText: 'What the policy costs' })).toBeInViewport();
  },
);
