import type { Page } from '@playwright/test';
import { whenAffected } from '#tooling/testing/tier';
import { speedUpTimers } from '../../faults/model/faults.ts';
import { expect, test } from '../model/journey.ts';

const opacity = (page: Page) => page.evaluate(() => getComputedStyle(document.body).opacity);

test(
  'a page shows its offers, and its own content without the service or without the script',
  whenAffected,
  async ({ browser, page, sandbox, watch }) => {
    watch.allows(/^console (warning|error): .*\[covermount\]/);
    watch.allowsFailedRequests();
    const address = `${sandbox.url}/offers.html`;
    const hero = page.locator('[data-cover-offer=hero]');
    await page.route('**/api/offers*', (route) => route.abort());
    await page.goto(address);
    await expect.poll(() => opacity(page)).toBe('1');
    await expect(hero).toHaveText(/Auto insurance, compared/);

    await page.route('**/covermount.js', (route) => route.abort());
    await page.goto(address);
    await expect.poll(() => opacity(page)).toBe('1');
    await expect(hero).toHaveText(/Auto insurance, compared/);

    const unscripted = await browser.newPage({ javaScriptEnabled: false });
    await unscripted.goto(address);
    const body = unscripted.locator('body');
    expect(await body.evaluate((element) => element.getAnimations().length)).toBe(0);
    await unscripted.close();

    // The two seconds in which the offers must come do not pass, however busy the machine is.
    await page.unrouteAll();
    await speedUpTimers(page, 0.1);
    await page.route(address, async (route) => {
      const response = await route.fetch();
      const paused = '<style>body { animation-play-state: paused !important }</style></head>';
      await route.fulfill({ response, body: (await response.text()).replace('</head>', paused) });
    });
    await page.goto(address);
    await expect(hero).toHaveText(/Renters and auto together/);
    await expect(page.getByRole('region', { name: 'Footer' })).toHaveText(/Moved lately/);
    await expect.poll(() => opacity(page)).toBe('1');
  },
);
