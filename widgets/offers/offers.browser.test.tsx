import { expect, onTestFinished, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { openPage } from '#embed/testing/fake-page';
import { FakeServices, says } from '#embed/testing/fake-services';
import { renderInShadowRoot } from '#ui/testing/render-in-shadow-root';
import { offersConfig } from './offers.config.ts';
import { Offers } from './offers.view.tsx';

const own = '<p>The page’s own</p>';
const isHidden = () => document.documentElement.hasAttribute('data-cover-offers');

/** A page with two places that is hidden as by `covermount.css`. */
async function openOffers(services: FakeServices, ...configs: object[]) {
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
  const [config, ...others] = (configs.length > 0 ? configs : [{}]).map((input) => z.parse(offersConfig, input));
  const rendered = await renderInShadowRoot(<Offers config={config!} host={host} />);
  const besides = [];
  for (const other of others) besides.push(await renderInShadowRoot(<Offers config={other} host={host} />));
  const place = (name: string) => places.querySelector(`[data-cover-offer=${name}]`)!;
  const warned = () => warn.mock.calls.flat().join('\n');
  return { ...rendered, besides, places, place, outcomes, services, bodyStyle, warned };
}

/** Fakes the intervals of the page. Returns the spy of the calls that start one. */
function stopsIntervals() {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const timers = vi.spyOn(globalThis, 'setInterval');
  onTestFinished(() => {
    timers.mockRestore();
    vi.useRealTimers();
  });
  return timers;
}

/** Waits without advancing the fake timers, unlike `expect.poll`. */
async function standsStillUntil(isSo: () => boolean): Promise<void> {
  while (!isSo()) await new Promise((resolve) => requestAnimationFrame(resolve));
}

test('fills the placements that have an offer, shows the page, and restores its content on removal', async () => {
  const { place, places, outcomes, services, bodyStyle, unmount } = await openOffers(new FakeServices());
  await expect.poll(() => outcomes).toEqual(['applied']);
  expect(place('hero').innerHTML).toBe('<p>Bundle <b>renters and auto</b> for less.</p>');
  expect(place('banner').innerHTML).toBe(own);
  // The same placement for another screen width.
  expect(places.lastElementChild!.innerHTML).toBe(place('hero').innerHTML);
  expect(isHidden()).toBe(false);
  expect(bodyStyle.isConnected).toBe(false);
  expect(services.requestsOf('loadOffers').map(({ query }) => query['placements'])).toEqual(['hero,banner']);
  await unmount();
  expect([...places.children].map(({ innerHTML }) => innerHTML)).toEqual([own, own, own]);
});

test('sends one request for equal elements, and keeps the offers until the last of them is removed', async () => {
  const { services, outcomes, place, warned, unmount, besides } = await openOffers(
    new FakeServices(),
    { placements: ['hero', 'banner'] },
    { placements: ['banner', 'hero'] },
  );
  await expect.poll(() => outcomes).toEqual(['applied', 'applied']);
  expect(services.requestsOf('loadOffers')).toHaveLength(1);
  await unmount();
  expect(place('hero').textContent).toContain('for less');
  await besides[0]!.unmount();
  expect(place('hero').innerHTML).toBe(own);
  expect(warned()).toBe('');
});

test('sends another request for an element with other placements, and restores the page’s own content once', async () => {
  const { services, outcomes, place, unmount, besides } = await openOffers(
    new FakeServices(),
    { placements: ['hero', 'banner'] },
    { placements: ['hero'] },
  );
  await expect.poll(() => outcomes).toEqual(['applied', 'applied']);
  expect(services.requestsOf('loadOffers').map(({ query }) => query['placements'])).toEqual(['hero,banner', 'hero']);
  await unmount();
  await besides[0]!.unmount();
  expect(place('hero').innerHTML).toBe(own);
});

test('checks every 30 milliseconds for a placement that the page does not have yet', async () => {
  // Loaded before the timers are fake.
  await import('./offers.chunk.ts');
  const looks = stopsIntervals();
  const services = new FakeServices();
  const release = services.hold('loadOffers');
  const { places, outcomes, place } = await openOffers(services, { placements: ['hero'] });
  const hero = place('hero');
  for (const element of places.querySelectorAll('[data-cover-offer=hero]')) element.remove();
  await standsStillUntil(() => services.requestsOf('loadOffers').length === 1);
  looks.mockClear();
  release();
  await standsStillUntil(() => looks.mock.calls.length === 1);
  vi.advanceTimersByTime(300);
  expect(isHidden()).toBe(true);
  places.append(hero);
  vi.advanceTimersByTime(29);
  expect(hero.innerHTML).toBe(own);
  vi.advanceTimersByTime(1);
  expect(hero.textContent).toContain('for less');
  expect(outcomes).toEqual(['applied']);
  expect(isHidden()).toBe(false);
});

test('reports placements that the page lacks at the time limit, and keeps the offers that are shown', async () => {
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

test('keeps the page’s own content for an offer without text and warns the author; shows other offers', async () => {
  const offers = [
    { placement: 'hero', content: '<a href="/sale"><img src="/x.svg" alt="Save 10%"></a>' },
    null,
    { placement: 'banner', content: 'Save on <b>renters</b>.' },
  ];
  const { place, outcomes, warned } = await openOffers(
    new FakeServices({ loadOffers: says({ isSuccess: true, offers }) }),
  );
  await expect.poll(() => outcomes).toEqual(['applied']);
  expect(place('hero').innerHTML).toBe(own);
  expect(place('banner').innerHTML).toBe('Save on <b>renters</b>.');
  expect(warned()).toContain('the offer of data-cover-offer="hero" has no text');
});

test('never runs scripts of an offer', async () => {
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
  ['a refusal', says({ isSuccess: false, message: 'No' })],
  ['a malformed response', says('<html>')],
])('shows the page’s own content after %s, and logs the failure', async (_what, answer) => {
  const { place, outcomes, bodyStyle, warned } = await openOffers(new FakeServices({ loadOffers: answer }));
  await expect.poll(() => outcomes).toEqual(['failed']);
  expect(place('hero').innerHTML).toBe(own);
  expect(isHidden()).toBe(false);
  expect(bodyStyle.isConnected).toBe(false);
  expect(warned()).toContain('the offers could not be loaded, so the page keeps its own content');
});

test('shows the page’s own content at the time limit, and ignores later offers', async () => {
  const services = new FakeServices();
  const release = services.hold('loadOffers');
  const { place, outcomes, warned } = await openOffers(services, { timeLimit: 100 });
  await expect.poll(() => outcomes).toEqual(['late']);
  expect(warned()).toContain('no offers had come when the time was up');
  expect(isHidden()).toBe(false);
  release();
  await new Promise((resolve) => requestAnimationFrame(resolve));
  expect(place('hero').innerHTML).toBe(own);
});
