import type { Page } from '@playwright/test';
import { everyCommit, inLongTier } from '#tooling/testing/tier';
import { en as form } from '#widgets/form/strings.en';
import { en as glossary } from '#widgets/glossary/strings.en';
import { cutOff } from '../../a11y/reflow.ts';
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

/** Tells apart two places of the page, in shadow roots too. */
interface Stop {
  name: string;
  widget: string;
  top: number;
  left: number;
  /** It is in the window, with an outline. */
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
      const box = focused.getBoundingClientRect();
      return {
        name: focused.getAttribute('aria-label') ?? (focused.textContent.trim() || focused.getAttribute('name')) ?? '',
        widget,
        top: box.top + scrollY,
        left: box.left,
        isShown:
          box.bottom > 0 &&
          box.top < innerHeight &&
          // The ring of a slider is its own.
          (getComputedStyle(focused).outlineStyle !== 'none' || focused.matches('.cover-slider-track')),
      };
    });
    if (!stop) return stops;
    stops.push(stop);
  }
  throw new Error('Tab never leaves the page.');
}

/** Scrolls down, as visitors do, until each widget is drawn. */
async function drawsEverything(page: Page): Promise<void> {
  for (const widget of widgets) {
    const element = page.locator(`cover-${widget}`);
    await element.evaluate((host) => host.scrollIntoView({ block: 'center' }));
    await expect(element.locator('.cover-root').first()).toBeVisible();
  }
  await page.evaluate(() => scrollTo(0, 0));
}

/** Headings, controls and widgets in the order of the accessibility tree, with where they are. */
const treeOrder = (page: Page) =>
  page.evaluate(() => {
    const within = (root: ParentNode): Element[] =>
      [...root.querySelectorAll('*')].flatMap((element) => [
        ...(element.matches('h1, h2, h3, summary, input, select, textarea, button, blockquote, [role=timer], iframe')
          ? [element]
          : []),
        ...(element.shadowRoot ? within(element.shadowRoot) : []),
      ]);
    return within(document.body)
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .filter((element) => element.closest('[inert], [aria-hidden=true], .cover-hidden') === null)
      .map((element) => {
        const { top, bottom, left } = element.getBoundingClientRect();
        return { name: `${element.localName} ${element.textContent.trim().slice(0, 30)}`, top, bottom, left };
      });
  });

test(
  'a marketing page with every content widget is used by keyboard alone, in the order in which it is seen, with one origin and without a layout shift',
  {},
  async ({ page, sandbox, watch }) => {
    const shifts = await recordLayoutShifts(page);
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 844 });
      await page.goto(`${sandbox.url}/marketing.html`);
      await drawsEverything(page);
      expect(await shifts(), `${width} px wide`).toEqual([]);
      const order = await treeOrder(page);
      const backwards = order.filter(
        ({ bottom, left }, index) => index > 0 && bottom < order[index - 1]!.top && left <= order[index - 1]!.left,
      );
      expect(backwards, `${width} px wide`).toEqual([]);
    }
    expect(watch.addresses.filter((address) => address.startsWith(sandbox.partnerUrl))).toEqual([]);

    const stops = await tabThrough(page);
    expect(stops.filter(({ isShown }) => !isShown)).toEqual([]);
    const visited = stops
      .map(({ widget }) => widget)
      .filter((widget, index, all) => widget && widget !== all[index - 1]);
    // A bar of figures and a clock have nothing to press.
    expect(visited).toEqual(widgets.filter((widget) => widget !== 'hero-bar' && widget !== 'countdown'));

    await page.locator('cover-glossary').getByRole('searchbox', { name: glossary.filter }).focus();
    await page.keyboard.type('hail');
    await expect(page.locator('cover-glossary').getByText('1 of 6 terms').first()).toBeVisible();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.locator('cover-glossary details').getByText('a deer, a thief')).toBeVisible();
    await page.locator('cover-video').getByRole('button').press('Enter');
    await expect(page.locator('cover-video iframe')).toBeFocused();
    await page.locator('cover-testimonials').getByRole('button').last().press('Enter');
    const contact = page.locator('cover-form');
    await contact.getByRole('textbox', { name: 'Your name' }).focus();
    await page.keyboard.type('Alex Example');
    await page.keyboard.press('Tab');
    await page.keyboard.type('alex@example.com');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.type('What is a deductible?');
    await page.keyboard.press('Tab');
    await expect(contact.locator('.cover-root').getByRole('button', { name: form.submit })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Received' })).toBeVisible();
  },
);

test('a marketing page is read without script, with every form and link', everyCommit, async ({ browser, sandbox }) => {
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

for (const brand of ['lonestar', 'goldencoast', 'pacific']) {
  for (const language of ['en', 'es']) {
    const isMain = brand === 'lonestar' && language === 'en';
    test(
      `a marketing page of ${brand} in ${language} fits 320 px, also in forced colors, and nothing shifts or moves by itself`,
      isMain ? {} : inLongTier,
      async ({ page, sandbox }) => {
        const shifts = await recordLayoutShifts(page);
        for (const [name, media, width] of looks) {
          await page.emulateMedia({ forcedColors: 'none', reducedMotion: 'reduce', ...media });
          await page.setViewportSize({ width, height: 844 });
          await page.goto(`${sandbox.url}/marketing.html?brand=${brand}&language=${language}`);
          await drawsEverything(page);
          expect(await cutOff(page), name).toEqual([]);
          // Large fonts break lines elsewhere in the narrowest window.
          if (width >= 390) expect(await shifts(), name).toEqual([]);
          if (media?.reducedMotion === undefined)
            expect(await page.evaluate(() => document.getAnimations().length), name).toBe(0);
        }
      },
    );
  }
}
