import type { Locator, Page } from '@playwright/test';
import { format } from '#i18n/format';
import { whenAffected, inLongTier, isLongTier } from '#tooling/testing/tier';
import { en as form } from '#widgets/form/strings.en';
import { es as formEs } from '#widgets/form/strings.es';
import { en as glossary } from '#widgets/glossary/strings.en';
import { es as glossaryEs } from '#widgets/glossary/strings.es';
import { animated } from '../../a11y/animations.ts';
import { axeBarriers, ibmBarriers } from '../../a11y/checkers.ts';
import { cutOff } from '../../a11y/reflow.ts';
import { outOfOrder, type Part, partsInTreeOrder } from '../../a11y/visual-order.ts';
import { expect, test } from '../model/journey.ts';
import { recordLayoutShifts } from '../model/layout-shifts.ts';

const widgets = [
  'hero-bar',
  'zip-form',
  'testimonials',
  'reviews',
  'video',
  'team',
  'countdown',
  'glossary',
  'form',
  'newsletter',
];

const brands = ['lonestar', 'goldencoast', 'pacific'];
/** The visitor's search term and the expected texts in each language. */
const languages = {
  en: { form, glossary, word: 'hail', definition: 'a deer, a thief', received: 'Received' },
  es: { form: formEs, glossary: glossaryEs, word: 'granizo', definition: 'un venado, un ladrón', received: 'Recibido' },
} as const;

/** The main page in every 32nd commit, the others in the long tier. */
const variants = brands.flatMap((brand) =>
  (['en', 'es'] as const).map((language) => ({
    brand,
    language,
    tier: brand === 'lonestar' && language === 'en' ? {} : inLongTier,
  })),
);

/** An element that had the focus, also inside shadow roots. */
interface Stop extends Part {
  widget: string;
  /** True if the element is in the window, with an outline. */
  isShown: boolean;
}

/** Presses Tab to the end of the page. */
async function tabThrough(page: Page): Promise<Stop[]> {
  const stops: Stop[] = [];
  for (let presses = 0; presses < 120; presses += 1) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(() => {
      // oxlint-disable-next-line no-restricted-properties -- The focus of the whole page is followed into every root.
      let focused = document.activeElement;
      let widget = '';
      while (focused?.shadowRoot?.activeElement) {
        widget ||= focused.localName.replace('cover-', '');
        focused = focused.shadowRoot.activeElement;
      }
      if (!focused || focused === document.body) return undefined;
      const { top, bottom, left, right } = focused.getBoundingClientRect();
      return {
        name: focused.getAttribute('aria-label') ?? (focused.textContent.trim() || focused.getAttribute('name')) ?? '',
        widget,
        top: top + scrollY,
        bottom: bottom + scrollY,
        left,
        right,
        isShown:
          bottom > 0 &&
          top < innerHeight &&
          // A slider draws its own focus ring.
          (parseFloat(getComputedStyle(focused).outlineWidth) >= 2 || focused.matches('.cover-slider-track')),
      };
    });
    if (!stop) return stops;
    stops.push(stop);
  }
  throw new Error('Tab never leaves the page.');
}

/** A busy machine may take longer for the offers than the page waits. */
const lateOffers = /no offers had come when the time was up/;

/**
 * Scrolls down, as visitors do. Waits for each widget below the window, so that a busy machine is not faster at scrolling
 * than at loading.
 */
async function drawsEverything(page: Page): Promise<void> {
  for (const widget of widgets) {
    const element = page.locator(`cover-${widget}`);
    await element.evaluate((host) => scrollBy(0, Math.max(0, host.getBoundingClientRect().top - innerHeight)));
    await expect(element.locator('.cover-root').first()).toBeVisible();
    await element.evaluate((host) => host.scrollIntoView({ block: 'center' }));
  }
  await page.evaluate(() => scrollTo(0, 0));
}

/** Uses each widget of the page by keyboard, and sends the form at the end. */
async function usesEverything(page: Page, language: keyof typeof languages): Promise<void> {
  const texts = languages[language];
  const terms = page.locator('cover-glossary');
  await terms.getByRole('searchbox', { name: texts.glossary.filter }).focus();
  await page.keyboard.type(texts.word);
  const found = format(texts.glossary['found.other'], { count: 1, all: 6 });
  await expect(terms.getByText(found).first()).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(terms.locator('details').getByText(texts.definition)).toBeVisible();
  await page.locator('cover-video').getByRole('button').press('Enter');
  await expect(page.locator('cover-video iframe')).toBeFocused();
  await page.locator('cover-testimonials').getByRole('button').last().press('Enter');
  const contact: Locator = page.locator('cover-form .cover-root');
  await contact.getByRole('textbox').first().focus();
  await page.keyboard.type('Alex Example');
  await page.keyboard.press('Tab');
  await page.keyboard.type('alex@example.com');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.type('What is a deductible?');
  await page.keyboard.press('Tab');
  await expect(contact.getByRole('button', { name: texts.form.submit })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: texts.received })).toBeVisible();
}

