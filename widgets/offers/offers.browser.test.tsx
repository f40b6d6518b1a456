import { expect, onTestFinished, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { openPage } from '#embed/testing/fake-page';
import { FakeServices, hangsUp, says } from '#embed/testing/fake-services';
import { renderInShadowRoot } from '#ui/testing/render-in-shadow-root';
import { offersConfig } from './offers.config.ts';
import { Offers } from './offers.view.tsx';

const own = '<p>The page’s own</p>';
const isHidden = () => document.documentElement.hasAttribute('data-cover-offers');

/** A page with two places that is hidden as `covermount.css` does. */
async function openOffers(services: FakeServices, config: object = {}) {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const sheet = document.createElement('style');
  sheet.textContent =
    'html[data-cover-offers] > body { animation: cover-offers 2s step-end } @keyframes cover-offers { from, to { opacity: 0 } }';
  const bodyStyle = document.createElement('style');
  bodyStyle.toggleAttribute('data-cover-offers', true);
  document.head.append(sheet, bodyStyle);
  document.documentElement.toggleAttribute('data-cover-offers', true);
  const places = document.createElement('div');
  places.innerHTML = `<div data-cover-offer="hero">${own}</div><div data-cover-offer="banner">${own}</div><div data-cover-offer="hero" hidden>${own}</div>`;
  document.body.append(places);
  onTestFinished(() => {
    warn.mockRestore();
    for (const node of [sheet, bodyStyle, places]) node.remove();
    document.documentElement.removeAttribute('data-cover-offers');
  });
  const { host, outcomes } = openPage({ services });
  const rendered = await renderInShadowRoot(<Offers config={z.parse(offersConfig, config)} host={host} />);
  const place = (name: string) => places.querySelector(`[data-cover-offer=${name}]`)!;
  return { ...rendered, places, place, outcomes, services, bodyStyle, warned: () => warn.mock.calls.flat().join() };
}

test('fills the places that have an offer, shows the page, and takes the offers back', async () => {
  const { place, places, outcomes, services, bodyStyle, unmount } = await openOffers(new FakeServices());
  await expect.poll(() => outcomes).toEqual(['applied']);
  expect(place('hero').innerHTML).toBe('<p>Bundle <b>renters and auto</b> for less.</p>');
  expect(place('banner').innerHTML).toBe(own);
  // The same place for another width.
  expect(places.lastElementChild!.innerHTML).toBe(place('hero').innerHTML);
  expect(isHidden()).toBe(false);
  expect(bodyStyle.isConnected).toBe(false);
  expect(services.requestsOf('loadOffers').map(({ query }) => query['placements'])).toEqual(['hero,banner']);
  await unmount();
  expect([...places.children].map(({ innerHTML }) => innerHTML)).toEqual([own, own, own]);
});

test('waits for a place that is not in the page yet', async () => {
  const { places, outcomes, place } = await openOffers(new FakeServices(), { placements: ['hero'] });
  const hero = place('hero');
  for (const one of places.querySelectorAll('[data-cover-offer=hero]')) one.remove();
  await expect.poll(isHidden).toBe(true);
  places.append(hero);
  await expect.poll(() => outcomes).toEqual(['applied']);
  expect(hero.textContent).toContain('for less');
});

test('names the places that the page does not have when the limit has passed, and keeps the offers that are shown', async () => {
  const services = new FakeServices({
    loadOffers: says({
      isSuccess: true,
      offers: [
        { placement: 'hero', content: '<p>For you</p>' },
        { placement: 'footer', content: '<p>For you, too</p>' },
      ],
    }),
  });
  const { place, outcomes, warned } = await openOffers(services, { placements: ['hero', 'footer'], timeLimit: 500 });
  await expect.poll(() => outcomes).toEqual(['late']);
  expect(place('hero').innerHTML).toBe('<p>For you</p>');
  expect(isHidden()).toBe(false);
  expect(warned()).toContain('the page has no place for data-cover-offer="footer"');
});

test('never runs what an offer holds', async () => {
  const services = new FakeServices({
    loadOffers: says({
      isSuccess: true,
      offers: [{ placement: 'hero', content: '<img src=x onerror=alert(1)><a href="javascript:alert(1)">Now</a>' }],
    }),
  });
  const { place, outcomes } = await openOffers(services);
  await expect.poll(() => outcomes).toEqual(['applied']);
  expect(place('hero').innerHTML).toBe('<a>Now</a>');
});

test.each([
  ['a lost connection', hangsUp, 'failed'],
  ['a service that fails', says({}, 500), 'failed'],
  ['a refusal', says({ isSuccess: false, message: 'No' }), 'failed'],
  ['an answer that cannot be read', says('<html>'), 'failed'],
])('shows the page as it is after %s, and logs it', async (_what, answer, outcome) => {
  const { place, outcomes, bodyStyle, warned } = await openOffers(new FakeServices({ loadOffers: answer }));
  await expect.poll(() => outcomes, { timeout: 4000 }).toHaveLength(1);
  expect([outcome, 'late']).toContain(outcomes[0]);
  expect(place('hero').innerHTML).toBe(own);
  expect(isHidden()).toBe(false);
  expect(bodyStyle.isConnected).toBe(false);
  expect(warned()).toContain('the page keeps its own content');
});

test('shows the page as it is when the limit has passed, and uses nothing that comes later', async () => {
  const services = new FakeServices();
  const release = services.hold('loadOffers');
  const { place, outcomes } = await openOffers(services, { timeLimit: 100 });
  await expect.poll(() => outcomes).toEqual(['late']);
  expect(isHidden()).toBe(false);
  release();
  await new Promise((resolve) => requestAnimationFrame(resolve));
  expect(place('hero').innerHTML).toBe(own);
});
