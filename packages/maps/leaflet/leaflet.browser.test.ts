import { afterEach, expect, test } from 'vitest';
import type { MapsConfig } from '../maps-config.ts';
import { austin, openMapPage, type MapPage } from '../testing/map-page.ts';
import { createLeafletProvider } from './leaflet-provider.ts';

let page: MapPage;
afterEach(() => page.leave());

async function draw(options: Parameters<typeof openMapPage>[0] = {}, maps: Partial<MapsConfig> = {}) {
  page = openMapPage(options);
  const provider = createLeafletProvider(
    { provider: 'leaflet', tiles: '', attribution: '', key: '', ...maps },
    { geocode: () => Promise.resolve(austin), reverseGeocode: () => Promise.resolve({ state: 'TX' }) },
  );
  return { provider, view: await provider.draw(page.element, page.options) };
}

const shownLabels = () => [...page.root.querySelectorAll('.cover-map-label')].map(({ textContent }) => textContent);

/** The colors of a sample of the map's pixels. */
function colors(): Set<string> {
  const canvas = page.root.querySelector('canvas');
  const found = new Set<string>();
  if (!canvas) return found;
  const { width, height } = canvas;
  const { data } = canvas.getContext('2d')!.getImageData(0, 0, width, height);
  for (let index = 0; index < data.length; index += 4 * 97)
    found.add(`${data[index]},${data[index + 1]},${data[index + 2]}`);
  return found;
}

test.each([
  [5, ['Dallas', 'Texas']],
  [7, ['Austin', 'San Antonio']],
  [9, ['Austin', 'San Marcos']],
])('draws borders, names of states and cities at zoom %i without tiles', async (zoom, labels) => {
  await draw({ zoom });
  // The land and its borders.
  await expect.poll(() => colors().size).toBeGreaterThan(2);
  await expect.poll(shownLabels).toEqual(expect.arrayContaining(labels));
  expect(page.root.querySelector('.cover-map-attribution')!.textContent).toContain('U.S. Census Bureau');
});

test('shows configured tiles with their attribution as text', async () => {
  await draw({}, { tiles: '/tiles/{z}/{x}/{y}.png', attribution: '© <b>Map makers</b>' });
  await expect.poll(() => page.root.querySelectorAll('img').length).toBeGreaterThan(0);
  expect(page.root.querySelector('img')!.getAttribute('src')).toMatch(/^\/tiles\/9\/\d+\/\d+\.png$/);
  expect(page.root.querySelector('.cover-map-attribution')!.textContent).toBe('© <b>Map makers</b>');
  expect(page.root.querySelector('canvas')).toBeNull();
});

test('ignores an insecure tile address', async () => {
  await draw({}, { tiles: 'http://tiles.example/{z}/{x}/{y}.png' });
  await expect.poll(() => page.root.querySelector('canvas')).toBeTruthy();
  expect(page.root.querySelector('img')).toBeNull();
});

test('moves the map with arrow keys, and closes the window on Escape', async () => {
  const { view } = await draw({ zoom: 9 });
  const area = page.root.querySelector<HTMLElement>('[role=application]')!;
  area.focus();
  const west = view.center.longitude;
  area.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowLeft', bubbles: true, composed: true, keyCode: 37 }));
  await expect.poll(() => view.center.longitude).toBeLessThan(west);
  view.showMarkers([{ id: 'one', label: 'One', position: austin }]);
  view.openInfo('one', document.createElement('p'), { label: 'One' });
  area.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
  expect(page.root.querySelector('[role=dialog]')).toBeNull();
});

test('animates new markers, and not those that enter the view later', async () => {
  const { view } = await draw({ zoom: 13, reducedMotion: false });
  view.showMarkers([{ id: 'one', label: 'One', position: austin }]);
  const running = () =>
    page.root.getAnimations().filter((animation) => (animation as CSSAnimation).animationName === 'cover-map-drop')
      .length;
  expect(running()).toBe(1);
  // The browser fires `animationend` one frame late.
  await expect.poll(() => page.root.querySelector('.cover-map-drops')).toBeNull();
  view.moveTo({ latitude: 29.76, longitude: -95.37 }, 13, { animate: false });
  view.moveTo(austin, 13, { animate: false });
  expect(running()).toBe(0);
});

test('does not animate markers when motion is reduced', async () => {
  const { view } = await draw({ zoom: 13, reducedMotion: true });
  view.showMarkers([{ id: 'one', label: 'One', position: austin }]);
  expect(page.root.querySelector('.cover-map-drops')).toBeNull();
});

test('looks up places with the given geocoder', async () => {
  const { provider } = await draw();
  expect(await provider.geocode({ zip: '78701' })).toEqual(austin);
  expect(await provider.reverseGeocode(austin)).toEqual({ state: 'TX' });
});

test('destroys a map during a zoom without errors', async () => {
  const failures: unknown[] = [];
  const note = (event: ErrorEvent) => failures.push(event.message);
  addEventListener('error', note);
  const { view } = await draw({ zoom: 9, reducedMotion: false });
  const zooming = new Promise((resolve) => {
    const watch = new MutationObserver(() => page.root.querySelector('.leaflet-zoom-anim') && resolve(undefined));
    watch.observe(page.root, { subtree: true, attributes: true, attributeFilter: ['class'] });
  });
  view.moveTo(austin, 10, { animate: true });
  await zooming;
  view.destroy();
  // Leaflet ends a zoom by a timer of 250 ms; this one was set after it.
  await new Promise((later) => setTimeout(later, 250));
  removeEventListener('error', note);
  expect(failures).toEqual([]);
});
