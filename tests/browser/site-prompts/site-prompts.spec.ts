import { whenAffected } from '#tooling/testing/tier';
import { en as idleEn } from '#widgets/idle-popup/strings.en';
import { en as promptTexts } from '#widgets/language-prompt/strings.en';
import { expect, test } from '../model/journey.ts';
import { PromptedPage, tallBody } from '../model/prompts.ts';

test.describe('two prompts', () => {
  test.use({ locale: 'es-MX' });

  test(
    'never show at once: the second waits, and checks its rules again',
    whenAffected,
    async ({ page, author, sandbox }) => {
      const prompted = await PromptedPage.on(page);
      await author.publishes({
        body: `<cover-language-prompt wait="4000"></cover-language-prompt><cover-idle-popup></cover-idle-popup>${tallBody}`,
      });
      await prompted.opens(`${sandbox.url}/authored.html`);
      await prompted.lets(4500);
      await expect(page.getByRole('dialog', { name: promptTexts['es.title'] })).toBeVisible();
      await prompted.lets(25_500);
      await expect(prompted.prompts).toHaveCount(1);
      await expect(page.getByRole('dialog', { name: promptTexts['es.title'] })).toBeVisible();
      await page.keyboard.press('Escape');
      await prompted.showsNothing();
      await prompted.lets(4000);
      await prompted.showsNothing();
      await prompted.lets(3000);
      await expect(page.getByRole('dialog', { name: idleEn.title })).toBeVisible();
      await expect(prompted.prompts).toHaveCount(1);
    },
  );

  test('prompts open beside an untouched flow, and leave no space on the page after they close', async ({
    page,
    author,
    visitor,
    sandbox,
  }) => {
    const prompted = await PromptedPage.on(page);
    await author.publishes({
      body: '<cover-language-prompt wait="1000"></cover-language-prompt><cover-idle-popup></cover-idle-popup><cover-quote-flow></cover-quote-flow>',
      pageBlock: {
        brands: { lonestar: { code: 'LS', name: 'Lone Star Cover', theme: { inset: '40px', canvas: '#f7f0e4' } } },
      },
    });
    await prompted.opens(`${sandbox.url}/authored.html`);
    await visitor.seesStep(visitor.texts.driverTitle);
    const leavesNoSpace = async (prompt: string) =>
      expect.poll(() => page.locator(prompt).evaluate((element) => element.getBoundingClientRect().height)).toBe(0);
    const waitsFor = async (title: string) =>
      expect
        .poll(async () => {
          await prompted.lets(1000);
          return page.getByRole('dialog', { name: title }).isVisible();
        })
        .toBe(true);
    await waitsFor(promptTexts['es.title']);
    await page.keyboard.press('Escape');
    await prompted.showsNothing();
    await leavesNoSpace('cover-language-prompt');
    await waitsFor(idleEn.title);
    await page.keyboard.press('Escape');
    await prompted.showsNothing();
    await leavesNoSpace('cover-idle-popup');
  });
});

test('a page with all four prompts loads no React before one of them opens', async ({ page, sandbox }) => {
  const prompted = await PromptedPage.on(page);
  await prompted.opens(`${sandbox.url}/site-prompts.html`);
  await prompted.lets(4000);
  expect(prompted.scripts.map((path) => path.replace(/-[\w-]{7}\.js$/, ''))).toEqual([
    '/covermount/covermount.js',
    '/covermount/chunks/triggers.chunk',
    '/covermount/chunks/policy-links',
  ]);
  await prompted.showsNothing();
});

test('an invalid wait is reported to the author and replaced by five seconds', async ({
  page,
  author,
  sandbox,
  watch,
}) => {
  watch.allows(/wait is "soon"/);
  const prompted = await PromptedPage.on(page);
  await author.publishes({
    body: '<cover-idle-popup wait="soon" exclude-paths="*"></cover-idle-popup><cover-idle-popup wait="soon" debug></cover-idle-popup>',
  });
  await prompted.opens(`${sandbox.url}/authored.html`);
  await expect.poll(() => watch.consoleLines.filter((line) => /attribute: wait is "soon"/.test(line))).toHaveLength(2);
  await expect(page.locator('cover-idle-popup').last().getByRole('complementary')).toContainText('wait is "soon"');
  await prompted.lets(4000);
  await prompted.showsNothing();
  await prompted.lets(1500);
  await expect(prompted.prompts).toHaveCount(1);
});

test('the authored content of a prompt stays on the page', async ({ page, author, sandbox }) => {
  const prompted = await PromptedPage.on(page);
  await author.publishes({ body: '<cover-idle-popup wait="0"><a href="/help">Help</a></cover-idle-popup>' });
  await prompted.opens(`${sandbox.url}/authored.html`);
  await prompted.lets(100);
  await expect(prompted.prompts).toBeVisible();
  await expect(page.getByRole('link', { name: 'Help' })).toBeVisible();
});
