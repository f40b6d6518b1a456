import { beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import * as z from 'zod/mini';
import { openPage } from '#embed/testing/fake-page';
import { installGoogleMapsFake } from '#maps/testing/google-maps-fake';
import { renderInShadowRoot } from '#ui/testing/render-in-shadow-root';
import { en } from './strings.en.ts';
import { es } from './strings.es.ts';
import { zipFormConfig } from './zip-form.config.ts';
import { ZipForm } from './zip-form.view.tsx';

const position = { coords: { latitude: 30.2672, longitude: -97.7431 } } as unknown as GeolocationPosition;

beforeAll(() => installGoogleMapsFake());

let asked: ReturnType<typeof vi.spyOn>;
let warned: ReturnType<typeof vi.spyOn>;
beforeEach(() => {
  asked = vi.spyOn(navigator.geolocation, 'getCurrentPosition').mockImplementation((found) => found(position));
  warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  onTestFinished(() => void vi.restoreAllMocks());
});

interface Options {
  addressSearch?: string;
  provider?: 'leaflet' | 'google';
  language?: 'en' | 'es';
  config?: object;
}

async function open({ addressSearch = '/addressSearch', provider = 'leaflet', language = 'en', config }: Options = {}) {
  const opened = openPage({ language, addresses: { addressSearch: { base: addressSearch } } });
  Object.assign(opened.host.client.services.maps, { provider, key: 'example-key' });
  const drawing = await renderInShadowRoot(
    <ZipForm config={z.parse(zipFormConfig, config ?? {})} labels={language === 'es' ? es : en} host={opened.host} />,
  );
  return { ...opened, ...drawing };
}

const zipField = (labels = en) => page.getByRole('textbox', { name: labels.zipLabel });
const locate = (labels = en) => page.getByRole('button', { name: labels.useLocation }).click();
const warnings = () => warned.mock.calls.flat().join('\n');

describe('without a geocoder', () => {
  test.each([
    ['en', en],
    ['es', es],
  ] as const)('requests no position, and asks the visitor to type the zip code (%s)', async (language, labels) => {
    const { services, container, violations } = await open({ addressSearch: '', language });
    container.lang = language;
    await locate(labels);
    await expect.element(page.getByText(labels.notLocated)).toBeVisible();
    expect(asked).not.toHaveBeenCalled();
    expect(services.received).toEqual([]);
    expect(await violations()).toEqual([]);
    await zipField(labels).fill('78701');
    await expect.element(page.getByText(labels.notLocated)).not.toBeInTheDocument();
  });

  test('warns the author unless the form does not offer the location', async () => {
    await open({ addressSearch: '', config: { useLocation: false } });
    await open();
    expect(warnings()).toBe('');
    await open({ addressSearch: '' });
    await expect.poll(warnings).toMatch(/<cover-zip-form>.*\n.*There is no geocoder/);
  });
});

test('uses the position, too, after a zip code in which there are no quotes', async () => {
  const { services } = await open({ provider: 'google' });
  services.respond('cityByZip', 'unavailable');
  await zipField().fill('99999');
  await page.getByRole('button', { name: en.submit }).click();
  await expect.poll(() => services.requestsOf('cityByZip').length).toBe(1);
  await expect.element(page.getByRole('button', { name: en.submit })).not.toHaveAttribute('aria-busy', 'true');
  await locate();
  await expect.element(zipField()).toHaveValue('78701');
});

test('finds the zip code with Google when the page’s maps are Google’s', async () => {
  const { services } = await open({ addressSearch: '', provider: 'google' });
  await locate();
  await expect.element(zipField()).toHaveValue('78701');
  expect(services.received).toEqual([]);
  expect(warnings()).toBe('');
});
