import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import * as z from 'zod/mini';
import type { Language } from '#domain/language';
import { openPage } from '#embed/testing/fake-page';
import { type FakeResponse, FakeServices, says } from '#embed/testing/fake-services';
import { renderInShadowRoot } from '#ui/testing/render-in-shadow-root';
import { heroBarConfig } from './hero-bar.config.ts';
import { exampleCounts } from './hero-bar.examples.ts';
import { HeroBar } from './hero-bar.view.tsx';
import { en } from './strings.en.ts';
import { es } from './strings.es.ts';

interface HeroBarPageOptions {
  language?: Language;
  /** The authored content. */
  content?: string;
  report?: FakeResponse;
}

async function openHeroBar(
  config: object,
  { language = 'en', content = '', report = 'several' }: HeroBarPageOptions = {},
) {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  onTestFinished(() => warn.mockRestore());
  const { host, failures, services } = openPage({ language, services: new FakeServices({ analyticsReport: report }) });
  host.element.innerHTML = content && `<div data-cover-fallback hidden>${content}</div>`;
  const rendered = await renderInShadowRoot(
    <HeroBar config={z.parse(heroBarConfig, config)} labels={language === 'en' ? en : es} host={host} />,
  );
  return {
    ...rendered,
    failures,
    services,
    warned: () => warn.mock.calls.flat().join('\n'),
    isContentShown: () => !host.element.querySelector<HTMLElement>('[data-cover-fallback]')!.hidden,
  };
}

const items = () =>
  page
    .getByRole('listitem')
    .elements()
    .map((item) => item.textContent.replaceAll(/\s/g, ' '));

const written = `<ul>
  <li id="quotes-compared"><strong>1M</strong> quotes <i>compared</i></li>
  <li id="offices"><b>12</b> offices</li>
</ul>`;

test('shows the counts of the report with one decimal in millions, in one request', async () => {
  const { violations, services, failures } = await openHeroBar({ counts: exampleCounts.en });
  await expect
    .poll(items)
    .toEqual(['1.2M1.2 million quotes compared', '86,412 customers insured', '2.1M2.1 million calls answered']);
  await expect.element(page.getByRole('region', { name: en.title })).toBeVisible();
  expect(services.requestsOf('analyticsReport')).toHaveLength(1);
  expect(failures).toEqual([]);
  expect(await violations()).toEqual([]);
});

test('shows Spanish figures', async () => {
  await openHeroBar({ counts: exampleCounts.es }, { language: 'es' });
  await expect.poll(() => items()[0]).toBe('1.2 M1.2 millones cotizaciones comparadas');
});

describe('the counts of the page', () => {
  test('the counts of the page are shown at once, before the report loads', async () => {
    const report = new FakeServices();
    const release = report.hold('analyticsReport');
    const { failures } = await openHeroBar({}, { content: written, report: report.responses.analyticsReport! });
    expect(items()).toEqual(['1M quotes compared', '12 offices']);
    release();
    await expect.poll(() => failures).toEqual(['report']);
  });

  test('the counts of the page keep their figures without a report', async () => {
    const { failures, warned } = await openHeroBar({}, { content: written, report: says({}, 404) });
    await expect.poll(() => failures).toEqual(['report']);
    expect(items()).toEqual(['1M quotes compared', '12 offices']);
    await expect.poll(warned).toContain('There is no report. analyticsReport');
  });

  test('the counts of the page are not shown without any figure', async () => {
    const { failures, container } = await openHeroBar({}, { content: '<ul><li id="x">quotes</li></ul>' });
    await expect.poll(() => failures).toEqual(['report']);
    expect(container.textContent).toBe('');
  });
});

describe('a report', () => {
  const counts = exampleCounts.en;
  const content = '<p>Insurance since 1998</p>';

  test.each([
    ['is missing', says({ message: 'Not found' }, 404)],
    ['is not JSON', () => Promise.resolve(new Response('<html>', { headers: { 'content-type': 'text/html' } }))],
    ['is a list', says([])],
    ['is refused', says({ isSuccess: false, message: 'No' })],
    ['has no rows', says({ 'quotes-compared': { summaryData: { totals: [] } } })],
    ['counted nothing', says({ 'quotes-compared': { summaryData: { totals: [0] } } })],
    ['is of other elements', 'nothing'],
  ] as const)('hides the bar, shows the authored content and tells the author if it %s', async (_what, report) => {
    const { failures, container, isContentShown, warned } = await openHeroBar({ counts }, { content, report });
    await expect.poll(() => failures).toEqual(['report']);
    expect(container.textContent).toBe('');
    expect(isContentShown()).toBe(true);
    await expect.poll(warned).toMatch(/its report/);
  });

  test('hides only the count that it lacks', async () => {
    const { failures, warned } = await openHeroBar({ counts }, { report: 'zero' });
    await expect.poll(items).toEqual(['86,412 customers insured']);
    await expect.poll(() => failures).toEqual(['report']);
    await expect.poll(warned).toContain('“quotes-compared”');
  });
});

test('keeps the authored content without counts, and tells the author', async () => {
  const { failures, isContentShown } = await openHeroBar({}, { content: '<p>Insurance since 1998</p>' });
  expect(failures).toEqual(['config']);
  expect(isContentShown()).toBe(true);
});