for (const { brand, language, tier } of variants) {
  for (const width of [390, 1280]) {
    test(
      `a marketing page of ${brand} in ${language} works by keyboard in visual order, without a shift (${width} px)`,
      tier,
      async ({ page, sandbox, watch }) => {
        watch.allows(lateOffers);
        const shifts = await recordLayoutShifts(page);
        await page.setViewportSize({ width, height: 844 });
        await page.goto(`${sandbox.url}/marketing.html?brand=${brand}&language=${language}`);
        await drawsEverything(page);
        expect(await shifts()).toEqual([]);
        expect(outOfOrder(await partsInTreeOrder(page))).toEqual([]);
        expect(watch.addresses.filter((address) => address.startsWith(sandbox.partnerUrl))).toEqual([]);

        const stops = await tabThrough(page);
        expect(stops.filter(({ isShown }) => !isShown)).toEqual([]);
        expect(outOfOrder(stops)).toEqual([]);
        const visited = stops
          .map(({ widget }) => widget)
          .filter((widget, index, all) => widget && widget !== all[index - 1]);
        // The hero bar and the countdown have no controls.
        expect(visited).toEqual(widgets.filter((widget) => widget !== 'hero-bar' && widget !== 'countdown'));
        await usesEverything(page, language);
      },
    );
  }
}

test('a marketing page without script shows its texts, forms and links', whenAffected, async ({ browser, sandbox }) => {
  const page = await browser.newPage({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });
  await page.goto(`${sandbox.url}/marketing.html`);
  for (const text of [
    '80,000',
    'Two policies, one deductible.',
    'Somebody answers the phone. In Spanish, too.',
    'Read our reviews',
    'Watch: what happens after a claim',
    'Has explained deductibles since 2009.',
    'The day ends at midnight, Central time.',
    'The part of a loss that you pay first.',
  ])
    await expect(page.getByText(text)).toBeVisible();
  await expect(page.getByLabel('Your question')).toBeEditable();
  await expect(page.getByRole('button', { name: 'Sign me up' })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await page.getByLabel('ZIP code').fill('78701');
  await page.getByRole('button', { name: 'See my quotes' }).click();
  await expect(page).toHaveURL(/quote-flow\.html\?zip=78701/);
  await page.close();
});

const looks: readonly [name: string, media: Parameters<Page['emulateMedia']>[0], width: number][] = [
  ['at 320 px', {}, 320],
  ['in forced colors at 320 px', { forcedColors: 'active' }, 320],
  ['at 390 px', {}, 390],
  ['with motion at 1280 px', { reducedMotion: 'no-preference' }, 1280],
];

for (const { brand, language, tier } of variants) {
  test(
    `a marketing page of ${brand} in ${language} fits 320 px and forced colors, without shift, animation or barrier`,
    tier,
    async ({ page, sandbox, watch }) => {
      watch.allows(lateOffers);
      const shifts = await recordLayoutShifts(page);
      for (const [name, media, width] of looks) {
        await page.emulateMedia({ forcedColors: 'none', reducedMotion: 'reduce', ...media });
        await page.setViewportSize({ width, height: 844 });
        await page.goto(`${sandbox.url}/marketing.html?brand=${brand}&language=${language}`);
        await drawsEverything(page);
        expect(await cutOff(page), name).toEqual([]);
        expect(await shifts(), name).toEqual([]);
        if (media?.reducedMotion === undefined) expect(await animated(page), name).toEqual([]);
        expect(await axeBarriers(page), name).toEqual([]);
        if (isLongTier) expect(await ibmBarriers(page), name).toEqual([]);
      }
    },
  );
}

test(
  'the checks find an animation in a shadow root and a tree order that differs from the visual order',
  whenAffected,
  async ({ page }) => {
    await page.setContent('<main><h1>One</h1><div id="two"></div><p id="three">Three</p></main>');
    await page.evaluate(() => {
      const inner = document.createElement('div');
      inner.attachShadow({ mode: 'open' }).innerHTML = '<button class="spinner">Two</button>';
      document.querySelector('#two')!.attachShadow({ mode: 'open' }).append(inner);
    });
    expect(await animated(page)).toEqual([]);
    expect(outOfOrder(await partsInTreeOrder(page))).toEqual([]);

    const style = (name: string, css: string) =>
      page.evaluate(
        ([selector, text]) => document.querySelector<HTMLElement>(selector!)!.setAttribute('style', text!),
        [name, css],
      );
    await style('main', 'display: flex; flex-direction: column');
    await style('#three', 'order: -1');
    expect(outOfOrder(await partsInTreeOrder(page))).toContain('“p Three” is seen before “button Two”');
    await style('#three', '');
    await style('main', 'display: flex; flex-direction: row-reverse; align-items: center');
    expect(outOfOrder(await partsInTreeOrder(page))).toContain('“button Two” is seen before “h1 One”');

    await page.evaluate(() => {
      const inner = document.querySelector('#two')!.shadowRoot!.firstElementChild!.shadowRoot!;
      inner.querySelector('button')!.animate({ rotate: ['0deg', '360deg'] }, { duration: 1000, iterations: Infinity });
    });
    expect(await animated(page)).toEqual(['button spinner']);
  },
);
