import { beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import * as z from 'zod/mini';
import { milesBetween } from '#domain/distance';
import type { GeoPosition } from '#domain/geo-position';
import { hangsUp, FakeServices, says } from '#embed/testing/fake-services';
import { googleMapsFake, installGoogleMapsFake } from '#maps/testing/google-maps-fake';
import { officeLocatorConfig } from './office-locator.config.ts';
import { exampleConfig, manyOffices } from './office-locator.examples.ts';
import { en } from './strings.en.ts';
import { es } from './strings.es.ts';
import { I, isAt, openLocator, positionIs } from './testing/open-locator.tsx';

// Replaces Google's script: the loader uses an existing `google.maps`.
beforeAll(() => installGoogleMapsFake());

/** The eight offices nearest to a position, by a full scan. */
const eightAround = (position: GeoPosition) =>
  exampleConfig.offices
    .toSorted((a, b) => milesBetween(position, a) - milesBetween(position, b))
    .slice(0, 8)
    .map(({ location }) => location);
const eightOfTexas = eightAround({ latitude: 31.17, longitude: -99.68 });
const eightAroundAustin = eightAround({ latitude: 30.2672, longitude: -97.7431 });

/** The answer of `/list.json`, which holds the offices. */
function officesFileIs(answer: () => Promise<Response>) {
  const real = globalThis.fetch;
  vi.stubGlobal('fetch', (input: RequestInfo | URL, init?: RequestInit) =>
    String(input).endsWith('/list.json') ? answer() : real(input, init),
  );
  onTestFinished(() => void vi.unstubAllGlobals());
}

/** Holds `/list.json` until the returned function is called. */
function holdOfficesFile(): () => void {
  let release = () => undefined as void;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  officesFileIs(() => released.then(() => Response.json(exampleConfig.offices)));
  return release;
}

const inFile = { offices: [], officesSrc: '/list.json' };

describe.each(['leaflet', 'google'] as const)('with %s', (provider) => {
  const open = (options: Parameters<typeof openLocator>[0] = {}) => openLocator({ provider, ...options });
  const austin = () => new FakeServices({ findAddressCandidates: isAt(30.2672, -97.7431) });

  test('lists the eight offices nearest to the center of the map once it is idle', async () => {
    const { violations } = await open();
    await expect.poll(() => I.listed().length, { timeout: 10_000 }).toBe(8);
    expect(I.listed()).toEqual(eightOfTexas);
    await expect
      .element(page.getByText('12 offices in this part of the map. The list has the 8 nearest to its middle.').first())
      .toBeVisible();
    expect(await violations()).toEqual([]);
  });

  test('sorts the offices around a searched place by distance', async () => {
    const { events } = await open({ services: austin() });
    await I.lookFor('Austin, TX');
    await I.seesList(...eightAroundAustin);
    await expect.element(page.getByText('The 8 offices nearest to Austin, TX').first()).toBeVisible();
    await expect.element(page.getByText('Distances are in a straight line from Austin, TX.')).toBeVisible();
    await expect.element(page.getByText('0.0 miles')).toBeVisible();
    await expect
      .poll(() => events.filter(({ event }) => event === 'Offices Searched').map(({ data }) => data))
      .toEqual([{ source: 'city', outcome: 'found' }]);
  });

  test('opens window and list item from a marker, moves the focus, and returns it on Escape', async () => {
    const { focused, container, violations, events } = await open({
      config: { latitude: 30.2672, longitude: -97.7431, zoom: 12 },
    });
    const marker = () => container.querySelector<HTMLElement>('.cover-map-marker[aria-label="Austin Downtown"]');
    await expect.poll(marker, { timeout: 10_000 }).not.toBeNull();
    marker()!.click();
    const dialog = I.window('Austin Downtown');
    await expect.element(dialog).toBeVisible();
    await expect.poll(() => focused()?.getAttribute('role')).toBe('dialog');
    await expect.element(I.item('Austin Downtown')).toHaveAttribute('aria-expanded', 'true');
    await expect.poll(() => marker()?.getAttribute('aria-pressed')).toBe('true');
    for (const name of [/^Get Directions/, /^Send an Email/, /^Location Details/, /^Call Austin Downtown/]) {
      await expect.element(dialog.getByRole('link', { name })).toBeVisible();
    }
    await expect.element(dialog.getByText('Open now')).toBeVisible();
    await expect.element(dialog.getByText('9:00 AM - 6:00 PM')).toBeVisible();
    expect(await violations()).toEqual([]);
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(I.item('Austin Downtown')).toHaveAttribute('aria-expanded', 'false');
    await expect.poll(() => marker()?.getAttribute('aria-pressed') ?? 'grouped').not.toBe('true');
    await expect
      .poll(() => events.filter(({ event }) => event === 'Office Chosen').map(({ data }) => data))
      .toEqual([{ source: 'map' }]);
  });

  test('opens the window from a list item, and keeps the focus and the list', async () => {
    const { focused, container } = await open();
    await expect.poll(() => I.listed().length, { timeout: 10_000 }).toBe(8);
    const before = I.listed();
    await I.item('Kyle').click();
    await expect.element(I.window('Kyle')).toBeVisible();
    await expect
      .poll(() => container.querySelector('.cover-map-marker[aria-label="Kyle"]')?.getAttribute('aria-pressed'))
      .toBe('true');
    await expect.poll(() => focused()?.textContent).toBe('Kyle');
    expect(I.listed()).toEqual(before);
    await I.item('Cedar Park').click();
    await expect.element(I.window('Cedar Park')).toBeVisible();
    await expect.element(I.window('Kyle')).not.toBeInTheDocument();
    await I.item('Cedar Park').click();
    await expect.element(I.window('Cedar Park')).not.toBeInTheDocument();
  });

  test('shows the offices around the browser’s position', async () => {
    const asked = positionIs({ latitude: 30.2672, longitude: -97.7431 });
    await open();
    expect(asked).not.toHaveBeenCalled();
    await I.locateMyself();
    await expect.element(page.getByText('The 8 offices nearest to you').first()).toBeVisible();
    expect(asked.mock.calls[0]?.[2]).toEqual({ enableHighAccuracy: true, timeout: 15_000, maximumAge: 0 });
  });

  test('shows the searched place again after the page has changed its language', async () => {
    const { container, switchTo } = await open({ services: austin() });
    await I.lookFor('Austin, TX');
    await I.seesList(...eightAroundAustin);
    const before = container.querySelector('.cover-offices-map-place')!.firstElementChild!;
    await switchTo('es');
    await expect.poll(() => before.isConnected, { timeout: 10_000 }).toBe(false);
    // It is in a group on a map of the whole state.
    await expect
      .poll(() => container.querySelector('.cover-map-marker[aria-label="Austin Downtown"]'), { timeout: 10_000 })
      .not.toBeNull();
    await expect.element(page.getByText('Las 8 oficinas más cercanas a Austin, TX').first()).toBeVisible();
    expect(I.listed()).toEqual(eightAroundAustin);
  });
});

describe('when Google’s geocoder fails', () => {
  const fail = (status: string) => {
    googleMapsFake().geocoderStatus = status;
    onTestFinished(() => void (googleMapsFake().geocoderStatus = undefined));
  };

  test.each(['OVER_QUERY_LIMIT', 'REQUEST_DENIED', 'ERROR'])(
    'says that the place could not be looked up (%s), and the next search works',
    async (status) => {
      fail(status);
      await openLocator({ provider: 'google' });
      await I.lookFor('Austin, TX');
      await I.seesError(en['error.unreachable']);
      googleMapsFake().geocoderStatus = undefined;
      await I.lookFor('Austin, Texas');
      await I.seesList(...eightAroundAustin);
    },
  );

  test('says that the visitor is offline', async () => {
    fail('ERROR');
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    onTestFinished(() => onLine.mockRestore());
    await openLocator({ provider: 'google' });
    await I.lookFor('Austin, TX');
    await I.seesError(en['error.offline']);
  });

  test('says that the place is unknown when Google has no such place', async () => {
    await openLocator({ provider: 'google' });
    await I.lookFor('00000');
    await I.seesError(en['error.notFound']);
  });
});

describe('zoom', () => {
  /** The zoom levels that the locator moved the map to. */
  async function recordZooms() {
    const { LeafletView } = await import('#maps/leaflet/leaflet-view');
    const spy = vi.spyOn(LeafletView.prototype, 'moveTo');
    onTestFinished(() => spy.mockRestore());
    return () => spy.mock.calls.map(([, zoom]) => zoom);
  }

  test('zooms to 12 after a search with offices in view', async () => {
    const zooms = await recordZooms();
    await openLocator({
      hasTiles: true,
      services: new FakeServices({ findAddressCandidates: isAt(30.2672, -97.7431) }),
    });
    await I.lookFor('78701');
    await I.seesList(...eightAroundAustin);
    await expect.poll(zooms).toEqual([12]);
  });

  test('zooms out from 12 until an office is in view', async () => {
    const zooms = await recordZooms();
    // Thirty miles from the nearest office.
    await openLocator({ hasTiles: true, services: new FakeServices({ findAddressCandidates: isAt(30.27, -98.4) }) });
    await I.lookFor('78636');
    await expect.poll(() => I.listed().length, { timeout: 10_000 }).toBeGreaterThan(0);
    await expect.element(page.getByText(/offices? near(est to)? 78636/).first()).toBeVisible();
    await expect.poll(() => zooms().slice(0, 2)).toEqual([12, 11]);
    expect(zooms().at(-1)).toBeGreaterThanOrEqual(9);
  });

  test('zooms out around a place that was searched before the offices have loaded', async () => {
    const zooms = await recordZooms();
    const release = holdOfficesFile();
    const { services } = await openLocator({
      hasTiles: true,
      config: inFile,
      services: new FakeServices({ findAddressCandidates: isAt(30.27, -98.4) }),
    });
    await I.lookFor('78636');
    await expect.element(page.getByText('Looking for 78636…')).toBeInTheDocument();
    expect(services.requestsOf('findAddressCandidates')).toEqual([]);
    release();
    await expect.element(page.getByText(/offices? near(est to)? 78636/).first()).toBeVisible();
    await expect.poll(() => zooms().slice(0, 2)).toEqual([12, 11]);
  });

  test('zooms out to 9 at most, and says that there are no offices', async () => {
    const zooms = await recordZooms();
    const { violations } = await openLocator({
      hasTiles: true,
      services: new FakeServices({ findAddressCandidates: isAt(44.3, -110.5) }),
    });
    await I.lookFor('82190');
    await expect.element(page.getByText(en.empty)).toBeVisible();
    await expect.poll(zooms).toEqual([12, 11, 10, 9]);
    expect(await violations()).toEqual([]);
  });

  test('zooms to 13 at an office, or as configured from the list; closing resets it to 9, or to 12 after a search', async () => {
    const zooms = await recordZooms();
    const { container } = await openLocator({
      hasTiles: true,
      config: { listZoom: 15 },
      services: new FakeServices({ findAddressCandidates: isAt(30.2672, -97.7431) }),
    });
    await expect.poll(() => I.listed().length, { timeout: 10_000 }).toBe(8);
    await I.item('Kyle').click();
    await I.item('Kyle').click();
    await expect.poll(zooms).toEqual([15, 9]);
    await I.lookFor('78701');
    await I.seesList(...eightAroundAustin);
    await expect.poll(zooms).toEqual([15, 9, 12]);
    container.querySelector<HTMLElement>('.cover-map-marker[aria-label="Austin Downtown"]')!.click();
    await expect.element(I.window('Austin Downtown')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.poll(zooms).toEqual([15, 9, 12, 13, 12]);
  });
});

describe('a search without a result', () => {
  test.each(['', '787', 'Austin, 78701', '<b>'])(
    'shows an error for an invalid text at the field: %j',
    async (text) => {
      const { focused, services } = await openLocator();
      await I.lookFor(text);
      await I.seesError(en['error.invalid']);
      await expect.poll(() => (focused() as HTMLInputElement | null)?.name).toBe('officeSearch');
      expect(services.requestsOf('findAddressCandidates')).toEqual([]);
    },
  );

  test.each([
    ['of an unknown place', says({ candidates: [] }), en['error.notFound']],
    ['that gets no response', hangsUp, en['error.unreachable']],
    ['that is refused', 'refused', en['error.unreachable']],
  ])('shows an error at the field when %s, and the next search works', async (_what, answer, text) => {
    const services = new FakeServices({ findAddressCandidates: answer });
    const { violations } = await openLocator({ services });
    await expect.poll(() => I.listed().length, { timeout: 10_000 }).toBe(8);
    await I.lookFor('78701');
    await expect.poll(() => page.getByText(text).elements().length, { timeout: 20_000 }).toBe(1);
    expect(await violations()).toEqual([]);
    expect(I.listed()).toHaveLength(8);
    services.respond('findAddressCandidates', isAt(30.2672, -97.7431));
    await I.lookFor('78702');
    await I.seesList(...eightAroundAustin);
  });

  test.each([1, 2, 3] as const)('asks for a place when the position is unavailable (code %d)', async (code) => {
    positionIs(code);
    const { violations } = await openLocator();
    await expect.poll(() => I.listed().length, { timeout: 10_000 }).toBe(8);
    await I.locateMyself();
    await I.seesError(en['error.positionMissing']);
    expect(I.listed()).toHaveLength(8);
    expect(await violations()).toEqual([]);
    await expect
      .poll(() => console.info)
      .toHaveBeenCalledExactlyOnceWith(`[covermount] The position was not found (${code}): example`);
  });
});

test('does not say whether an office is open when its hours are only partly understood', async () => {
  const [austin] = exampleConfig.offices;
  const hours = ['9 AM - 5 PM (closed 12-1)', 'Mon-Thu 9-6, Fri 9-5', '1 - 5'];
  const offices = hours.map((hoursMonFri, index) => ({ ...austin!, location: `Office ${index}`, hoursMonFri }));
  await openLocator({ config: { offices } });
  await expect.poll(() => I.listed().length, { timeout: 10_000 }).toBe(hours.length);
  for (const [index, text] of hours.entries()) {
    await I.item(`Office ${index}`).click();
    const dialog = I.window(`Office ${index}`);
    await expect.element(dialog.getByText(text, { exact: true })).toBeVisible();
    await expect.element(dialog.getByText(/open now|closed now/i)).not.toBeInTheDocument();
    await I.item(`Office ${index}`).click();
  }
});

test('finds the same offices around a place in a small and in a large window', async () => {
  onTestFinished(() => page.viewport(390, 844));
  const found: (string | null)[][] = [];
  for (const [width, height] of [
    [390, 844],
    [1600, 1200],
  ] as const) {
    await page.viewport(width, height);
    const { unmount } = await openLocator({
      services: new FakeServices({ findAddressCandidates: isAt(30.2672, -97.7431) }),
    });
    await I.lookFor('Austin, TX');
    await expect.element(page.getByText('The 8 offices nearest to Austin, TX').first()).toBeVisible();
    found.push(I.listed());
    await unmount();
  }
  expect(found[1]).toEqual(found[0]);
});

test('offers the nearest office when no office is nearby', async () => {
  const { violations } = await openLocator({
    services: new FakeServices({ findAddressCandidates: isAt(40.7128, -74.006) }),
  });
  await I.lookFor('New York, NY');
  await expect.element(page.getByText(en.empty)).toBeVisible();
  expect(await violations()).toEqual([]);
  await page.getByRole('button', { name: /^Show the nearest office: Dallas Central, 1,3\d\d\.\d miles$/ }).click();
  await expect.element(I.window('Dallas Central')).toBeVisible();
  await expect.poll(I.listed).toContain('Dallas Central');
});

test.each([
  ['78701-1234', '78701'],
  ['787011234', '78701'],
  ['Austin, Tejas', 'Austin, TX'],
])('searches %s as %s', async (text, sent) => {
  const services = new FakeServices({ findAddressCandidates: isAt(30.2672, -97.7431) });
  await openLocator({ services });
  await I.lookFor(text);
  await I.seesList(...eightAroundAustin);
  expect(services.requestsOf('findAddressCandidates').map(({ query }) => query.SingleLine)).toEqual([sent]);
});

test('lists offices as near a place only while the map shows the place', async () => {
  const { container } = await openLocator({
    services: new FakeServices({ findAddressCandidates: isAt(30.2672, -97.7431) }),
  });
  await I.lookFor('78701');
  await expect.element(page.getByText('The 8 offices nearest to 78701').first()).toBeVisible();
  await I.seesList(...eightAroundAustin);
  const map = container.querySelector<HTMLElement>('[role=application]')!;
  const pans = (key: string, keyCode: number) =>
    map.dispatchEvent(new KeyboardEvent('keydown', { key, keyCode, bubbles: true, composed: true }));
  map.focus();
  for (let press = 0; press < 3; press += 1) pans('ArrowDown', 40);
  const summary = () => container.querySelector('.cover-offices-summary')?.textContent;
  await expect.poll(summary).toMatch(/in this part of the map/);
  expect(summary()).toContain('Distances are in a straight line from 78701.');
});

describe('without a geocoder', () => {
  const open = async (config: Parameters<typeof openLocator>[0] = {}) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    onTestFinished(() => warn.mockRestore());
    return { warn, ...(await openLocator({ hasGeocoder: false, ...config })) };
  };

  test.each(['78701', 'Austin, TX', 'Austin, Texas', 'austin texas', 'Austin, Tejas', 'austin tejas'])(
    'finds the offices of %s by office address, and warns the author',
    async (text) => {
      const { warn, services } = await open();
      await expect.poll(() => warn.mock.calls.flat().join()).toContain('There is no geocoder');
      await expect.poll(() => I.listed().length, { timeout: 10_000 }).toBe(8);
      await I.lookFor(text);
      await expect.element(page.getByText(`The 8 offices nearest to ${text}`).first()).toBeVisible();
      await expect.poll(() => I.listed().slice(0, 3)).toEqual(expect.arrayContaining(['Austin Downtown']));
      // The office is not at the searched place, so no distance from it is shown.
      await expect.element(page.getByText(en.distancesFromMiddle)).toBeVisible();
      expect(services.received).toEqual([]);
    },
  );

  test('finds the offices of a place that was searched before they have loaded', async () => {
    const release = holdOfficesFile();
    const { violations } = await open({ config: inFile });
    await I.lookFor('78701');
    await expect.element(page.getByText('Looking for 78701…')).toBeInTheDocument();
    expect(await violations()).toEqual([]);
    release();
    await expect.element(page.getByText('The 8 offices nearest to 78701').first()).toBeVisible();
  });

  test('shows an error for a place without offices', async () => {
    await open();
    await I.lookFor('10001');
    await I.seesError(en['error.notFound']);
  });
});

test('breaks long words in the name of an office', async () => {
  const { container } = await openLocator({
    provider: 'google',
    config: { offices: [{ ...exampleConfig.offices[0]!, location: 'A'.repeat(400), address: 'B'.repeat(400) }] },
  });
  await expect.poll(() => I.listed().length, { timeout: 10_000 }).toBe(1);
  await I.item(I.listed()[0]!).click();
  await expect.element(page.getByRole('dialog')).toBeVisible();
  const width = container.getBoundingClientRect().width;
  const wide = [...container.querySelectorAll('.cover-offices-found, .cover-offices-found *, .cover-map-info *')]
    .filter((element) => !element.closest('.cover-hidden') && element.scrollWidth > width)
    .map(({ className }) => className);
  expect(wide).toEqual([]);
});

describe('the offices', () => {
  test('reads offices from a file, and reports its invalid rows', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    onTestFinished(() => warn.mockRestore());
    officesFileIs(() =>
      Promise.resolve(Response.json({ offices: [...exampleConfig.offices.slice(0, 1), { location: 'Nowhere' }] })),
    );
    await openLocator({ config: inFile });
    await I.seesList('Austin Downtown');
    await expect
      .poll(() => warn.mock.calls.flat().join())
      .toContain('[1] "Nowhere": latitude is missing; accepted is a number from -90 to 90. The row is left out.');
  });

  test('loads the offices again when the visitor retries', async () => {
    let isDown = true;
    officesFileIs(() =>
      isDown ? Promise.reject(new TypeError('Failed to fetch')) : Promise.resolve(Response.json(exampleConfig.offices)),
    );
    const { failures, violations, focused } = await openLocator({ config: inFile });
    await expect.element(page.getByText(en.missing)).toBeVisible();
    expect(await violations()).toEqual([]);
    await expect.poll(() => failures).toEqual(['offices']);
    isDown = false;
    await page.getByRole('button', { name: en.retry }).click();
    await expect.poll(() => I.listed().length, { timeout: 10_000 }).toBe(8);
    expect(focused()?.getAttribute('aria-label')).toBe(en.listLabel);
  });

  test.each([true, false])(
    'a search says that they could not be loaded, and continues once they are loaded again (geocoder: %s)',
    async (hasGeocoder) => {
      const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
      onTestFinished(() => warn.mockRestore());
      let isDown = true;
      officesFileIs(() =>
        isDown
          ? Promise.reject(new TypeError('Failed to fetch'))
          : Promise.resolve(Response.json(exampleConfig.offices)),
      );
      const services = new FakeServices({ findAddressCandidates: isAt(30.2672, -97.7431) });
      const { violations } = await openLocator({ config: inFile, hasGeocoder, services });
      await expect.element(page.getByText(en.missing)).toBeVisible();
      await I.lookFor('78701');
      await I.seesError(en['error.officesMissing']);
      expect(await violations()).toEqual([]);
      isDown = false;
      await page.getByRole('button', { name: en.retry }).click();
      await expect.element(page.getByText('The 8 offices nearest to 78701').first()).toBeVisible();
      await expect.element(page.getByText(en['error.officesMissing'])).not.toBeInTheDocument();
    },
  );

  test('shows a notice when the list of offices is empty, and tells the author', async () => {
    const { failures } = await openLocator({ config: { offices: [] } });
    await expect.element(page.getByText(en.none)).toBeVisible();
    expect(failures).toEqual(['offices']);
  });

  test('handles 5,000 offices', async () => {
    const offices = z.parse(officeLocatorConfig, { offices: manyOffices(5000) }).offices;
    await openLocator({ config: { offices } });
    await expect.poll(() => I.listed().length, { timeout: 10_000 }).toBe(8);
  });

  test('lists the offices without a map, and their distances once there is a place to measure from', async () => {
    const services = new FakeServices({ findAddressCandidates: isAt(29.75, -95.4) });
    const { failures, violations } = await openLocator({ provider: 'mapless', services });
    await expect.element(page.getByText(en.mapMissing)).toBeVisible();
    await expect.poll(() => I.listed().length).toBe(8);
    await expect.poll(() => failures).toEqual(['map']);
    const distances = page.getByText(/^[\d.,]+ miles?$/);
    expect(distances.elements()).toEqual([]);
    expect(await violations()).toEqual([]);
    await I.item(I.listed()[0]!).click();
    await expect.element(page.getByRole('link', { name: /^Get Directions/ })).toBeVisible();
    await I.lookFor('77002');
    await expect.poll(() => I.listed()[0], { timeout: 10_000 }).toBe('Houston Midtown');
    expect(distances.elements()).toHaveLength(8);
  });
});

