import { everyCommit, inLongTier } from '#tooling/testing/tier';
import { es as zipTexts } from '#widgets/zip-form/strings.es';
import { axeBarriers, ibmBarriers } from '../../a11y/checkers.ts';
import { BrandTeam } from '../model/brand-team.ts';
import { expect, test } from '../model/journey.ts';

test.use({ viewport: { width: 1280, height: 900 } });

test(
  'a brand team makes a zip form with a theme, Spanish texts and a phone number, and its code works on a blank page',
  everyCommit,
  async ({ page, context, sandbox }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: sandbox.url });
    const team = new BrandTeam(page);
    await team.opens(`${sandbox.url}/configurator.html`);

    await team.setting(/^Quote page/).fill('/quote-flow.html');
    await team.unfolds(team.texts['group.texts']);
    await team.presses(team.texts['textsFor.es']);
    await team.setting(/^Submit/).fill('Ver mi precio');
    await team.chooses('brand');
    await team.setting(/^Phone/).fill('512-555-0199');
    await team.unfolds(team.texts['group.look']);
    await team.unfolds(team.texts['theme.color']);
    await team.setting('Accent accent').fill('#7a1f3d');
    await team.chooses('page');

    // What was typed stays while the settings change.
    const zip = team.preview.getByRole('textbox');
    await zip.fill('787');
    await team.unfolds(team.texts['group.page']);
    await team.configurator.getByRole('combobox', { name: /^Language language/ }).selectOption('es');
    const button = team.preview.getByRole('button', { name: 'Ver mi precio' });
    await expect(button).toHaveCSS('background-color', 'rgb(122, 31, 61)');
    await expect(zip).toHaveValue('787');

    await team.chooses('code');
    await team.presses(team.texts.copyAll);
    await expect(team.configurator.getByText(team.texts.copied)).toBeVisible();
    const code = await page.evaluate(() => navigator.clipboard.readText());
    expect(code).toBe((await team.code()).replace('\n<cover-', '\n\n<cover-'));
    expect(code).toMatch(/<!-- Covermount \d+\.\d+\.\d+ -->/);
    expect(code).toContain(`src="${sandbox.url}/covermount/covermount.js"`);

    const blank = `${sandbox.url}/blank.html`;
    await context.route(blank, (route) =>
      route.fulfill({ contentType: 'text/html', body: `<!doctype html><title>En blanco</title>${code}` }),
    );
    const visitor = await context.newPage();
    await visitor.goto(blank);
    const pageBlock = await visitor.locator('[data-covermount=page]').textContent();
    expect(JSON.parse(pageBlock ?? '')).toMatchObject({
      brands: { lonestar: { phone: '512-555-0199', theme: { accent: '#7a1f3d' } } },
    });
    const form = visitor.locator('cover-zip-form');
    await expect(form.getByRole('button', { name: 'Ver mi precio' })).toHaveCSS('background-color', 'rgb(122, 31, 61)');
    await expect(form.getByText(zipTexts.zipLabel)).toBeVisible();
    await form.getByRole('textbox').fill('78701');
    await form.getByRole('button', { name: 'Ver mi precio' }).click();
    await expect(visitor).toHaveURL(/\/quote-flow\.html/);
  },
);

test('the address of the configurator opens the same settings elsewhere', async ({ page, context, sandbox }) => {
  const team = new BrandTeam(page);
  await team.opens(`${sandbox.url}/configurator.html`);
  await team.makes('back-to-top');
  await expect(page).toHaveURL(/#p=/);
  const before = page.url();
  await team.setting(/^After/).fill('900');
  await expect(page).not.toHaveURL(before);
  const other = new BrandTeam(await context.newPage());
  await other.opens(page.url());
  await expect(other.setting(/^After/)).toHaveValue('900');
});

test('JSON and the form are two views of the same settings; broken JSON keeps the last preview', async ({
  page,
  sandbox,
  watch,
}) => {
  const team = new BrandTeam(page);
  await team.opens(`${sandbox.url}/configurator.html`);
  await expect(team.preview.getByRole('link', { name: 'See my previous quotes' })).toBeVisible();
  await team.presses(team.texts['view.json']);
  await team.writesJson('zip-form', '{ "labels": { "submit": "Go" }, "previousQuotes": false }');
  await expect(team.preview.getByRole('button', { name: 'Go' })).toBeVisible();
  await expect(team.preview.getByRole('link', { name: 'See my previous quotes' })).toHaveCount(0);

  await team.writesJson('zip-form', '{\n "labels": { "submit": "Go" ');
  await expect(team.configurator.getByText(/^Line 2, column \d+/)).toBeVisible();
  await expect(team.preview.getByRole('button', { name: 'Go' })).toBeVisible();
  await team.presses(team.texts.undo);
  await expect(team.editor('zip-form')).toHaveText('{}');
  await expect(team.preview.getByRole('link', { name: 'See my previous quotes' })).toBeVisible();
  await team.presses(team.texts.redo);
  await expect(team.editor('zip-form')).toContainText('"submit": "Go"');

  watch.allows(/^console warning: \[covermount\]/);
  await team.writesJson('zip-form', '{ "prevousQuotes": false }');
  const words = 'prevousQuotes is not a known key and was left out. Did you mean "previousQuotes"?';
  await expect(team.configurator.getByRole('status').getByText(words)).toBeVisible();

  await team.writesJson('zip-form', '{ "useLoc');
  await page.keyboard.press('Control+Space');
  await team.configurator.getByRole('option', { name: 'useLocation' }).click();
  await team.configurator.getByRole('option', { name: 'false' }).click();
  await expect(team.editor('zip-form')).toContainText('"useLocation": false');
});

for (const [language, width] of [
  ['en', 1280],
  ['es', 390],
] as const) {
  test(
    `the configurator has no barrier in ${language} at ${width} px`,
    language === 'es' ? inLongTier : {},
    async ({ page, sandbox }) => {
      await page.setViewportSize({ width, height: 900 });
      const team = new BrandTeam(page, language);
      await team.opens(`${sandbox.url}/configurator.html?language=${language}`);
      const hasNoBarriers = async () => {
        expect(await axeBarriers(page)).toEqual([]);
        expect(await ibmBarriers(page)).toEqual([]);
      };
      for (const group of ['texts', 'services', 'page'] as const) await team.unfolds(team.texts[`group.${group}`]);
      await hasNoBarriers();
      await team.presses(team.texts['view.json']);
      await team.configurator.locator('.cm-content').waitFor();
      await hasNoBarriers();
      await team.presses(team.texts['view.form']);
      await team.chooses('brand');
      await team.unfolds(team.texts['group.look']);
      await team.unfolds(team.texts['theme.color']);
      await hasNoBarriers();
      await team.chooses('code');
      await team.code();
      await hasNoBarriers();
      await team.chooses('preview');
      await hasNoBarriers();
      await team.presses(team.texts.paste);
      await hasNoBarriers();
    },
  );
}
