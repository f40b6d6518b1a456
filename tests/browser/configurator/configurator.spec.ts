import { keyName } from '#configuration/key-name';
import { whenAffected, inLongTier } from '#tooling/testing/tier';
import { es as zipTexts } from '#widgets/zip-form/strings.es';
import { axeBarriers, ibmBarriers } from '../../a11y/checkers.ts';
import { BrandTeam } from '../model/brand-team.ts';
import { expect, test } from '../model/journey.ts';

test.use({ viewport: { width: 1280, height: 900 } });

test(
  'a link that is opened in the tab of the configurator replaces the project, and Back returns to it',
  whenAffected,
  async ({ page, sandbox }) => {
    const team = new BrandTeam(page);
    await team.opens(`${sandbox.url}/configurator.html`);
    await team.chooses('widget');
    const quotePage = team.setting(/^Quote page/);
    await quotePage.fill('/first.html');
    await expect(page).toHaveURL(/#/);
    const link = page.url();
    await quotePage.fill('/second.html');
    await expect(page).not.toHaveURL(link);
    // The page is loaded again, after the navigation within it.
    const opened = page.waitForEvent('load');
    await page.goto(link);
    await opened;
    await team.chooses('widget');
    await expect(quotePage).toHaveValue('/first.html');
    const reopened = page.waitForEvent('load');
    await page.goBack();
    await reopened;
    await team.chooses('widget');
    await expect(quotePage).toHaveValue('/second.html');
  },
);

test(
  'a brand team makes a zip form with a theme, Spanish texts and a phone number, and its code works on a blank page',
  whenAffected,
  async ({ page, context, sandbox, watch }) => {
    // The code configures no geocoder, which the console reports.
    watch.allows(/^console warning: \[covermount\]/);
    await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: sandbox.url });
    const team = new BrandTeam(page);
    await team.opens(`${sandbox.url}/configurator.html`);

    // A brand of the page is copied only once the team chooses it.
    await team.chooses('brand');
    await team.startsFrom('lonestar');
    await team.chooses('widget');
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

    // Typed text stays while the settings change.
    const zip = team.preview.getByRole('textbox');
    await zip.fill('787');
    await team.unfolds(team.texts['group.page']);
    await team.configurator.getByRole('combobox', { name: /^Language language/ }).selectOption('es');
    const button = team.preview.getByRole('button', { name: 'Ver mi precio' });
    await expect(button).toHaveCSS('background-color', 'rgb(122, 31, 61)');
    await expect(zip).toHaveValue('787');

    await team.unfolds(team.texts['group.services']);
    await team.unfolds(keyName('api'));
    await team.setting(/^Base/).fill('/agency');

    await team.chooses('code');
    await team.setting(team.texts.filesAt).fill(`${sandbox.url}/covermount`);
    await team.presses(team.texts.copyAll);
    await expect(team.configurator.getByText(team.texts.copied)).toBeInViewport();
    const code = await page.evaluate(() => navigator.clipboard.readText());
    expect(code).toBe((await team.code()).replace('\n<cover-', '\n\n<cover-'));
    expect(code).toMatch(/<!-- Covermount \d+\.\d+\.\d+ -->/);
    expect(code).toContain(`src="${sandbox.url}/covermount/covermount.js"`);

    const blank = `${sandbox.url}/blank.html`;
    await context.route(blank, (route) =>
      route.fulfill({ contentType: 'text/html', body: `<!doctype html><title>En blanco</title>${code}` }),
    );
    await context.route(`${sandbox.url}/agency/**`, (route) =>
      route.continue({ url: route.request().url().replace('/agency/', '/sandbox/') }),
    );
    const visitor = await context.newPage();
    await visitor.goto(blank);
    const pageBlock = await visitor.locator('[data-covermount=page]').textContent();
    const written = JSON.parse(pageBlock ?? '') as object;
    expect(written).toMatchObject({
      brand: 'lonestar',
      language: 'es',
      // Only the preview uses the services of the page where the configurator runs.
      services: { api: { base: '/agency' } },
      brands: { lonestar: { phone: '512-555-0199', theme: { accent: '#7a1f3d' } } },
    });
    expect(Object.keys(written).toSorted()).toEqual(['brand', 'brands', 'language', 'services']);
    expect(await visitor.content()).not.toContain('/sandbox');
    const form = visitor.locator('cover-zip-form');
    await expect(form.getByRole('button', { name: 'Ver mi precio' })).toHaveCSS('background-color', 'rgb(122, 31, 61)');
    await expect(form.getByText(zipTexts.zipLabel)).toBeVisible();
    await form.getByRole('textbox').fill('78701');
    await form.getByRole('button', { name: 'Ver mi precio' }).click();
    await expect(visitor).toHaveURL(/\/quote-flow\.html/);
  },
);

test('a team that changes one setting copies only that setting, and nothing of the configurator’s page', async ({
  page,
  sandbox,
}) => {
  const team = new BrandTeam(page);
  await team.opens(`${sandbox.url}/configurator.html`);
  await team.setting(/^Quote page/).fill('/start');
  await expect(team.preview.getByRole('textbox')).toBeVisible();
  await team.chooses('code');
  const code = await team.code();
  expect(code).toContain('<cover-zip-form quote-page="/start">');
  expect(code).not.toContain('data-covermount="page"');
  expect(code).not.toContain(new URL(sandbox.url).host);
  expect(code).toContain('https://your-site.example/covermount/covermount.js');
});

test('the packaged configurator page works by itself: it has no services, and its preview shows the widget', async ({
  page,
  sandbox,
  watch,
}) => {
  watch.allows(/^console warning: \[covermount\]/);
  const team = new BrandTeam(page);
  await team.opens(`${sandbox.url}/covermount/configurator/index.html`);
  await team.setting(/^Quote page/).fill('/start');
  await team.unfolds(team.texts['group.texts']);
  await team.setting(/^Submit/).fill('Go');
  await expect(team.preview.getByRole('button', { name: 'Go' })).toBeVisible();
  await expect(team.configurator.getByRole('combobox', { name: team.texts.previewLanguage })).toBeVisible();
  await expect(team.configurator.getByRole('combobox', { name: team.texts.services })).toHaveCount(0);
  await team.chooses('code');
  expect(await team.code()).toContain('<cover-zip-form quote-page="/start">');
});

test('the URL of the configurator opens the same settings in another tab', async ({ page, context, sandbox }) => {
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

test('a setting that was just typed survives a reload', async ({ page, sandbox }) => {
  const team = new BrandTeam(page);
  await team.opens(`${sandbox.url}/configurator.html`);
  await team.setting(/^Quote page/).fill('/start');
  await page.reload();
  await expect(team.setting(/^Quote page/)).toHaveValue('/start');
  await page.reload();
  await expect(team.setting(/^Quote page/)).toHaveValue('/start');
});

test('the selected tab differs from the others in forced colors', async ({ page, sandbox }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  const team = new BrandTeam(page);
  await team.opens(`${sandbox.url}/configurator.html`);
  const lineOf = (name: string) =>
    team.configurator
      .getByRole('tab', { name, exact: true })
      .evaluate((tab) => getComputedStyle(tab).borderBlockEndColor);
  expect(await lineOf(team.texts['pane.preview'])).not.toBe(await lineOf(team.texts['pane.code']));
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
  await expect(team.configurator.getByText(/^Line 2, column \d+, in labels\.submit: /)).toBeVisible();
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
