import { expect, test } from '../model/journey.ts';

test('countdown, hero bar and offers without their machines show no wrong content, and warn the author', async ({
  page,
  author,
  sandbox,
  watch,
}) => {
  watch.allows(
    /^console warning: \[covermount\] <cover-(countdown|hero-bar)>: [^]*A file of the widget did not load/,
    /^console warning: \[covermount\] <cover-offers>: a file did not load/,
  );
  watch.allowsFailedRequests();
  await page.route(/\/chunks\/(countdown|hero-bar|offers)\.chunk-/, (route) => route.abort());
  const warnings: string[] = [];
  page.on('console', (message) => void warnings.push(message.text()));
  const body = `
    <cover-countdown load="eager" seconds="60"><p>Until Friday.</p></cover-countdown>
    <cover-hero-bar load="eager"><ul><li id="offices"><b>12</b> offices</li></ul></cover-hero-bar>
    <cover-offers load="eager" placements="hero"></cover-offers>
    <p data-cover-offer="hero">Our own words</p>`;
  await page.goto(sandbox.url + (await author.publishes({ body })));
  for (const [widget, told] of [
    ['countdown', 'A file of the widget did not load'],
    ['hero-bar', 'A file of the widget did not load'],
    ['offers', 'a file did not load'],
  ] as const)
    await expect
      .poll(() => warnings.filter((text) => text.includes(`cover-${widget}`)).join('\n'), { message: widget })
      .toContain(told);
  await expect(page.locator('cover-countdown').getByRole('timer')).toHaveCount(0);
  await expect(page.locator('cover-hero-bar .cover-root').getByText('12')).toBeVisible();
  await expect(page.getByText('Our own words')).toBeVisible();
});
