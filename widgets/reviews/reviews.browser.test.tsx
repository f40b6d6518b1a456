import { act } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import * as z from 'zod/mini';
import type { Language } from '#domain/language';
import { openPage } from '#embed/testing/fake-page';
import { installGoogleMapsFake } from '#maps/testing/google-maps-fake';
import { renderInShadowRoot } from '#ui/testing/render-in-shadow-root';
import { reviewsConfig } from './reviews.config.ts';
import { exampleReviews } from './reviews.examples.ts';
import { Reviews } from './reviews.view.tsx';
import { en } from './strings.en.ts';
import { es } from './strings.es.ts';

const google = { provider: 'google', tiles: '', attribution: '', key: 'example-key' } as const;
const calls = () => (window as unknown as { googleMapsFake: { calls: [string, unknown][] } }).googleMapsFake.calls;
let warn: ReturnType<typeof vi.spyOn>;

beforeAll(() => installGoogleMapsFake());
beforeEach(() => {
  calls().splice(0);
  warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  onTestFinished(() => warn.mockRestore());
});
const warnings = () => warn.mock.calls.flat().join('\n');

interface ReviewsPageOptions {
  language?: Language;
  labels?: Partial<typeof en>;
  /** The brand's name, which the places service searches for. */
  brand?: string;
  hasPlaces?: boolean;
}

async function openReviews(config: object, options: ReviewsPageOptions = {}) {
  const { language = 'en', labels, brand = 'Lone Star Cover', hasPlaces = true } = options;
  const { host: fake, failures } = openPage({ language });
  const { client } = fake;
  const services = hasPlaces ? { ...client.services, maps: google } : client.services;
  const host = { ...fake, brand: { ...fake.brand, name: brand }, client: { ...client, services } };
  host.element.innerHTML = '<div data-cover-fallback hidden><a href="/reviews">Our reviews</a></div>';
  const rendered = await renderInShadowRoot(
    <Reviews
      config={z.parse(reviewsConfig, { allReviews: '/reviews', ...config })}
      labels={{ ...(language === 'es' ? es : en), ...labels }}
      host={host}
    />,
  );
  const texts = () =>
    [...rendered.root.querySelectorAll('[part=review-text]')]
      .filter((text) => text.checkVisibility({ visibilityProperty: true }))
      .map(({ textContent }) => textContent);
  const height = () => rendered.container.getBoundingClientRect().height;
  return { ...rendered, host, failures, texts, height };
}

async function opensAt(width: number): Promise<void> {
  const before = { width: innerWidth, height: innerHeight };
  await page.viewport(width, 800);
  onTestFinished(() => page.viewport(before.width, before.height));
}

const load = () => page.getByRole('button', { name: en.load });

