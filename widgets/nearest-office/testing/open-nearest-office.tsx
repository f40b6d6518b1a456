import { vi } from 'vitest';
import { page } from 'vitest/browser';
import * as z from 'zod/mini';
import type { Place } from '#domain/place';
import { type FakePageOptions, openPage, TestDevice } from '#embed/testing/fake-page';
import { FakeServices, says } from '#embed/testing/fake-services';
import { renderInShadowRoot } from '#ui/testing/render-in-shadow-root';
import { nearestOfficeConfig, type NearestOfficeConfig } from '../nearest-office.config.ts';
import { NearestOffice } from '../nearest-office.view.tsx';
import { en } from '../strings.en.ts';
import { es } from '../strings.es.ts';

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
      zipcode: '77002',
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
      zipcode: '78757',
      phone: '512-555-0143',
    },
  ],
});

export const austin = { latitude: 30.2672, longitude: -97.7431 };
export const texas = says({ address: { City: 'Austin', RegionAbbr: 'TX', Postal: '78701', CountryCode: 'USA' } });

/** Places that a visitor gave to another widget. */
export const places = {
  austin: { zip: '78701', city: 'Austin', state: 'TX' },
  houston: { zip: '77002', city: 'Houston', state: 'TX' },
  losAngeles: { zip: '90001', city: 'Los Angeles', state: 'CA' },
} as const satisfies Record<string, Place>;

/** The browser's position: coordinates, an error code, or no response. */
export const positionIs = (answer: typeof austin | number | 'never') =>
  vi.spyOn(navigator.geolocation, 'getCurrentPosition').mockImplementation((found, failed) => {
    if (typeof answer === 'number') failed?.({ code: answer, message: 'example' } as GeolocationPositionError);
    else if (answer !== 'never') found({ coords: answer } as unknown as GeolocationPosition);
  });

export const permissionIs = (state: 'granted' | 'prompt' | 'denied') =>
  vi.spyOn(navigator.permissions, 'query').mockResolvedValue({ state } as PermissionStatus);

interface NearestOfficeOptions extends FakePageOptions {
  config?: Partial<NearestOfficeConfig>;
  /** The place that the visitor gave to another widget before. */
  place?: Place;
  /** Where places are looked up: the page's geocoder by default. */
  provider?: 'leaflet' | 'google';
}

/** With an invitation, unless `config` has none. */
export async function openNearestOffice({
  config,
  place,
  provider = 'leaflet',
  ...options
}: NearestOfficeOptions = {}) {
  const device = options.device ?? new TestDevice();
  if (place) device.openTab({ brandCode: device.brandCode }).remember('place', place);
  const opened = openPage({ services: new FakeServices({ reverseGeocode: texas }), ...options, device });
  opened.device.now = Date.UTC(2026, 10, 20, 18);
  Object.assign(opened.host.client.services.maps, { provider, key: 'example-key' });
  opened.host.element.innerHTML = '<div data-cover-fallback hidden><a href="/offices">Our offices</a></div>';
  const labels = opened.host.language === 'es' ? es : en;
  const drawing = await renderInShadowRoot(
    <NearestOffice config={{ ...exampleConfig, invite: true, ...config }} labels={labels} host={opened.host} />,
  );
  drawing.container.lang = opened.host.language;
  return { ...opened, ...drawing };
}

export const banner = (office = 'Austin North') =>
  page.getByRole('button', { name: new RegExp(`^Your nearest office: ${office}`) });
export const invite = () => page.getByRole('button', { name: en.invite });
export const dialog = () => page.getByRole('dialog', { name: 'Austin North' });
