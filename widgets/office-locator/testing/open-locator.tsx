import { expect, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { Language } from '#domain/language';
import { type FakePageOptions, openPage } from '#embed/testing/fake-page';
import { says } from '#embed/testing/fake-services';
import { renderInShadowRoot } from '#ui/testing/render-in-shadow-root';
import type { OfficeLocatorConfig } from '../office-locator.config.ts';
import { exampleConfig } from '../office-locator.examples.ts';
import { OfficeLocator } from '../office-locator.view.tsx';
import { en } from '../strings.en.ts';
import { es } from '../strings.es.ts';

interface LocatorOptions extends FakePageOptions {
  config?: Partial<OfficeLocatorConfig>;
  /** `mapless`: no map loads, and places are looked up with the page's geocoder. */
  provider?: 'leaflet' | 'google' | 'mapless';
  /** With tiles the map has streets, and zooms as close as the spec says. */
  hasTiles?: boolean;
  hasGeocoder?: boolean;
}

/** The geocoder's position of a place. */
export const isAt = (latitude: number, longitude: number) =>
  says({ candidates: [{ attributes: {}, location: { x: longitude, y: latitude } }] });

/** Opens the locator on its own page. Its clock is fixed at noon of a Friday in Texas. */
export async function openLocator({
  config,
  provider = 'leaflet',
  hasTiles = false,
  hasGeocoder = true,
  ...options
}: LocatorOptions = {}) {
  const opened = openPage({ path: '/offices', ...options });
  opened.device.now = Date.UTC(2026, 10, 20, 18);
  Object.assign(opened.host.client.services.maps, {
    provider: provider === 'google' ? 'google' : 'leaflet',
    key: 'example-key',
    tiles: hasTiles ? '/tiles/{z}/{x}/{y}.png' : '',
  });
  if (!hasGeocoder) opened.host.client.services.addressSearch.base = '';
  if (provider === 'mapless') {
    vi.stubGlobal('ResizeObserver', function brokenObserver() {
      throw new Error('The map did not load.');
    });
  }
  // An animated map reaches its target only when the animation ends.
  const query = globalThis.matchMedia.bind(globalThis);
  vi.stubGlobal('matchMedia', (text: string) => (text.includes('reduced-motion') ? { matches: true } : query(text)));
  onTestFinished(() => void vi.unstubAllGlobals());
  const labelsOf = (language: Language) => (language === 'es' ? es : en);
  const labels = labelsOf(opened.host.language);
  const shownConfig = { ...exampleConfig, ...config };
  const widget = (more: Partial<OfficeLocatorConfig> = {}) => (
    <OfficeLocator config={{ ...shownConfig, ...more }} labels={labels} host={opened.host} />
  );
  const drawing = await renderInShadowRoot(widget());
  drawing.container.lang = opened.host.language;
  return {
    ...opened,
    ...drawing,
    labels,
    configure: (more: Partial<OfficeLocatorConfig>) => drawing.rerender(widget(more)),
    /** The page changes its language: the widget gets another host and other labels. */
    switchTo: (language: Language) =>
      drawing.rerender(
        <OfficeLocator config={shownConfig} labels={labelsOf(language)} host={{ ...opened.host, language }} />,
      ),
  };
}

type Answer = { latitude: number; longitude: number } | 1 | 2 | 3 | 'never';

/** The browser's position: coordinates, an error code, or no response. */
export function positionIs(answer: Answer) {
  vi.spyOn(console, 'info').mockImplementation(() => undefined);
  const asked = vi.spyOn(navigator.geolocation, 'getCurrentPosition').mockImplementation((found, failed) => {
    if (answer === 'never') return;
    if (typeof answer === 'number') failed?.({ code: answer, message: 'example' } as GeolocationPositionError);
    else found({ coords: answer } as unknown as GeolocationPosition);
  });
  onTestFinished(() => void vi.restoreAllMocks());
  return asked;
}

const list = () => page.getByRole('list', { name: en.listLabel, exact: true });

/** Actions and observations of a visitor with English texts. */
export const I = {
  async lookFor(text: string) {
    await page.getByRole('textbox', { name: en.searchLabel }).fill(text);
    await page.getByRole('button', { name: en.search, exact: true }).click();
  },
  locateMyself: () => page.getByRole('button', { name: en.useLocation }).click(),
  item: (name: string) => list().getByRole('button', { name, exact: true }),
  marker: (name: string) => page.getByRole('region', { name: en.map }).getByRole('button', { name, exact: true }),
  window: (name: string) => page.getByRole('dialog', { name }),
  seesError: (text: string) =>
    expect
      .element(page.getByRole('textbox', { name: en.searchLabel }))
      .toHaveAccessibleDescription(expect.stringContaining(text)),
  /** The names in the list. */
  listed: () =>
    [...document.querySelectorAll('*')]
      .flatMap(({ shadowRoot }) => [...(shadowRoot?.querySelectorAll('.cover-offices-choose') ?? [])])
      .map(({ textContent }) => textContent),
  seesList: (...names: string[]) => expect.poll(I.listed, { timeout: 10_000 }).toEqual(names),
};