test('reports followed links, and navigates only to trusted addresses', async () => {
  const { events, outcomes, host } = await openLocator();
  await expect.poll(() => I.listed().length, { timeout: 10_000 }).toBe(8);
  await I.item('Austin Downtown').click();
  const list = page.getByRole('list', { name: en.listLabel, exact: true });
  const directions = list.getByRole('link', { name: 'Get Directions: Austin Downtown, opens a new window' });
  await expect.element(directions).toHaveAttribute('target', '_blank');
  await expect
    .element(directions)
    .toHaveAttribute('href', expect.stringMatching(/^https:\/\/(www\.google\.com\/maps\/dir|maps\.apple\.com)\//));
  await expect
    .element(list.getByRole('link', { name: /^Send an Email/ }))
    .toHaveAttribute('href', 'mailto:downtown@agency.example');
  await expect.element(list.getByRole('link', { name: /^Call/ })).toHaveAttribute('href', 'tel:+15125550142');
  await list.getByRole('link', { name: /^Location Details/ }).click();
  await expect.poll(() => host.navigate).toHaveBeenCalledExactlyOnceWith('/offices/austin-downtown', 'office');
  await expect
    .poll(() => events.filter(({ event }) => event === 'Office Followed').map(({ data }) => data))
    .toEqual([{ channel: 'details' }]);
  await expect.poll(() => outcomes).toEqual(['details']);
});

test('prefills the zip code from an earlier widget', async () => {
  const { device } = await openLocator();
  device.openTab({ brandCode: device.brandCode }).remember('place', { zip: '78701', city: 'Austin', state: 'TX' });
  const { services } = await openLocator({ device });
  await expect.element(page.getByRole('textbox', { name: en.searchLabel }).last()).toHaveValue('78701');
  expect(services.requestsOf('findAddressCandidates')).toEqual([]);
});

test('restores what was typed in this tab, also after a search', async () => {
  const { device, unmount } = await openLocator({
    services: new FakeServices({ findAddressCandidates: isAt(30.2672, -97.7431) }),
  });
  device.openTab({ brandCode: device.brandCode }).remember('place', { zip: '78701', city: 'Austin', state: 'TX' });
  await I.lookFor('Austin, TX');
  await I.seesList(...eightAroundAustin);
  await unmount();
  const again = await openLocator({ device });
  const field = page.getByRole('textbox', { name: en.searchLabel });
  await expect.element(field).toHaveValue('Austin, TX');
  await field.fill('');
  await again.unmount();
  await openLocator({ device });
  await expect.element(field).toHaveValue('78701');
});

test('shows all texts in Spanish', async () => {
  const { violations } = await openLocator({ language: 'es' });
  await expect.element(page.getByRole('heading', { name: es.title })).toBeVisible();
  await expect
    .element(
      page.getByText('12 oficinas en esta parte del mapa. La lista tiene las 8 más cercanas a su centro.').first(),
    )
    .toBeVisible();
  expect(await violations()).toEqual([]);
});
