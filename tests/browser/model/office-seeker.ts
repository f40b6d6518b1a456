import { expect, type Locator, type Page } from '@playwright/test';
import { googleMapsFakeScript, googleMapsScript } from '#maps/testing/google-maps-fake';
import { exampleOffices } from '#widgets/office-locator/office-locator.examples';
import { en } from '#widgets/office-locator/strings.en';
import { es } from '#widgets/office-locator/strings.es';
import { axeBarriers } from '../../a11y/checkers.ts';
import type { Author } from './author.ts';

export const austin = { latitude: 30.2672, longitude: -97.7431 };

/** Matches the files of a map: providers, outlines, Google's script. */
export const mapFiles =
  /\/(leaflet|google|load-map-provider|map|states|counties)-[\w-]{7}\.js|\/(leaflet|google)-[\w-]+\.js|maps\.googleapis/;

/** Publishes a page with the example offices on Google's map, whose script is a fake. */
export async function onGoogle(page: Page, author: Author, body: string): Promise<string> {
  await page
    .context()
    .route(googleMapsScript, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: googleMapsFakeScript() }),
    );
  await author.publishesJson('/few-offices.json', exampleOffices);
  const services = { addressSearch: { base: '/sandbox/geocode' }, maps: { provider: 'google', key: 'example-key' } };
  return author.publishes({ body: `<main><h1>Our offices</h1>${body}</main>`, pageBlock: { services } });
}

/** The browser's response to a position request: a position or an error. */
export type BrowserPosition = { latitude: number; longitude: number } | 'denied' | 'unavailable' | 'timed out';

const codes = { denied: 1, unavailable: 2, 'timed out': 3 } as const;

/** Stubs the browser's position. Returns a function that counts the requests. */
export async function browserIsAt(page: Page, position: BrowserPosition): Promise<() => Promise<number>> {
  await page.addInitScript(
    ([answer, code]) => {
      const counted = globalThis as unknown as { positionsAsked: number };
      counted.positionsAsked = 0;
      navigator.geolocation.getCurrentPosition = (found, failed) => {
        counted.positionsAsked += 1;
        if (typeof answer === 'object') found({ coords: answer } as unknown as GeolocationPosition);
        else failed?.({ code, message: `The position is ${answer}` } as GeolocationPositionError);
      };
    },
    [position, typeof position === 'object' ? 0 : codes[position]] as const,
  );
  return () => page.evaluate(() => (globalThis as unknown as { positionsAsked: number }).positionsAsked);
}

/** A visitor of the office locator. */
export class OfficeSeeker {
  readonly texts: typeof en;
  readonly widget: Locator;

  constructor(
    readonly page: Page,
    language: 'en' | 'es' = 'en',
  ) {
    this.texts = language === 'es' ? es : en;
    this.widget = page.locator('cover-office-locator');
  }

  get field(): Locator {
    return this.widget.getByRole('textbox', { name: this.texts.searchLabel });
  }

  get list(): Locator {
    return this.widget.getByRole('list', { name: this.texts.listLabel, exact: true });
  }

  /** The names in the list, from the top. */
  get names(): Locator {
    return this.list.getByRole('heading', { level: 3 });
  }

  item(name: string): Locator {
    return this.list.getByRole('button', { name, exact: true });
  }

  marker(name: string): Locator {
    return this.widget.locator('.cover-map-marker').and(this.widget.getByRole('button', { name, exact: true }));
  }

  window(name: string): Locator {
    return this.widget.getByRole('dialog', { name });
  }

  async looksFor(text: string): Promise<void> {
    await this.field.fill(text);
    await this.page.keyboard.press('Enter');
  }

  /** Looks for a place, and opens an office near it in the list. */
  async opensOffice(place: string, name: string): Promise<void> {
    await this.looksFor(place);
    await expect(this.names.first()).toHaveText(name);
    await expect(this.field).toHaveValue(place);
    await this.item(name).click();
    await expect(this.item(name)).toHaveAttribute('aria-expanded', 'true');
    await expect(this.list.getByRole('link', { name: `Call ${name}` })).toBeVisible();
  }

  async locatesThemselves(): Promise<void> {
    await this.widget.getByRole('button', { name: this.texts.useLocation }).click();
  }

  async reads(text: string | RegExp): Promise<void> {
    await expect(this.widget.getByText(text).first()).toBeVisible();
  }

  async meetsNoBarrier(): Promise<void> {
    expect(await axeBarriers(this.page)).toEqual([]);
  }
}