describe('reviews of the page', () => {
  test.each(['en', 'es'] as const)(
    'the page’s reviews are labeled as selected, with stars, their number and a link to all (%s)',
    async (language) => {
      const labels = language === 'es' ? es : en;
      const { violations } = await openReviews(
        { reviews: exampleReviews[language], rating: 4.6, reviewCount: 312 },
        { language },
      );
      await expect.element(page.getByRole('heading', { name: labels.selected })).toBeVisible();
      await expect
        .element(page.getByRole('img', { name: labels.rating.replace('{rating}', '4.6') }).first())
        .toBeVisible();
      await expect.element(page.getByText(labels['total.other'].replace('{count}', '312'))).toBeVisible();
      await expect.element(page.getByRole('link', { name: labels.all })).toHaveAttribute('href', '/reviews');
      expect(await violations()).toEqual([]);
      expect(warnings()).toBe('');
      expect(calls()).toEqual([]);
    },
  );

  test('the page’s reviews leave out negative keywords, and ignore the office’s minimum rating', async () => {
    const { texts } = await openReviews({
      reviews: exampleReviews.en,
      negativeKeywords: 'fair',
      office: { location: 'Austin', latitude: 30.2, longitude: -97.7, minRating: 4 },
    });
    expect(texts()).toEqual(exampleReviews.en.filter(({ text }) => !text.includes('fair')).map(({ text }) => text));
    await expect.element(page.getByText('4 reviews in all')).toBeVisible();
  });

  test('reviews name their authors, with a link when its address is trusted', async () => {
    await openReviews({
      reviews: [
        { author_name: 'Alex Example', rating: 5, text: 'Quick.', author_url: 'https://www.google.com/maps/contrib/1' },
        { author_name: 'Jo Sample', rating: 5, text: 'Kind.', author_url: 'https://elsewhere.example/jo' },
      ],
    });
    await expect
      .element(page.getByRole('link', { name: 'Alex Example' }))
      .toHaveAttribute('rel', 'noopener noreferrer');
    expect(page.getByRole('link', { name: 'Jo Sample' }).elements()).toEqual([]);
    await expect.poll(warnings).toContain('1 author_url is on no trusted origin');
  });

  test('reviews stay labeled as a selection if the label is empty, and a missing link warns the author', async () => {
    await openReviews({ reviews: exampleReviews.en, allReviews: '' }, { labels: { selected: ' ' } });
    await expect.element(page.getByRole('heading', { name: en.selected })).toBeVisible();
    await expect.poll(warnings).toContain('allReviews leads nowhere');
  });

  test('reviews without text are left out, but count in the total', async () => {
    const silent = { author_name: 'Kim Testperson', rating: 5, text: ' ' };
    const { texts } = await openReviews({ reviews: [silent, ...exampleReviews.en] });
    expect(texts()).toHaveLength(4);
    await expect.element(page.getByText('5 reviews in all')).toBeVisible();
    expect(page.getByText('Kim Testperson').elements()).toEqual([]);
  });

  test('long reviews can be expanded', async () => {
    const { root } = await openReviews({ reviews: [exampleReviews.en[1], exampleReviews.en[0]] });
    const text = root.querySelector('[part=review-text]')!;
    const more = page.getByRole('button', { name: en.more });
    await expect.element(more).toHaveAttribute('aria-expanded', 'false');
    expect(text.scrollHeight).toBeGreaterThan(text.clientHeight);
    await more.click();
    await expect.poll(() => text.scrollHeight).toBe(text.clientHeight);
    await expect.element(page.getByRole('button', { name: en.less })).toHaveAttribute('aria-expanded', 'true');
  });

  test('a review that becomes too long with a wider spacing of text can be expanded', async () => {
    const text = 'Kind people, quick answers. '.repeat(4);
    const { root } = await openReviews({ reviews: [{ author_name: 'Alex Example', rating: 5, text }] });
    const box = root.querySelector<HTMLElement>('[part=review-text]')!;
    expect(box.scrollHeight).toBe(box.clientHeight);
    box.style.letterSpacing = '1em';
    await expect.element(page.getByRole('button', { name: en.more })).toBeVisible();
  });

  test('200 reviews are added a few at a time, and only those near the visible ones are rendered', async () => {
    const [first] = exampleReviews.en;
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const { root } = await openReviews({ reviews: Array.from({ length: 200 }, () => first) });
    const count = (part: string) => root.querySelectorAll(`[part=${part}]`).length;
    for (let placed = 20; placed < 200; placed += 20) {
      // Each batch of twenty in its own task.
      expect(count('slide')).toBe(placed);
      await act(async () => void vi.advanceTimersToNextTimer());
    }
    expect(count('slide')).toBe(200);
    expect(count('review')).toBeLessThan(10);
    expect(root.querySelectorAll('*').length).toBeLessThan(400);
  });
});

