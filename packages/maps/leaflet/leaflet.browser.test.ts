import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
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
  [9, ['Austin', 'San Marcos', 'Travis County']],
  [11, ['Austin', 'Travis County', '78704']],
])(
  'draws borders, and names of states, counties, places and zip codes, at zoom %i without tiles',
  async (zoom, labels) => {
    await draw({ zoom });
    // The land and its borders.
    await expect.poll(() => colors().size).toBeGreaterThan(2);
    await expect.poll(shownLabels).toEqual(expect.arrayContaining(labels));
    expect(page.root.querySelector('.cover-map-attribution')!.textContent).toContain('U.S. Census Bureau');
  },
);

test('still shows zip codes at the closest zoom of the offline map', async () => {
  const { view } = await draw({ zoom: 17 });
  expect(view.zoom).toBe(13);
  await expect.poll(shownLabels).toEqual(expect.arrayContaining(['78702', '78704']));
});

test('zooms in closer on tiles, which have streets, than on the offline map', async () => {
  const { view } = await draw();
  expect(view.closestZoom).toBe(11);
  page.leave();
  const { view: tiled } = await draw({}, { tiles: '/tiles/{z}/{x}/{y}.png' });
  expect(tiled.closestZoom).toBe(17);
});

test.each([
  ['Guam', { latitude: 13.44, longitude: 144.79 }],
  ['American Samoa', { latitude: -14.3, longitude: -170.7 }],
  ['Maine', { latitude: 44.8, longitude: -66.95 }],
])('moves to %s, and stays there', async (_name, position) => {
  const { view } = await draw();
  view.moveTo(position, 11, { animate: false });
  await new Promise((resolve) => requestAnimationFrame(resolve));
  expect(view.center.latitude).toBeCloseTo(position.latitude, 1);
  expect(view.center.longitude).toBeCloseTo(position.longitude, 1);
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

/** Collects the names of the animations that start from now on. */
function startedAnimations(): readonly string[] {
  const names: string[] = [];
  page.root.addEventListener('animationstart', (event) => names.push((event as AnimationEvent).animationName));
  return names;
}

test('animates new markers, and not those that enter the view later', async () => {
  const { view } = await draw({ zoom: 13, reducedMotion: false });
  const started = startedAnimations();
  view.showMarkers([{ id: 'one', label: 'One', position: austin }]);
  await expect.poll(() => started).toEqual(['cover-map-drop']);
  // The browser fires `animationend` one frame late.
  await expect.poll(() => page.root.querySelector('.cover-map-drops')).toBeNull();
  view.moveTo({ latitude: 29.76, longitude: -95.37 }, 13, { animate: false });
  view.moveTo(austin, 13, { animate: false });
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  expect(started).toEqual(['cover-map-drop']);
});

test('animates new markers only once the map is visible', async () => {
  const { view } = await draw({ zoom: 13, reducedMotion: false });
  page.element.style.marginBlockStart = '5000px';
  view.showMarkers([{ id: 'one', label: 'One', position: austin }]);
  const started = startedAnimations();
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  expect(started).toEqual([]);
  page.element.scrollIntoView();
  await expect.poll(() => started).toEqual(['cover-map-drop']);
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
  const { view } = await draw({ zoom: 9, reducedMotion: false });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const zooming = new Promise((resolve) => {
    const watch = new MutationObserver(() => page.root.querySelector('.leaflet-zoom-anim') && resolve(undefined));
    watch.observe(page.root, { subtree: true, attributes: true, attributeFilter: ['class'] });
  });
  view.moveTo(austin, 10, { animate: true });
  await zooming;
  view.destroy();
  // Leaflet ends a zoom by a timer of 250 ms.
  expect(() => vi.advanceTimersByTime(250)).not.toThrow();
});
