import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import * as z from 'zod/mini';
import { FakeServices, hangsUp, says } from '#embed/testing/fake-services';
import { interceptedPresses } from '#ui/testing/intercepted-presses';
import { nearestOfficeConfig } from './nearest-office.config.ts';
import { en } from './strings.en.ts';
import {
  austin,
  banner,
  dialog,
  invite,
  openNearestOffice as open,
  permissionIs,
  places,
  positionIs,
  texas,
} from './testing/open-nearest-office.tsx';

const oklahoma = says({ address: { City: 'Tulsa', RegionAbbr: 'OK', Postal: '74103', CountryCode: 'USA' } });
const isAt = (latitude: number, longitude: number) =>
  says({ candidates: [{ attributes: {}, location: { x: longitude, y: latitude } }] });

let asked: ReturnType<typeof positionIs>;

beforeEach(() => {
  vi.spyOn(console, 'info').mockImplementation(() => undefined);
  permissionIs('prompt');
  asked = positionIs(austin);
});
afterEach(() => vi.restoreAllMocks());

describe('a visitor without a known location', () => {
  test('asks for the position only after the visitor presses the button that explains why', async () => {
    const { violations, events } = await open();
    await expect.element(invite()).toBeVisible();
    await expect.element(page.getByText(en.inviteWhy)).toBeVisible();
    expect(asked).not.toHaveBeenCalled();
    expect(await violations()).toEqual([]);
    await invite().click();
    await expect.element(dialog()).toBeVisible();
    expect(asked.mock.calls[0]?.[2]).toEqual({ enableHighAccuracy: true, timeout: 15_000, maximumAge: 0 });
    expect(await violations()).toEqual([]);
    await expect.poll(() => events.map(({ event }) => event)).toEqual(['Nearest Office Shown', 'Office Chosen']);
  });

  test.each([1, 2, 3])(
    'explains, and links to all offices, when the position is unavailable (code %d)',
    async (code) => {
      positionIs(code);
      const { host, violations } = await open();
      await invite().click();
      await expect
        .poll(() => console.info)
        .toHaveBeenCalledExactlyOnceWith(`[covermount] The position was not found (${code}): example`);
      await expect.element(page.getByRole('status').filter({ hasText: en.positionMissing })).toBeVisible();
      await expect.element(invite()).toBeVisible();
      expect(await violations()).toEqual([]);
      expect(interceptedPresses(page.getByRole('link', { name: en.all }).element())).toEqual([]);
      expect(host.navigate).not.toHaveBeenCalled();
      await page.getByRole('link', { name: en.all }).click();
      await expect.poll(() => host.navigate).toHaveBeenCalledExactlyOnceWith('/offices', 'offices');
    },
  );

  test('shows an explanation and no banner outside Texas', async () => {
    const { violations } = await open({ services: new FakeServices({ reverseGeocode: oklahoma }) });
    await invite().click();
    await expect.element(page.getByText(en.elsewhere)).toBeVisible();
    expect(banner().elements()).toHaveLength(0);
    expect(await violations()).toEqual([]);
  });

  test.each([
    ['gets no response', hangsUp],
    ['fails', says({}, 501)],
    ['is refused', 'refused'],
    ['gets a malformed response', says([])],
  ])('shows that the location could not be looked up when the state lookup %s, and retries', async (_what, answer) => {
    const services = new FakeServices({ reverseGeocode: answer });
    const { violations } = await open({ services });
    await invite().click();
    await expect
      .element(page.getByRole('status').filter({ hasText: en.lookUpFailed }), { timeout: 20_000 })
      .toBeVisible();
    await expect.element(page.getByRole('link', { name: en.all })).toBeVisible();
    expect(page.getByText(/browser may/).elements()).toHaveLength(0);
    expect(banner().elements()).toHaveLength(0);
    expect(await violations()).toEqual([]);
    services.respond('reverseGeocode', texas);
    await invite().click();
    await expect.element(dialog()).toBeVisible();
  });

  test('says nothing about Texas when there is no geocoder to look up the state', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    await open({ addresses: { addressSearch: { base: '' } } });
    await invite().click();
    await expect.element(page.getByRole('status').filter({ hasText: en.lookUpFailed })).toBeVisible();
    await expect.poll(() => warn.mock.calls.flat().join()).toContain('There is no geocoder');
  });

  test('shows nothing by default', async () => {
    const { container } = await open({ config: { invite: z.parse(nearestOfficeConfig, {}).invite } });
    await expect.poll(() => navigator.permissions.query).toHaveBeenCalled();
    expect(container.textContent).toBe('');
    expect(asked).not.toHaveBeenCalled();
  });
});

