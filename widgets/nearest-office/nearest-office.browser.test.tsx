import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import * as z from 'zod/mini';
import { type FakePageOptions, openPage, TestDevice } from '#embed/testing/fake-page';
import { FakeServices, hangsUp, says } from '#embed/testing/fake-services';
import { renderInShadowRoot } from '#ui/testing/render-in-shadow-root';
import { nearestOfficeConfig, type NearestOfficeConfig } from './nearest-office.config.ts';
import { NearestOffice } from './nearest-office.view.tsx';
import { en } from './strings.en.ts';
import { es } from './strings.es.ts';

const hours = { hoursMonFri: '9:00 AM - 6:00 PM', hoursSaturday: '10:00 AM - 2:00 PM', hoursSunday: 'Closed' };
const exampleConfig = z.parse(nearestOfficeConfig, {
  officesPage: '/offices',
  offices: [
    {
      ...hours,
      location: 'Houston Midtown',
      latitude: 29.7422,
      longitude: -95.3778,
      address: '110 Sample St',
      city: 'Houston',
      state: 'TX',
      phone: '713-555-0142',
    },
    {
      ...hours,
      location: 'Austin North',
      latitude: 30.3621,
      longitude: -97.7102,
      address: '200 Sample Ave',
      city: 'Austin',
      state: 'TX',
      phone: '512-555-0143',
    },
  ],
});

const austin = { latitude: 30.2672, longitude: -97.7431 };
const texas = says({ address: { City: 'Austin', RegionAbbr: 'TX', Postal: '78701', CountryCode: 'USA' } });
const oklahoma = says({ address: { City: 'Tulsa', RegionAbbr: 'OK', Postal: '74103', CountryCode: 'USA' } });

type Permission = 'granted' | 'prompt' | 'denied';
let asked: ReturnType<typeof vi.spyOn>;

beforeEach(() => {
  vi.spyOn(console, 'info').mockImplementation(() => undefined);
  vi.spyOn(navigator.permissions, 'query').mockResolvedValue({ state: 'prompt' } as PermissionStatus);
  positionIs(austin);
});
afterEach(() => vi.restoreAllMocks());

function positionIs(answer: typeof austin | number | 'never') {
  asked = vi.spyOn(navigator.geolocation, 'getCurrentPosition').mockImplementation((found, failed) => {
    if (typeof answer === 'number') failed?.({ code: answer, message: 'example' } as GeolocationPositionError);
    else if (answer !== 'never') found({ coords: answer } as unknown as GeolocationPosition);
  });
}
const permissionIs = (state: Permission) =>
  vi.spyOn(navigator.permissions, 'query').mockResolvedValue({ state } as PermissionStatus);

interface Options extends FakePageOptions {
  config?: Partial<NearestOfficeConfig>;
  /** The state of the zip code from an earlier widget. */
  livesIn?: 'TX' | 'CA';
}

/** With an invitation, unless `config` has none. */
async function open({ config, livesIn, ...options }: Options = {}) {
  const device = options.device ?? new TestDevice();
  if (livesIn) {
    const place =
      livesIn === 'TX'
        ? { zip: '78701', city: 'Austin', state: 'TX' as const }
        : { zip: '90001', city: 'Los Angeles', state: 'CA' as const };
    device.openTab({ brandCode: device.brandCode }).remember('place', place);
  }
  const opened = openPage({ services: new FakeServices({ reverseGeocode: texas }), ...options, device });
  opened.device.now = Date.UTC(2026, 10, 20, 18);
  opened.host.element.innerHTML = '<div data-cover-fallback hidden><a href="/offices">Our offices</a></div>';
  const labels = opened.host.language === 'es' ? es : en;
  const drawing = await renderInShadowRoot(
    <NearestOffice config={{ ...exampleConfig, invite: true, ...config }} labels={labels} host={opened.host} />,
  );
  drawing.container.lang = opened.host.language;
  return { ...opened, ...drawing };
}

const banner = () => page.getByRole('button', { name: /^Your nearest office: Austin North/ });
const invite = () => page.getByRole('button', { name: en.invite });
const dialog = () => page.getByRole('dialog', { name: 'Austin North' });

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
    await open({ livesIn: 'TX', services: new FakeServices({ findAddressCandidates: 'austin' }) });
    await expect.element(banner()).toBeVisible();
    expect(asked).not.toHaveBeenCalled();
  });

  test('shows the banner for a remembered zip code in Texas when a granted permission yields no position', async () => {
    permissionIs('granted');
    positionIs(2);
    const { services } = await open({
      livesIn: 'TX',
      config: { invite: false },
      services: new FakeServices({ findAddressCandidates: 'austin' }),
    });
    await expect.element(banner()).toBeVisible();
    expect(asked).toHaveBeenCalledOnce();
    expect(services.requestsOf('reverseGeocode')).toEqual([]);
  });

  test('shows nothing for a remembered zip code in another state', async () => {
    const { container, services } = await open({ livesIn: 'CA' });
    await expect.poll(() => navigator.permissions.query).toHaveBeenCalled();
    await expect.poll(() => container.textContent).toBe('');
    expect([asked.mock.calls, services.received]).toEqual([[], []]);
  });
});

describe('the banner', () => {
  test('opens the office and turns its arrow; Escape closes it and returns the focus', async () => {
    const { container, focused, host } = await open({
      livesIn: 'TX',
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
      livesIn: 'TX',
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
