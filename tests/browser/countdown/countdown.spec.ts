import { whenAffected } from '#tooling/testing/tier';
import { en } from '#widgets/countdown/strings.en';
import { expect, test } from '../model/journey.ts';

test(
  'a visitor extends a countdown by keyboard, and its end is announced',
  whenAffected,
  async ({ page, sandbox, watch }) => {
    await page.clock.install({ time: new Date('2026-11-20T17:00:00Z') });
    await page.clock.pauseAt(new Date('2026-11-20T17:00:01Z'));
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`${sandbox.url}/countdown.html`);
    const countdown = page.locator('cover-countdown').first();
    await expect(countdown.getByRole('timer')).toHaveText('1:00');
    // The machine loads after the first paint.
    await page.waitForLoadState('networkidle');
    await page.clock.runFor(51_500);
    await expect(countdown.getByRole('timer')).toHaveText('0:09');
    await expect(countdown.getByText(en.soon)).toBeVisible();
    await countdown.getByRole('button', { name: en.extend }).press('Enter');
    await expect(countdown.getByRole('timer')).toHaveText('1:09');
    await page.clock.runFor(70_000);
    await expect(countdown.getByRole('status')).toHaveText(en.ended);
    expect(watch.eventsNamed('complete').map(({ detail }) => detail.outcome)).toEqual(['ended']);
  },
);