describe('a visitor with a known location', () => {
  test('shows the banner without a permission prompt after a granted permission', async () => {
    permissionIs('granted');
    const { violations, services } = await open({ config: { invite: false } });
    await expect.element(banner()).toBeVisible();
    expect(dialog().elements()).toHaveLength(0);
    // The great-circle distance is 11 kilometers.
    await expect.element(page.getByText('11.0 kilometers away · Open now')).toBeVisible();
    expect(services.requestsOf('reverseGeocode')[0]?.query.location).toBe('-97.743,30.267');
    expect(await violations()).toEqual([]);
  });

  test('shows the banner at a position in Texas that has no zip code', async () => {
    permissionIs('granted');
    await open({ services: new FakeServices({ reverseGeocode: 'countryside' }) });
    await expect.element(banner()).toBeVisible();
  });

  test('shows no banner outside Texas after a granted permission', async () => {
    permissionIs('granted');
    const { container, services } = await open({ services: new FakeServices({ reverseGeocode: oklahoma }) });
    await expect.poll(() => services.requestsOf('reverseGeocode')).toHaveLength(1);
    await expect.poll(() => container.textContent).toBe('');
  });

  test('shows the banner for a remembered zip code in Texas without locating the visitor', async () => {
    await open({ place: places.austin, services: new FakeServices({ findAddressCandidates: 'austin' }) });
    await expect.element(banner()).toBeVisible();
    expect(asked).not.toHaveBeenCalled();
  });

  test('shows the banner for a remembered zip code in Texas when a granted permission yields no position', async () => {
    permissionIs('granted');
    asked = positionIs(2);
    const { services } = await open({
      place: places.austin,
      config: { invite: false },
      services: new FakeServices({ findAddressCandidates: 'austin' }),
    });
    await expect.element(banner()).toBeVisible();
    expect(asked).toHaveBeenCalledOnce();
    expect(services.requestsOf('reverseGeocode')).toEqual([]);
  });

  test.each([
    ['gets no response', hangsUp],
    ['fails', says({}, 501)],
    ['is refused', 'refused'],
  ])('shows the banner for a remembered zip code in Texas when the state lookup %s', async (_what, answer) => {
    permissionIs('granted');
    await open({
      place: places.austin,
      config: { invite: false },
      services: new FakeServices({ reverseGeocode: answer, findAddressCandidates: 'austin' }),
    });
    await expect.element(banner(), { timeout: 20_000 }).toBeVisible();
    expect(asked).toHaveBeenCalledOnce();
  });

  test('shows nothing for a remembered zip code in another state', async () => {
    const { container, services } = await open({ place: places.losAngeles });
    await expect.poll(() => navigator.permissions.query).toHaveBeenCalled();
    await expect.poll(() => container.textContent).toBe('');
    expect([asked.mock.calls, services.received]).toEqual([[], []]);
  });
});

describe('a zip code that another widget on the page stores', () => {
  test('shows the banner in Texas, follows a move within Texas, and hides it outside', async () => {
    const services = new FakeServices({ findAddressCandidates: isAt(30.2713, -97.7426) });
    const { visitor, container } = await open({ config: { invite: false }, services });
    expect(container.textContent).toBe('');
    visitor.remember('place', places.austin);
    await expect.element(banner()).toBeVisible();
    expect(dialog().elements()).toHaveLength(0);
    services.respond('findAddressCandidates', isAt(29.76, -95.36));
    visitor.remember('place', places.houston);
    await expect.element(banner('Houston Midtown')).toBeVisible();
    visitor.remember('place', places.losAngeles);
    await expect.poll(() => container.textContent).toBe('');
    visitor.remember('place', places.houston);
    await expect.element(banner('Houston Midtown')).toBeVisible();
  });

  test('shows the closed banner in place of the invitation after an unavailable position', async () => {
    positionIs(1);
    const services = new FakeServices({ findAddressCandidates: 'austin' });
    const { visitor } = await open({ services });
    await invite().click();
    await expect.element(page.getByText(en.positionMissing)).toBeVisible();
    visitor.remember('place', places.austin);
    await expect.element(banner()).toHaveAttribute('aria-expanded', 'false');
    expect(invite().elements()).toHaveLength(0);
    expect(dialog().elements()).toHaveLength(0);
  });

  test('shows nothing when the browser’s position is outside Texas', async () => {
    permissionIs('granted');
    const services = new FakeServices({ reverseGeocode: oklahoma, findAddressCandidates: 'austin' });
    const { visitor, container } = await open({ services });
    await expect.poll(() => services.requestsOf('reverseGeocode')).toHaveLength(1);
    visitor.remember('place', places.austin);
    await expect.poll(() => services.requestsOf('findAddressCandidates')).toHaveLength(1);
    expect(container.textContent).toBe('');
  });
});

