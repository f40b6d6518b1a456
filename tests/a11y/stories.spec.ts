import { devices, expect, type Page, test as base } from '@playwright/test';
import { commitNumber } from '#tooling/testing/commit-number';
import { parts } from '#tooling/testing/sample';
import { whenAffected, isLongTier } from '#tooling/testing/tier';
import { axeBarriers, ibmBarriers } from './checkers.ts';
import type { Barrier } from './checkers.ts';
import { missingKeyboardHints } from './keyboard-hints.ts';
import { cutOff } from './reflow.ts';
import { serve } from './static-server.ts';
import { type Globals, storiesByTitle, type Story, Storybook, storybookFolder } from './storybook.ts';
import { smallTargets } from './target-sizes.ts';
import { lostBySpacing } from './text-spacing.ts';

const brands = ['lonestar', 'goldencoast', 'pacific'];

/** What is checked in one look at a story. */
type Check =
  /** Both checkers with all rules, sizes of targets and attributes of fields, at 390 px. */
  | 'full'
  /** axe's rules about color, at 390 px: nothing but colors and names differs between brands. */
  | 'colors'
  /** The same and content that is cut off, also by a wider spacing of text, in forced colors at 320 px. */
  | 'narrow';

interface Look {
  globals: Globals;
  check: Check;
}

const [first, ...others] = brands as [string, ...string[]];
const inLanguage = (language: string, check: Check, of = brands): readonly Look[] =>
  of.map((brand) => ({ globals: { brand, language }, check }));

/**
 * The number of this round of 64 commits. A test runs in every 64th commit, so the commit's own number would
 * always be even, or always odd, for the test.
 */
const round = Math.floor(commitNumber / parts);

/**
 * `npm test`: each story in one language, every second story of a part or widget in the other language; 64 commits
 * later they swap. English: all checks at 390 px, and the colors of one other brand. Spanish: all checks on a narrow
 * screen, where its longer texts fit least. Long tier: all checks in both languages for every brand.
 */
function looksAt(index: number, of: number): readonly Look[] {
  const narrow: Look = { globals: { brand: first, language: 'es' }, check: 'narrow' };
  if (isLongTier) {
    const [english, spanish] = [inLanguage('en', 'full'), [narrow, ...inLanguage('es', 'full')]];
    // A new brand updates the story, a new language remounts it: each story starts in the last language of the previous one.
    return index % 2 === 0 ? [...english, ...spanish] : [...spanish, ...english.toReversed()];
  }
  const english = [
    ...inLanguage('en', 'full', [first]),
    ...inLanguage('en', 'colors', [others[Math.floor(index / 2) % others.length]!]),
  ];
  if (of === 1) return [...english, narrow];
  return (index + round) % 2 === 0 ? english : [narrow];
}

const phone = { width: 390, height: 844 };

const titles = storiesByTitle();
/** A story of a part, which renders even when widgets fail. */
const home = [...titles.values()].flat().findLast(({ title }) => title.startsWith('Parts/'))!;

/**
 * Stories per test: a title with more stories is split into several tests, so that each commit checks some stories of
 * each widget.
 */
const atOnce = 4;

/** The longest tests first, so that no worker runs a long one alone at the end. */
const batches = [...titles]
  .flatMap(([title, stories]) => {
    const count = Math.ceil(stories.length / atOnce);
    return Array.from({ length: count }, (_, part) => ({
      title: count > 1 ? `${title} (${part + 1} of ${count})` : title,
      stories: stories.filter((__, index) => index % count === part),
    }));
  })
  .toSorted(
    (a, b) =>
      Number(b.title.startsWith('Widgets/')) - Number(a.title.startsWith('Widgets/')) ||
      b.stories.length - a.stories.length,
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
      const storybook = new Storybook(page, server.origin, home);
      await storybook.open();
      await use(storybook);
      await page.close();
      server.close();
    },
    { scope: 'worker' },
  ],
});

/** The fields of the form widget are the author's, with the author's attributes; examples of parts have few. */
const needsKeyboardHints = ({ title }: Story): boolean => title.startsWith('Widgets/') && title !== 'Widgets/Form';

const described = ({ name }: Story, { brand, language }: Globals, problems: readonly string[]) =>
  problems.map((problem) => `${name} [${brand}, ${language}] ${problem}`);

const written = ({ checker, rule, where, help }: Barrier) => `${checker} ${rule}: ${where} — ${help}`;

const barriersOf = async (page: Page, check: Check): Promise<Barrier[]> =>
  check === 'colors'
    ? axeBarriers(page, ['color-contrast', 'link-in-text-block'])
    : [...(await axeBarriers(page)), ...(await ibmBarriers(page))];

/** Shows a story on a narrow screen in forced colors, until `leave`. */
async function narrowScreen(page: Page): Promise<{ leave: () => Promise<void> }> {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.emulateMedia({ forcedColors: 'active' });
  return {
    leave: async () => {
      await page.setViewportSize(phone);
      await page.emulateMedia({ forcedColors: 'none' });
    },
  };
}

test.describe.configure({ timeout: 300_000 });

for (const { title, stories } of batches) {
  test(`${title}: has no accessibility violation in any brand or language, has no small target, and loses no content in forced colors and with wider spacing at 320 px`, async ({
    storybook,
  }) => {
    const { page } = storybook;
    const problems: string[] = [];
    for (const [index, story] of stories.entries()) {
      for (const { globals, check } of looksAt(index, stories.length)) {
        const screen = check === 'narrow' ? await narrowScreen(page) : undefined;
        const isShown = await storybook.show(story, globals);
        const found = isShown
          ? [
              ...(await barriersOf(page, check)).map(written),
              ...(check === 'colors' ? [] : await smallTargets(page)),
              ...(check === 'colors' || !needsKeyboardHints(story) ? [] : await missingKeyboardHints(page)),
              ...(screen ? [...(await cutOff(page)), ...(await lostBySpacing(page))] : []),
            ]
          : [];
        const place = screen ? 'in forced colors at 320 px: ' : '';
        problems.push(
          ...described(
            story,
            globals,
            [...storybook.takeProblems(), ...found].map((problem) => place + problem),
          ),
        );
        if (screen) {
          await screen.leave();
          await storybook.rests();
        }
        if (!isShown) break;
      }
    }
    expect(problems).toEqual([]);
  });
}

test('both checkers find violations inside shadow roots', whenAffected, async ({ storybook }) => {
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