describe('reviews of a places service', () => {
  const office = { location: 'Austin', latitude: 30.2, longitude: -97.7, minRating: 4 };

  test('only a press requests places reviews, which show beside the page’s with the focus on their label', async () => {
    const { focused, texts, violations } = await openReviews({ reviews: exampleReviews.en, places: 'press', office });
    expect(calls()).toEqual([]);
    expect(await violations()).toEqual([]);
    await load().click();
    const heading = page.getByRole('heading', { name: en.selectedPlaces });
    await expect.element(heading).toBeVisible();
    await expect.poll(focused).toBe(heading.element());
    expect(texts().slice(4)).toEqual(['Quick and kind.', 'A fair price.']);
    await expect.element(page.getByText('312 reviews in all')).toBeVisible();
    await expect.element(page.getByRole('img', { name: en.rating.replace('{rating}', '4.3') })).toBeVisible();
    expect(calls().map(([name]) => name)).toEqual(['findPlaceFromQuery', 'getDetails']);
    expect(await violations()).toEqual([]);
  });

  test('places reviews are requested as the widget becomes visible if configured so', async () => {
    const { focused, texts } = await openReviews({ places: 'visible', placeId: 'place-1', negativeKeywords: 'SLOW' });
    await expect.poll(texts).toEqual(['Quick and kind.', 'A fair price.']);
    expect(calls().map(([name]) => name)).toEqual(['getDetails']);
    expect(focused()).toBeNull();
  });

  test.each([
    ['en', 320],
    ['es', 390],
    ['en', 1280],
  ] as const)('places reviews move nothing below them after a press (%s, %i px)', async (language, width) => {
    await opensAt(width);
    const { height, texts } = await openReviews({ reviews: exampleReviews[language], places: 'press' }, { language });
    const labels = language === 'es' ? es : en;
    const button = page.getByRole('button', { name: labels.load }).element() as HTMLButtonElement;
    await act(async () => button.click());
    // Only the press itself may move content.
    const asked = height();
    await expect.poll(texts).toContain('Quick and kind.');
    expect(height()).toBe(asked);
  });

  test.each(['Lone Star Cover', 'Nobody', 'Denied'])(
    'space is reserved for places reviews that load at once, for every outcome (%s)',
    async (brand) => {
      const { height, focused } = await openReviews({ reviews: exampleReviews.en, places: 'visible' }, { brand });
      await expect.element(page.getByRole('button', { name: en.loading })).toBeVisible();
      const asked = height();
      await expect.poll(() => page.getByRole('button', { name: en.loading }).elements()).toEqual([]);
      expect(height()).toBe(asked);
      expect(focused()).toBeNull();
    },
  );

  test('a failure leaves the page’s reviews, warns the author, and allows another request', async () => {
    const { failures, texts, focused } = await openReviews(
      { reviews: exampleReviews.en, places: 'press' },
      { brand: 'Denied' },
    );
    load().element().focus();
    await load().click();
    await expect.element(page.getByRole('alert')).toHaveTextContent(en.failed);
    expect(texts()).toHaveLength(4);
    expect(focused()).toBe(load().element());
    await expect.poll(() => failures).toEqual(['places']);
    await expect.poll(warnings).toContain('REQUEST_DENIED');
    await load().click();
    await expect.poll(() => failures).toEqual(['places', 'places']);
  });

  test('places reviews show the rating of the place and the link to all when none is selected', async () => {
    const { texts } = await openReviews({ places: 'press', negativeKeywords: 'quick, fair, slow, a, e, i, o' });
    await load().click();
    await expect.element(page.getByText('312 reviews in all')).toBeVisible();
    await expect.element(page.getByRole('img', { name: en.rating.replace('{rating}', '4.3') })).toBeVisible();
    expect(texts()).toEqual([]);
  });

  test('without places reviews a message says so, and the focus stays in their place', async () => {
    const { focused, root } = await openReviews({ reviews: exampleReviews.en, places: 'press' }, { brand: 'Nobody' });
    await load().click();
    await expect.element(page.getByRole('status').filter({ hasText: en.none })).toBeVisible();
    expect(focused()).toBe(root.querySelector('[part=reviews-places]'));
  });

  test('places reviews are not offered without a places service, and the author is warned', async () => {
    const { host, failures } = await openReviews({ places: 'press' }, { hasPlaces: false });
    expect(load().elements()).toEqual([]);
    expect(host.element.querySelector<HTMLElement>('[data-cover-fallback]')!.hidden).toBe(false);
    expect(failures).toEqual(['config']);
    await expect.poll(warnings).toContain('There is no places service');
  });
});