describe('without a geocoder', () => {
  const addresses = { addressSearch: { base: '' } };

  test('shows an office near a remembered zip code in Texas, without a distance, and tells the author', async () => {
    permissionIs('granted');
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { services, violations } = await open({ place: places.austin, addresses });
    const near = page.getByRole('button', { name: /^An office near you: Austin North/ });
    await expect.element(near).toBeVisible();
    await expect.element(near).toHaveTextContent(/Austin NorthOpen now$/);
    await near.click();
    await expect.element(dialog().getByText(en.titleNear, { exact: true })).toBeVisible();
    expect(page.getByText(/kilometer/).elements()).toHaveLength(0);
    expect(await violations()).toEqual([]);
    expect([asked.mock.calls, services.received]).toEqual([[], []]);
    await expect.poll(() => warn.mock.calls.flat().join()).toContain('There is no geocoder');
    expect(warn.mock.calls.flat().join()).toContain('only to visitors with a stored zip code in Texas');
  });

  test('shows no office when none is near a remembered zip code', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    await open({ place: { ...places.austin, zip: '79901' }, addresses });
    await expect.element(invite()).toBeVisible();
    expect(page.getByRole('button', { name: /Austin North|Houston Midtown/ }).elements()).toHaveLength(0);
  });
});

describe('the banner', () => {
  test('opens the office and turns its arrow; Escape closes it and returns the focus', async () => {
    const { container, focused, host } = await open({
      place: places.austin,
      services: new FakeServices({ findAddressCandidates: 'austin' }),
    });
    const arrow = () => container.querySelector('.cover-nearest-arrow')!;
    await expect.element(banner()).toHaveAttribute('aria-expanded', 'false');
    expect(arrow().getAttribute('part')).toBe('arrow');
    await banner().click();
    await expect.element(dialog()).toBeVisible();
    await expect.poll(() => arrow().getAttribute('part')).toBe('arrow arrow-open');
    await expect.element(dialog().getByRole('link', { name: /^Get Directions: Austin North/ })).toBeVisible();
    await expect
      .element(dialog().getByRole('link', { name: /^Call Austin North/ }))
      .toHaveAttribute('href', 'tel:+15125550143');
    await dialog().getByRole('link', { name: en.all }).click();
    await expect.poll(() => host.navigate).toHaveBeenCalledExactlyOnceWith('/offices', 'offices');
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog()).not.toBeInTheDocument();
    expect(arrow().getAttribute('part')).toBe('arrow');
    await expect.poll(() => focused()?.classList.contains('cover-nearest-banner')).toBe(true);
  });

  test('shows Spanish texts', async () => {
    const { violations } = await open({
      language: 'es',
      place: places.austin,
      services: new FakeServices({ findAddressCandidates: 'austin' }),
    });
    await expect.element(page.getByRole('button', { name: /^Su oficina más cercana: Austin North/ })).toBeVisible();
    await expect.element(page.getByText('a 11.0 kilómetros · Abierta ahora')).toBeVisible();
    expect(await violations()).toEqual([]);
  });
});

test.each([
  ['there are no offices', { offices: [] }],
  ['the office file cannot be loaded', { offices: [], officesSrc: 'ftp://agency.example/offices.json' }],
])('keeps the authored content when %s', async (_what, config) => {
  permissionIs('granted');
  const { container, host, failures } = await open({ config });
  await expect.poll(() => failures).toEqual(['offices']);
  expect(container.textContent).toBe('');
  expect(host.element.querySelector<HTMLElement>('[data-cover-fallback]')!.hidden).toBe(false);
});

test('does not load a map', async () => {
  permissionIs('granted');
  await open();
  await expect.element(banner()).toBeVisible();
  const files = performance.getEntriesByType('resource').map(({ name }) => name);
  expect(files.filter((name) => /maps\/(leaflet|google|base-map|load-map-provider)/.test(name))).toEqual([]);
});
