import { run as runAxe } from 'axe-core';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { loadMapProvider } from './load-map-provider.ts';
import type { Geocoder, MapEvents, MapMarker, MapView } from './map-provider.ts';
import { installGoogleMapsFake } from './testing/google-maps-fake.ts';
import { austin, openMapPage, type MapPage } from './testing/map-page.ts';

const noGeocoder: Geocoder = {
  geocode: () => Promise.resolve(undefined),
  reverseGeocode: () => Promise.resolve(undefined),
};
const offices: MapMarker[] = [
  { id: 'downtown', label: 'Austin Downtown', position: austin },
  { id: 'north', label: 'Austin North', position: { latitude: 30.36, longitude: -97.71 } },
  { id: 'houston', label: 'Houston', position: { latitude: 29.76, longitude: -95.37 } },
];

// Replaces Google's script: the loader uses an existing `google.maps`.
beforeAll(() => installGoogleMapsFake());

describe.each(['leaflet', 'google'] as const)('the map of %s', (provider) => {
  let page: MapPage;

  async function draw(options: Parameters<typeof openMapPage>[0] = {}): Promise<MapView> {
    page = openMapPage(options);
    const maps = await loadMapProvider({ provider, tiles: '', attribution: '', key: 'example-key' }, noGeocoder, 'en');
    return maps.draw(page.element, page.options);
  }

  const button = (name: string) => page.root.querySelector<HTMLElement>(`button[aria-label="${name}"]`);
  const shown = (name: string) => expect.poll(() => button(name)).toBeTruthy();
  const nextIdle = (view: MapView) =>
    new Promise<MapEvents['idle']>((resolve) => {
      const stop = view.on('idle', (detail) => {
        stop();
        resolve(detail);
      });
    });

  afterEach(() => page.leave());

  test('emits idle when it is drawn, and after each move', async () => {
    const view = await draw();
    const drawn = await nextIdle(view);
    expect(drawn.zoom).toBe(9);
    expect(drawn.bounds.north).toBeGreaterThan(austin.latitude);
    expect(drawn.bounds.west).toBeLessThan(austin.longitude);
    const moved = nextIdle(view);
    view.moveTo({ latitude: 29.76, longitude: -95.37 }, 12);
    expect(await moved).toMatchObject({ zoom: 12 });
    expect(view.center.latitude).toBeCloseTo(29.76, 3);
    expect(view.center.longitude).toBeCloseTo(-95.37, 3);
  });

  test('emits idle after a move to its current position', async () => {
    const view = await draw();
    await nextIdle(view);
    const stayed = nextIdle(view);
    view.moveTo(view.center, view.zoom, { animate: false });
    expect(await stayed).toMatchObject({ zoom: 9 });
  });

  test('has one tab stop for all markers; arrow keys move the focus between those in view, and not the map', async () => {
    const view = await draw({ zoom: 11 });
    view.showMarkers(offices);
    await shown('Austin North');
    const tabStops = () =>
      [...page.root.querySelectorAll<HTMLElement>('.cover-map-marker')]
        .filter(({ tabIndex }) => tabIndex === 0)
        .map((element) => element.getAttribute('aria-label'));
    expect(tabStops()).toEqual(['Austin Downtown']);
    const center = view.center;
    button('Austin Downtown')!.focus();
    for (const name of ['Austin North', 'Austin Downtown']) {
      page.root.activeElement!.dispatchEvent(
        new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true, composed: true }),
      );
      expect(page.root.activeElement).toBe(button(name));
      expect(tabStops()).toEqual([name]);
    }
    expect(view.center).toEqual(center);
  });

  test('shows the markers in view with their names', async () => {
    const view = await draw({ zoom: 13 });
    view.showMarkers(offices);
    await shown('Austin Downtown');
    expect(button('Houston')).toBeNull();
    view.moveTo(offices[2]!.position, 13);
    await shown('Houston');
    expect(button('Austin Downtown')).toBeNull();
  });

  test('groups close markers, and separates them when the group is pressed', async () => {
    const view = await draw({ zoom: 8 });
    view.showMarkers(offices);
    await shown('2 offices; zoom in');
    expect(button('Austin Downtown')).toBeNull();
    button('2 offices; zoom in')!.click();
    await shown('Austin Downtown');
    await shown('Austin North');
  });

  test('emits markerClick when a marker is pressed', async () => {
    const view = await draw({ zoom: 13 });
    const pressed = vi.fn();
    view.on('markerClick', pressed);
    view.showMarkers(offices);
    await shown('Austin Downtown');
    button('Austin Downtown')!.click();
    expect(pressed.mock.calls).toEqual([[{ id: 'downtown' }]]);
  });

  test('highlights the active marker, and takes it out of its cluster', async () => {
    const view = await draw({ zoom: 8 });
    view.showMarkers(offices);
    view.activate('north');
    await shown('Austin North');
    expect(button('Austin North')!.getAttribute('aria-pressed')).toBe('true');
    view.activate(undefined);
    expect(button('Austin North')).toBeNull();
  });

  test('opens a window that Escape and the button close, and returns the focus', async () => {
    const view = await draw({ zoom: 13 });
    const closed = vi.fn();
    view.on('infoClose', closed);
    view.showMarkers(offices);
    await shown('Austin Downtown');
    for (const close of [
      () => page.root.activeElement!.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true })),
      () => button('Close')!.click(),
    ]) {
      const content = document.createElement('p');
      content.textContent = '100 Congress Ave';
      view.openInfo('downtown', content, { label: 'Austin Downtown', takesFocus: true });
      await expect.poll(() => page.root.activeElement?.getAttribute('role')).toBe('dialog');
      expect(page.root.activeElement!.getAttribute('aria-label')).toBe('Austin Downtown');
      close();
      expect(page.root.querySelector('[role=dialog]')).toBeNull();
      expect(page.root.activeElement).toBe(button('Austin Downtown'));
    }
    expect(closed.mock.calls).toEqual([[{ id: 'downtown' }], [{ id: 'downtown' }]]);
  });

  test('keeps the focus when it opens a window without takesFocus', async () => {
    const view = await draw({ zoom: 13 });
    view.showMarkers(offices);
    view.openInfo('downtown', document.createElement('p'), { label: 'Austin Downtown' });
    await expect.poll(() => page.root.querySelector('[role=dialog]')).toBeTruthy();
    expect(page.root.activeElement).toBeNull();
  });

  test('pans until the whole info window is in view, even when its content grows', async () => {
    const view = await draw({ zoom: 13 });
    view.showMarkers(offices);
    const content = document.createElement('div');
    view.openInfo('downtown', content, { label: 'Austin Downtown' });
    await expect.poll(() => page.root.querySelector('[role=dialog]')).toBeTruthy();
    content.style.cssText = 'width:240px;height:300px';
    const edge = page.element.getBoundingClientRect();
    await expect
      .poll(() => page.root.querySelector('[role=dialog]')!.getBoundingClientRect().top)
      .toBeGreaterThanOrEqual(edge.top);
  });

  test('zooms by its buttons, and disables them at the limits', async () => {
    const view = await draw({ zoom: 4 });
    await nextIdle(view);
    button('Zoom out')!.click();
    await expect.poll(() => view.zoom).toBe(3);
    await expect.poll(() => button('Zoom out')!.getAttribute('aria-disabled')).toBe('true');
    button('Zoom in')!.click();
    await expect.poll(() => view.zoom).toBe(4);
  });

  test('moves by half of its size with buttons, which Escape closes', async () => {
    const view = await draw();
    await nextIdle(view);
    const toggle = button('Move the map')!;
    expect(button('Move right')!.checkVisibility()).toBe(false);
    toggle.click();
    expect(toggle.getAttribute('aria-expanded')).toBe('true');
    const [up, down, left, right] = ['up', 'down', 'left', 'right'].map((direction) =>
      button(`Move ${direction}`)!.getBoundingClientRect(),
    );
    expect([up!.bottom, up!.left]).toEqual([left!.top, left!.right]);
    expect([down!.top, down!.right]).toEqual([right!.bottom, right!.left]);
    const { bounds, center } = view;
    button('Move right')!.click();
    await expect.poll(() => view.center.longitude).toBeCloseTo(bounds.east, 2);
    button('Move left')!.click();
    await expect.poll(() => view.center.longitude).toBeCloseTo(center.longitude, 2);
    button('Move up')!.click();
    await expect.poll(() => view.center.latitude).toBeCloseTo(bounds.north, 1);
    button('Move down')!.focus();
    button('Move down')!.click();
    await expect.poll(() => view.center.latitude).toBeCloseTo(center.latitude, 1);
    const pressEscape = () =>
      page.root.activeElement!.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    pressEscape();
    expect(button('Move down')!.checkVisibility()).toBe(false);
    expect(page.root.activeElement).toBe(toggle);
    toggle.click();
    expect(button('Move down')!.checkVisibility()).toBe(true);
    pressEscape();
    expect(button('Move down')!.checkVisibility()).toBe(false);
  });

  test('closes the buttons that move it when a window opens, which they would cover', async () => {
    const view = await draw({ zoom: 13 });
    view.showMarkers(offices);
    button('Move the map')!.click();
    expect(button('Move down')!.checkVisibility()).toBe(true);
    view.openInfo('downtown', document.createElement('p'), { label: 'Austin Downtown' });
    expect(button('Move down')!.checkVisibility()).toBe(false);
    expect(button('Move the map')!.getAttribute('aria-expanded')).toBe('false');
  });

  test('has no axe violations', async () => {
    const view = await draw({ zoom: 8 });
    view.showMarkers(offices);
    view.activate('downtown');
    const content = document.createElement('p');
    content.textContent = '100 Congress Ave';
    view.openInfo('downtown', content, { label: 'Austin Downtown', takesFocus: true });
    await expect.poll(() => page.root.querySelector('[role=dialog]')).toBeTruthy();
    button('Move the map')!.click();
    const { violations } = await runAxe(page.element);
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
  });

  test('destroys the map and empties the element when its signal aborts', async () => {
    await draw();
    expect(page.element.childElementCount).toBe(1);
    page.leave();
    expect(page.element.childElementCount).toBe(0);
  });

  test('creates no style element and no global', async () => {
    const before = document.querySelectorAll('style').length;
    await draw();
    expect(document.querySelectorAll('style').length).toBe(before);
    expect(page.root.querySelectorAll('style').length).toBe(0);
    expect('L' in window).toBe(false);
  });
});
