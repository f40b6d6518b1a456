import { whenAffected } from '#tooling/testing/tier';
import { expect, test } from '../model/journey.ts';

test.describe('wrong configuration', () => {
  const readable = {
    misspelled: [
      'config attribute: comingSonPage is not a known key and was left out. Did you mean "comingSoonPage"?',
      'config attribute: useLocation is "perhaps"; accepted is true or false. The default is used.',
      'config attribute: labels.sumbit is not a known key and was left out. Did you mean "submit"?',
      'config attribute: theme.accent is "#12345"; accepted is a CSS color such as #0b5fff. The value of a weaker source is used.',
      'attribute: quote-pag is not a known key and was left out. Did you mean "quotePage"?',
    ],
    curled: ['config attribute was not proper JSON and was repaired: curly quotes were made straight.'],
  };
  /** The problem of unreadable JSON, with the browser's own message. */
  const unreadable = (reason: string) =>
    `config attribute could not be read as JSON, so none of it is used. Keys are in double quotes: "submit", not submit. ${reason}. Near: { previousQuotes: no }`;

  test('is reported on the page and in one console warning per widget, and each widget works', async ({
    visitor,
    page,
    watch,
  }) => {
    watch.allows(/^console warning: \[covermount\]/);
    await visitor.opens('/wrong-configuration.html');
    const reason = await page.evaluate(() => {
      try {
        return String(JSON.parse('{ previousQuotes: no }'));
      } catch (error) {
        return (error as Error).message;
      }
    });
    const problems = { ...readable, unreadable: [unreadable(reason)] };
    for (const [id, lines] of Object.entries(problems)) {
      await visitor.scrollsTo(`#${id}`);
      const panel = page.locator(`#${id}`).getByRole('complementary', { name: 'Covermount configuration' });
      await expect(panel.getByRole('listitem')).toHaveText(lines);
    }
    for (const id of [...Object.keys(problems), 'well']) await visitor.within(`#${id}`).seesZipForm();
    await expect(page.locator('#well').getByRole('complementary')).toHaveCount(0);
    await expect(visitor.within('#curled').button('Curled')).toBeVisible();
    await visitor.sees('Get a quote the other way');

    const warning = (id: string, lines: readonly string[]) =>
      `[covermount] <cover-zip-form> #${id}: ${lines.length === 1 ? '1 problem' : `${lines.length} problems`} in the configuration\n${lines.map((line) => `  • ${line}`).join('\n')}`;
    await expect
      .poll(() => watch.consoleLines.toSorted((a, b) => a.localeCompare(b)))
      .toEqual(
        [
          '[covermount] data-covermount="zipform" is not a widget, so the authored content stays. Did you mean "zip-form"?',
          '[covermount] <cover-zipform> is not a widget, so the authored content stays. Did you mean "cover-zip-form"?',
          ...Object.entries(problems).map(([id, lines]) => warning(id, lines)),
        ].toSorted((a, b) => a.localeCompare(b)),
      );
  });

  test('`?covermount-debug` shows the panel of a widget without problems', async ({ visitor, author, page }) => {
    await visitor.opens(`${await author.publishes({ body: '<cover-zip-form></cover-zip-form>' })}?covermount-debug`);
    await expect(page.getByRole('complementary', { name: 'Covermount configuration' })).toHaveText(/no problems/);
  });

  test('is not shown when the file of the panel cannot be loaded, and the widget works', async ({
    visitor,
    author,
    page,
    watch,
  }) => {
    watch.allowsFailedRequests();
    await page.route(/\/chunks\/debug-panel-/, (route) => route.abort());
    const isRefused = page.waitForEvent('requestfailed', (request) => request.url().includes('/chunks/debug-panel-'));
    await visitor.opens(`${await author.publishes({ body: '<cover-zip-form></cover-zip-form>' })}?covermount-debug`);
    await isRefused;
    await visitor.typesZip(visitor.person.zip);
    await expect(visitor.zipField).toHaveValue(visitor.person.zip);
    await expect(page.getByRole('complementary')).toHaveCount(0);
  });

  test('is reported without stopping a widget: unknown brand, invalid page block, invalid preset', async ({
    visitor,
    author,
    watch,
  }) => {
    watch.allows(/^console warning: \[covermount\]/);
    const path = await author.publishes({
      body: '<cover-zip-form brand="lonestr"></cover-zip-form>',
      pageBlock: { langage: 'es', brands: { lonestar: { code: 'L S', name: '' } } },
    });
    await visitor.opens(path);
    await visitor.seesZipForm();
    await expect
      .poll(() => watch.consoleLines.join('\n'))
      .toMatch(/langage is not a known key and was left out\. Did you mean "language"\?/);
    await expect.poll(() => watch.consoleLines.join('\n')).toMatch(/brand is "lonestr".*Did you mean "lonestar"\?/);
  });
});

test(
  'configuration is merged from several sources, and the source nearest to the element wins',
  whenAffected,
  async ({ visitor, author }) => {
    await author.publishesJson('/form.json', {
      labels: { submit: 'config-src', zipLabel: 'Zip of config-src', previousQuotes: 'Quotes of config-src' },
    });
    const path = await author.publishes({
      pageBlock: {
        widgets: {
          'zip-form': {
            labels: { submit: 'page block', useLocation: 'Location of the page block' },
            previousQuotes: false,
          },
        },
      },
      body: `
      <cover-zip-form config-src="/form.json" previousquotes="true">
        <a href="/quote-flow.html">Get a quote</a>
        <script type="application/json">{ "labels": { "submit": "JSON script", "previousQuotes": "Quotes of the JSON script" } }</script>
      </cover-zip-form>`,
    });
    await visitor.opens(path);
    await expect(visitor.button('JSON script')).toBeVisible();
    await expect(visitor.field('Zip of config-src')).toBeVisible();
    await expect(visitor.button('Location of the page block')).toBeVisible();
    await expect(visitor.page.getByRole('link', { name: 'Quotes of the JSON script' })).toBeVisible();
  },
);

test('a plain element accepts the configuration that a CMS writes', async ({ visitor, author }) => {
  const path = await author.publishes({
    body: `<div data-covermount="zip-form" data-quote-page="/quote-flow.html" data-config="{ &quot;labels&quot;: { &quot;submit&quot;: &quot;It\\u0027s time&quot; } }"><a href="/x">Get a quote</a></div>`,
  });
  await visitor.opens(path);
  await expect(visitor.button("It's time")).toBeVisible();
  await visitor.typesZip(visitor.person.zip);
  await visitor.presses("It's time");
  await expect(visitor.page).toHaveURL(/\/quote-flow\.html#driver1$/);
});

test('the language comes from the configuration or the nearest lang attribute, and labels may be per language', async ({
  visitor,
  author,
}) => {
  const spanish = visitor.speaking('es');
  const path = await author.publishes({
    pageBlock: {
      widgets: { 'zip-form': { labels: { en: { submit: 'Compare now' }, es: { submit: 'Comparar ahora' } } } },
    },
    body: '<section lang="es-US"><cover-zip-form id="near"></cover-zip-form></section><cover-zip-form id="explicit" language="es"></cover-zip-form><cover-zip-form id="page"></cover-zip-form>',
  });
  await visitor.opens(path);
  await spanish.within('#near').seesZipForm();
  for (const [id, label] of [
    ['near', 'Comparar ahora'],
    ['explicit', 'Comparar ahora'],
    ['page', 'Compare now'],
  ] as const) {
    await expect(visitor.within(`#${id}`).button(label)).toBeVisible();
  }
});
