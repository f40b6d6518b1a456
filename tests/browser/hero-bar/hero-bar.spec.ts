import { whenAffected } from '#tooling/testing/tier';
import { expect, test } from '../model/journey.ts';
import { recordLayoutShifts } from '../model/layout-shifts.ts';

test(
  'a hero bar replaces the page’s figures by the report’s without a layout shift, and keeps them without a report',
  whenAffected,
  async ({ browser, page, sandbox, watch }) => {
    const unscripted = await browser.newPage({ javaScriptEnabled: false });
    await unscripted.goto(`${sandbox.url}/hero-bar.html`);
    await expect(unscripted.getByText('80,000')).toBeVisible();
    await unscripted.close();

    await page.setViewportSize({ width: 390, height: 844 });
    const shifts = await recordLayoutShifts(page);
    const bars = page.locator('cover-hero-bar');
    await page.goto(`${sandbox.url}/hero-bar.html`);
    await expect(bars.first().getByText('1.2M', { exact: true })).toBeVisible();
    await expect(bars.last().getByText(/^1\.2\sM$/)).toBeVisible();
    expect(await shifts()).toEqual([]);

    watch.allows(/^console (warning|error): .*(\[covermount\]|404)/);
    watch.allowsFailedRequests();
    await page.route('**/report.json*', (route) => route.fulfill({ status: 404, json: {} }));
    await page.reload();
    await expect.poll(() => watch.eventsNamed('error').length).toBeGreaterThan(1);
    await expect(bars.first().locator('.cover-root').getByText('80,000')).toBeVisible();
    await expect(bars.last().locator('.cover-root').getByRole('listitem')).toHaveCount(0);
    expect(await shifts()).toEqual([]);
  },
);
