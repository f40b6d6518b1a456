import { googleMapsFakeScript, googleMapsScript } from '#maps/testing/google-maps-fake';
import { whenAffected } from '#tooling/testing/tier';
import { exampleReviews } from '#widgets/reviews/reviews.examples';
import { en } from '#widgets/reviews/strings.en';
import { expect, test } from '../model/journey.ts';
import { recordLayoutShifts } from '../model/layout-shifts.ts';

test(
  'reviews of the page are readable by keyboard alone, and Google’s load only after a press',
  whenAffected,
  async ({ page, author, sandbox, watch }) => {
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await page
      .context()
      .route(googleMapsScript, (route) =>
        route.fulfill({ contentType: 'text/javascript', body: googleMapsFakeScript() }),
      );
    const config = {
      reviews: exampleReviews.en,
      rating: 4.6,
      reviewCount: 312,
      allReviews: '/reviews',
      places: 'press',
    };
    const address = await author.publishes({
      body: `<main><h1>Reviews</h1><cover-reviews load="eager"><script type="application/json">${JSON.stringify(config)}</script></cover-reviews></main>`,
      pageBlock: { services: { maps: { provider: 'google', key: 'example-key' } } },
    });
    await page.goto(sandbox.url + address);
    const reviews = page.locator('cover-reviews');
    await reviews.getByRole('button', { name: en['slider.next'] }).focus();
    await page.keyboard.press('Enter');
    await expect(reviews.getByRole('button', { name: en['slider.previous'] })).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(requests.filter((url) => url.includes('google'))).toEqual([]);

    watch.allows(/request to a stranger: https:\/\/maps\.googleapis\.com\//);
    await reviews.getByRole('button', { name: en.load }).press('Enter');
    await expect(reviews.getByRole('heading', { name: en.selectedPlaces })).toBeFocused();
    await expect(reviews.getByRole('link', { name: 'Customer 1' })).toHaveAttribute('target', '_blank');
    await expect(reviews.getByRole('region')).toHaveCount(2);
  },
);

test('the demo page shows an office’s reviews of a places service after a press', async ({ page, sandbox }) => {
  await page.goto(`${sandbox.url}/reviews.html`);
  const reviews = page.getByRole('region', { name: 'From Google, after a press' });
  await reviews.getByRole('button', { name: en.load }).click();
  await expect(reviews.getByRole('heading', { name: en.selectedPlaces })).toBeFocused();
  await expect(reviews.getByText('They called me back the same day.')).toBeVisible();
  await expect(reviews.getByText('The coffee was cold.')).toHaveCount(0);
});

test('reviews of a places service that load at once beside the page’s own cause no layout shift', async ({
  page,
  author,
  sandbox,
  watch,
}) => {
  watch.allows(/request to a stranger: https:\/\/maps\.googleapis\.com\//);
  await page
    .context()
    .route(googleMapsScript, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: googleMapsFakeScript() }),
    );
  const config = JSON.stringify({ reviews: exampleReviews.en, allReviews: '/reviews' });
  const address = await author.publishes({
    body: `<cover-reviews load="eager" places="visible"><script type="application/json">${config}</script></cover-reviews><p>Below</p>`,
    pageBlock: { services: { maps: { provider: 'google', key: 'example-key' } } },
  });
  const shifts = await recordLayoutShifts(page);
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto(sandbox.url + address);
    await expect(page.getByRole('link', { name: 'Customer 1' })).toBeVisible();
    expect(await shifts(), `${width} px wide`).toEqual([]);
  }
});
