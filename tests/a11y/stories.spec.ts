import { devices, expect, type Page, test as base } from '@playwright/test';
import { isLongTier } from '../tiers/tier.ts';
import { axeBarriers, bringCheckers, ibmBarriers } from './checkers.ts';
import type { Barrier } from './checkers.ts';
import { cutOff } from './reflow.ts';
import { serve } from './static-server.ts';
import { type Globals, storiesByTitle, type Story, Storybook, storybookFolder } from './storybook.ts';

const brands = ['lonestar', 'goldencoast', 'pacific'];

interface Look {
  globals: Globals;
  /** Both checkers with all rules; otherwise axe's rules about color, since nothing but colors and names differs. */
  isFull: boolean;
}

/** `npm test` checks one brand in full in each language and the colors of the other brands once; the long tier checks all in full. */
const inLanguage = (language: string): readonly Look[] =>
  brands
    .map((brand, index) => ({ globals: { brand, language }, isFull: isLongTier || index === 0 }))
    .filter(({ isFull }) => isFull || language === 'en');
const [english, spanish] = [inLanguage('en'), inLanguage('es')];

/** A new brand updates the story, a new language remounts it. Each story starts in the last language of the previous one. */
const orders: readonly (readonly Look[])[] = [
  [...english, ...spanish],
  [...spanish, ...english.toReversed()],
];

const phone = { width: 390, height: 844 };
/** Spanish texts are longer, and this brand has the largest letters. */
const narrow = spanish[0]!.globals;

const titles = storiesByTitle();
/** A story of a part: it renders even when a widget does not. */
const home = [...titles.values()].flat().findLast(({ title }) => title.startsWith('Parts/'))!;

/** Stories per test: a title with more of them is split into several tests, which workers share. */
const atOnce = 8;

/** The longest tests first, so that no worker runs a long one alone at the end. */
const batches = [...titles]
  .flatMap(([title, stories]) => {
    const count = Math.ceil(stories.length / atOnce);
    return Array.from({ length: count }, (_, part) => ({
      title: count > 1 ? `${title} (${part + 1} of ${count})` : title,
      stories: stories.filter((__, place) => place % count === part),
    }));
  })
  .toSorted(
    (one, other) =>
      Number(other.title.startsWith('Widgets/')) - Number(one.title.startsWith('Widgets/')) ||
      other.stories.length - one.stories.length,
  );

const test = base.extend<object, { storybook: Storybook }>({
  storybook: [
    async ({ browser }, use) => {
      const server = await serve(storybookFolder);
      const page = await browser.newPage({
        viewport: phone,
        reducedMotion: 'reduce',
        // Storybook does not wait for animations under test automation.
        userAgent: `${devices['Desktop Chrome'].userAgent} StorybookTestRunner`,
      });
      await bringCheckers(page);
      const storybook = new Storybook(page, server.origin, home);
      await storybook.open();
      await use(storybook);
      await page.close();
      server.close();
    },
    { scope: 'worker' },
  ],
});

const described = ({ name }: Story, { brand, language }: Globals, troubles: readonly string[]) =>
  troubles.map((trouble) => `${name} [${brand}, ${language}] ${trouble}`);

const written = ({ checker, rule, where, help }: Barrier) => `${checker} ${rule}: ${where} — ${help}`;

const barriersOf = async (page: Page, isFull: boolean): Promise<Barrier[]> =>
  isFull
    ? [...(await axeBarriers(page)), ...(await ibmBarriers(page))]
    : axeBarriers(page, ['color-contrast', 'link-in-text-block']);

test.describe.configure({ timeout: 300_000 });

for (const { title, stories } of batches) {
  test(`${title}: has no accessibility violation in any brand or language, and loses no content in forced colors at 320 px`, async ({
    storybook,
  }) => {
    const { page } = storybook;
    const troubles: string[] = [];
    for (const [place, story] of stories.entries()) {
      for (const { globals, isFull } of orders[place % 2]!) {
        if (globals === narrow) {
          await page.setViewportSize({ width: 320, height: 640 });
          await page.emulateMedia({ forcedColors: 'active' });
          const isShown = await storybook.show(story, narrow);
          const losses = isShown ? [...(await axeBarriers(page)).map(written), ...(await cutOff(page))] : [];
          troubles.push(
            ...described(
              story,
              narrow,
              [...storybook.takeTroubles(), ...losses].map((loss) => `in forced colors on 320 px: ${loss}`),
            ),
          );
          await page.setViewportSize(phone);
          await page.emulateMedia({ forcedColors: 'none' });
          await storybook.rests();
        }
        const isShown = await storybook.show(story, globals);
        const barriers = isShown ? await barriersOf(page, isFull) : [];
        troubles.push(...described(story, globals, [...storybook.takeTroubles(), ...barriers.map(written)]));
        if (!isShown) break;
      }
    }
    expect(troubles).toEqual([]);
  });
}

test('both checkers find violations inside shadow roots', async ({ storybook }) => {
  await storybook.show(home, { brand: 'lonestar', language: 'en' });
  await storybook.page.evaluate(() => {
    const host = document.createElement('div');
    host.id = 'barriers';
    host.attachShadow({ mode: 'open' }).innerHTML = '<div><img src="data:," width="20" height="20"><input></div>';
    document.querySelector('main')?.append(host);
  });
  const rules = async (barriers: Promise<Barrier[]>) => (await barriers).map(({ rule }) => rule);
  expect(await rules(axeBarriers(storybook.page))).toEqual(expect.arrayContaining(['image-alt', 'label']));
  expect(await rules(ibmBarriers(storybook.page))).toEqual(
    expect.arrayContaining(['img_alt_valid', 'input_label_exists']),
  );
  await storybook.page.evaluate(() => document.querySelector('#barriers')?.remove());
});
