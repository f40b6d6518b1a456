import type { Page } from '@playwright/test';
import { whenAffected } from '#tooling/testing/tier';
import { holdRequests } from '../model/hold-requests.ts';
import { expect, test } from '../model/journey.ts';

/** Replaces a file of the build by one whose exports throw when they are used. */
async function breaks(page: Page, file: RegExp): Promise<void> {
  await page.route(file, async (route) => {
    const source = await (await route.fetch()).text();
    const exports = [...source.matchAll(/export\s*\{([^}]*)\}/g)].flatMap(([, list = '']) =>
      list.split(',').map((specifier) =>
        specifier
          .trim()
          .split(/\s+as\s+/)
          .at(-1)!,
      ),
    );
    const body = exports
      .map(
        (name) =>
          `function ${name}_broken() { throw new Error('broken on purpose'); } export { ${name}_broken as ${name} };`,
      )
      .join('\n');
    await route.fulfill({ contentType: 'text/javascript', body });
  });
}

const authoredFlow = '<cover-quote-flow><p>Call us for a quote.</p></cover-quote-flow>';
const authoredForm =
  '<cover-zip-form quote-page="/quote-flow.html"><a href="/quote-flow.html">Get a quote</a></cover-zip-form>';

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the authored form opens the quote page', async ({ visitor, page }) => {
    await visitor.opens('/zip-form.html');
    await page.getByLabel('ZIP code').fill('78701');
    await visitor.presses('See my quotes');
    await expect(page).toHaveURL(/\/quote-flow\.html\?zip=78701$/);
    await visitor.sees('Call 512-555-0142 for a quote.');
  });

  test('a configuration script is not shown as text', async ({ visitor, page }) => {
    await visitor.opens('/zip-form.html');
    const scripts = await page.locator('script[type="application/json"]').all();
    expect(scripts.length).toBeGreaterThan(1);
    for (const script of scripts) await expect(script).toBeHidden();
  });
});

test('the authored content is shown until the widget is ready, and then hidden', async ({
  visitor,
  author,
  page,
  sandbox,
}) => {
  const letGo = await holdRequests(page, '**/covermount/covermount.js');
  const path = await author.publishes({
    body: authoredFlow,
    withoutScript: true,
    head: '<script type="module" async src="/covermount/covermount.js"></script>',
  });
  await page.goto(sandbox.url + path, { waitUntil: 'commit' });
  await visitor.sees('Call us for a quote.');
  letGo();
  await visitor.seesStep(visitor.texts.driverTitle);
  await visitor.doesNotSee('Call us for a quote.');
});

test(
  'a missing file keeps the authored content, emits an error and leaves other widgets working',
  whenAffected,
  async ({ visitor, author, page, watch }) => {
    watch.allowsFailedRequests();
    watch.allows(/\[covermount\] cover-quote-flow could not be loaded/);
    await page.route(/\/chunks\/quote-flow-.*\.js$/, (route) => route.abort());
    await visitor.opens(await author.publishes({ body: authoredForm + authoredFlow }));
    await expect
      .poll(() => watch.eventsNamed('error'))
      .toMatchObject([
        { target: 'cover-quote-flow', bubbles: true, composed: true, detail: { widget: 'quote-flow', code: 'load' } },
      ]);
    await visitor.sees('Call us for a quote.');
    await visitor.typesZip(visitor.person.zip);
    await visitor.asksForQuotes();
    await expect(page).toHaveURL(/#driver1$/);
  },
);

test('the first paint of the zip form opens the quote page without React', async ({ visitor, page, watch }) => {
  watch.allowsFailedRequests();
  watch.allows(/\[covermount\] cover-(zip-form|quote-flow) could not be loaded/);
  await page.route(/\/chunks\/react-.*\.js$/, (route) => route.abort());
  await visitor.opens('/zip-form.html');
  const form = visitor.within(page.locator('cover-zip-form').first());
  await form.typesZip(visitor.person.zip);
  await expect.poll(() => watch.eventsNamed('error').map(({ detail }) => detail.code)).toContain('load');
  await form.asksForQuotes();
  await expect(page).toHaveURL(/\/quote-flow\.html\?zip=78701$/);
  await visitor.sees('Call 512-555-0142 for a quote.');
});

test('the authored content returns with the typed text on a page where React cannot commit', async ({
  visitor,
  author,
  page,
  watch,
}) => {
  watch.allows(/instanceof/, /\[covermount\] cover-zip-form could not be drawn/);
  await page.clock.install();
  const path = await author.publishes({
    // React reads `document.defaultView`, which is this form here.
    body: `<form name="defaultView"></form>
      <cover-zip-form quote-page="/quote-flow.html">
        <form action="/quote-flow.html"><input name="zip" aria-label="Your zip"><button>Get a quote</button></form>
      </cover-zip-form>`,
  });
  const thrown = page.waitForEvent('pageerror');
  await visitor.opens(path);
  await visitor.typesZip('78701');
  await thrown;
  await page.clock.fastForward(6000);
  await page.clock.fastForward(6000);
  await expect(page.getByLabel('Your zip')).toHaveValue('78701');
  expect(watch.eventsNamed('error')).toMatchObject([{ detail: { widget: 'zip-form', code: 'render' } }]);
  expect(watch.eventsNamed('ready')).toEqual([]);
});

test(
  'a component that throws restores the authored content and leaves other widgets working',
  whenAffected,
  async ({ visitor, author, page, watch }) => {
    watch.allows(/broken on purpose/);
    await breaks(page, /\/chunks\/contact-and-details\.chunk-.*\.js$/);
    await visitor.opens(await author.publishes({ body: authoredForm + authoredFlow }));
    await visitor.seesStep(visitor.texts.driverTitle);
    await visitor.typesName();
    await visitor.typesBirthDate();
    await visitor.goesOn();
    await visitor.sees('Call us for a quote.');
    expect(watch.eventsNamed('error')).toMatchObject([
      { target: 'cover-quote-flow', detail: { widget: 'quote-flow', code: 'render' } },
    ]);
    await visitor.typesZip(visitor.person.zip);
    await visitor.asksForQuotes();
    await expect(page).toHaveURL(/#driver1$/);
  },
);

test('everything works from memory when storage is denied', async ({ visitor, page, sandbox }) => {
  sandbox.fastForwardCarriers();
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('The storage is denied.', 'SecurityError');
        },
      });
    }
    Object.defineProperty(document, 'cookie', {
      get() {
        throw new DOMException('The storage is denied.', 'SecurityError');
      },
    });
  });
  await visitor.opens('/zip-form.html');
  const form = visitor.within(page.locator('cover-zip-form').first());
  await form.typesZip(visitor.person.zip);
  await form.asksForQuotes();
  await expect(page).toHaveURL(/\/quote-flow\.html#driver1$/);
  await visitor.answersEverything();
});
