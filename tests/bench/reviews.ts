import type { Browser } from '@playwright/test';
import type { Figure } from './figure.ts';
import { hostPage, ours } from './host-page.ts';
import { load } from './load.ts';
import type { Profile } from './load.ts';
import { median } from './median.ts';
import type { Site } from './site.ts';

const slow: Profile = { name: '4× CPU', cpu: 4 };
const counts = [1, 200];
const rounds = 5;
const taskLimit = 50;

const text =
  'They read the letter of my old carrier to me, explained what each of the numbers pays for, and found a policy that costs less and covers more. When the first card did not arrive, one call was enough.';

function reviewsMarkup(count: number): string {
  const reviews = Array.from({ length: count }, (_, index) => ({
    author_name: `Customer ${index + 1}`,
    rating: 4 + (index % 2),
    text,
  }));
  return `<cover-reviews load="eager"><script type="application/json">${JSON.stringify({ reviews, rating: 4.6, allReviews: '/reviews' })}</script></cover-reviews>`;
}

/** The longest task of a page with one review, and with 200. */
export async function reviewFigures(browser: Browser, site: Site): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const count of counts) {
    const path = `/bench/reviews-${count}.html`;
    site.page(path, await hostPage(ours(reviewsMarkup(count))));
    const tasks: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const { longestTask } = await load(browser, { url: site.url + path, profile: slow, ready: 1 });
      tasks.push(longestTask);
    }
    const what = `${count} ${count === 1 ? 'review' : 'reviews'}, longest task at 4× CPU`;
    figures.push(
      { what: `${what}, median of ${rounds}`, value: median(tasks), unit: 'ms', limit: taskLimit },
      { what: `${what}, slowest of ${rounds}`, value: Math.max(...tasks), unit: 'ms' },
    );
  }
  return figures;
}
