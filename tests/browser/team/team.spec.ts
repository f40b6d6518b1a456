import { whenAffected } from '#tooling/testing/tier';
import { en } from '#widgets/team/strings.en';
import { expect, test } from '../model/journey.ts';
import { recordLayoutShifts } from '../model/layout-shifts.ts';

test(
  'a team from the page’s own list is readable without script, and renders without a layout shift',
  whenAffected,
  async ({ browser, page, sandbox }) => {
    const unscripted = await browser.newPage({ javaScriptEnabled: false });
    await unscripted.goto(`${sandbox.url}/team.html`);
    await expect(unscripted.getByRole('heading', { name: 'Robin Example' })).toBeVisible();
    await expect(unscripted.getByRole('link', { name: '512-555-0142' })).toBeVisible();
    await unscripted.close();

    await page.setViewportSize({ width: 390, height: 844 });
    const shifts = await recordLayoutShifts(page);
    await page.goto(`${sandbox.url}/team.html`);
    const team = page.locator('cover-team').first();
    await expect(team.locator('.cover-root').getByRole('heading', { level: 2, name: en.title })).toBeVisible();
    await expect(team.locator('.cover-root').getByRole('listitem')).toHaveCount(4);
    expect(await shifts()).toEqual([]);

    const columns = () =>
      team
        .locator('.cover-root')
        .getByRole('listitem')
        .evaluateAll((people) => new Set(people.map((person) => person.getBoundingClientRect().left)).size);
    expect(await columns()).toBe(1);
    await page.setViewportSize({ width: 768, height: 1024 });
    expect(await columns()).toBe(2);
    await page.setViewportSize({ width: 1280, height: 800 });
    expect(await columns()).toBeGreaterThan(2);
    await page.keyboard.press('Tab');
    await team.locator('.cover-root').getByRole('link').first().focus();
    await page.keyboard.press('Tab');
    await expect(team.locator('.cover-root').getByRole('link').nth(1)).toBeFocused();
  },
);
