import { execFile } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { whenAffected, inLongTier } from '#tooling/testing/tier';
import { en as newsletterTexts } from '#widgets/newsletter/strings.en';
import { en as outTexts } from '#widgets/out-of-service/strings.en';
import { en as zipTexts } from '#widgets/zip-form/strings.en';
import { es as zipTextsEs } from '#widgets/zip-form/strings.es';
import { axeBarriers } from '../../a11y/checkers.ts';
import { holdReact, holdRequests } from '../model/hold-requests.ts';
import { expect, test } from '../model/journey.ts';
import { recordLayoutShifts } from '../model/layout-shifts.ts';
import { Payer } from '../model/payer.ts';
import { RoadsideMember } from '../model/roadside-member.ts';
import { dist, shipped } from '../model/served.ts';
import { StreamedPage } from '../model/streamed-page.ts';

type Json = Record<string, unknown>;

/** The brand of authored pages. */
const brand = { code: 'LS', name: 'Lone Star Cover', phone: '512-555-0142' };

/** A widget with its first paint, as a server prints it. */
const served = (widget: string, origin: string, config: Json = {}, content = '') =>
  shipped.renderElement({ widget, config, brand, pageOrigin: origin, content });

const quotePage = '/quote-flow.html';
const callUs = '<p>Call us for a quote.</p>';

interface ServedWidget {
  widget: string;
  config?: Json;
  /** The query of the page's address. */
  query?: string;
  /** Script cannot read the caret of an email field. */
  hasNoCaret?: true;
  /** True if the widget is tested in the long tier only. */
  isRare?: true;
}

/** For widgets that render in the light DOM by default. */
const shadow = { isolation: 'shadow' };

const widgets: readonly ServedWidget[] = [
  { widget: 'zip-form', config: { quotePage } },
  { widget: 'quote-flow' },
  { widget: 'make-a-payment' },
  { widget: 'office-locator' },
  { widget: 'out-of-service', config: { action: '/out-of-service-received.html' }, hasNoCaret: true },
  { widget: 'renters', isRare: true },
  { widget: 'newsletter', config: { action: '/form-received.html' }, hasNoCaret: true, isRare: true },
  { widget: 'create-customer', isRare: true },
  { widget: 'consent-form', isRare: true },
  { widget: 'sign-in', config: shadow, hasNoCaret: true, isRare: true },
  { widget: 'forgot-password', config: shadow, hasNoCaret: true, isRare: true },
];

/** Also the widgets that begin without a text field. */
const allWidgets: typeof widgets = [
  ...widgets,
  { widget: 'roadside', isRare: true },
  { widget: 'set-password', config: shadow, query: '?token=made-up', isRare: true },
];

/** Loads the script after the visitor has done something. */
const loads = (page: Page) => page.addScriptTag({ type: 'module', url: '/covermount/covermount.js' });

/** The elements of a widget's shadow root other than the widget and hidden slots. */
const besides = (page: Page, widget: string) =>
  page
    .locator(`cover-${widget}`)
    .first()
    .evaluate((element) =>
      [...element.shadowRoot!.querySelectorAll(':host > :not(div, slot[hidden])')].map(({ localName }) => localName),
    );

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test(
    'a served zip form is shown, styled and labelled, and opens the quote page',
    whenAffected,
    async ({ visitor, author, page, sandbox }) => {
      const body = served('zip-form', sandbox.url, { quotePage }, '<a href="/get-a-quote">Get a quote</a>');
      await visitor.opens(await author.publishes({ body, withoutScript: true }));
      await visitor.doesNotSee('Get a quote');
      await expect(visitor.button(zipTexts.submit)).toHaveCSS('background-color', 'rgb(23, 92, 211)');
      await expect(page.getByRole('button', { name: zipTexts.useLocation })).toBeHidden();
      await visitor.typesZip('787');
      await visitor.asksForQuotes();
      await expect(visitor.zipField).toBeFocused();
      await visitor.typesZip('78701');
      await visitor.asksForQuotes();
      await expect(page).toHaveURL(/\/quote-flow\.html\?zip=78701$/);
    },
  );

  const sent = new Set(['zip-form', 'out-of-service', 'newsletter']);
  for (const { widget, config, isRare } of widgets.filter((entry) => !sent.has(entry.widget))) {
    const title = `a served ${widget} is shown beside the authored content, and sends nothing`;
    test(title, isRare ? inLongTier : {}, async ({ visitor, author, page, sandbox, watch }) => {
      const path = await author.publishes({ body: served(widget, sandbox.url, config, callUs) });
      await visitor.opens(path);
      await visitor.sees('Call us for a quote.');
      await page.getByRole('textbox').first().fill('Rowan');
      const requests = watch.addresses.length;
      await page.getByRole('textbox').first().press('Enter');
      // The button looks disabled, but can be pressed.
      await page.locator('button[type=submit]').click({ force: true });
      await expect(page.getByRole('textbox').first()).toHaveValue('Rowan');
      expect(page.url()).toBe(sandbox.url + path);
      expect(watch.addresses.slice(requests)).toEqual([]);
    });
  }

  for (const [widget, texts, path, others] of [
    ['out-of-service', outTexts, '/out-of-service-received.html', ''],
    // With the honeypot field, which only bots fill in.
    ['newsletter', newsletterTexts, '/form-received.html', '&website_address='],
  ] as const) {
    test(`a served ${widget} posts to its address`, async ({ visitor, author, page, sandbox }) => {
      const body = served(widget, sandbox.url, { action: path, emailField: 'EMAIL' });
      await visitor.opens(await author.publishes({ body }));
      await visitor.field(texts.email).fill('visitor@');
      await visitor.presses(texts.submit);
      await expect(visitor.field(texts.email)).toBeFocused();
      await visitor.field(texts.email).fill('visitor@example.com');
      const posted = page.waitForRequest((request) => request.method() === 'POST');
      await visitor.presses(texts.submit);
      expect((await posted).postData()).toBe(`EMAIL=visitor%40example.com${others}`);
      await expect(page).toHaveURL(sandbox.url + path);
    });
  }
});

for (const { widget, config, hasNoCaret, isRare } of widgets) {
  for (const language of ['en', 'es']) {
    test(
      `a served ${widget} keeps its elements and the text typed before any script, in ${language}`,
      language === 'en' && widget === 'zip-form' ? whenAffected : isRare && language === 'es' ? inLongTier : {},
      async ({ visitor, author, page, sandbox, watch }) => {
        const body = served(widget, sandbox.url, { ...config, language }, callUs);
        await visitor.opens(await author.publishes({ body, withoutScript: true }));
        const field = page.getByRole('textbox').first();
        await field.pressSequentially(hasNoCaret ? '780' : '789');
        if (!hasNoCaret) await field.press('ArrowLeft');
        const printed = await field.elementHandle();

        await loads(page);
        await expect.poll(() => watch.eventsNamed('ready').length).toBe(1);
        expect(await printed.evaluate((input) => input.isConnected)).toBe(true);
        await expect(field).toBeFocused();
        await visitor.types(hasNoCaret ? '9' : '0');
        await expect(field).toHaveValue('7809');
        expect(await besides(page, widget)).toEqual([]);
      },
    );
  }
}

/** Every computed value of the elements of a first paint, except custom properties. */
const computedStyles = async (page: Page, widget: string): Promise<readonly string[]> => {
  // As one text, because Playwright serializes each item of a list.
  const lines = await page.locator(`cover-${widget}`).evaluate(
    (element, turning) =>
      [...element.shadowRoot!.querySelectorAll('.cover-root, .cover-root *')]
        .flatMap((part, index) =>
          ['', '::before', '::placeholder'].flatMap((pseudo) => {
            const style = getComputedStyle(part, pseudo);
            const name = `${index} ${part.getAttribute('class') ?? part.localName}${pseudo}`;
            return [...style]
              .filter((property) => !property.startsWith('--') && property !== turning)
              .map((property) => `${name} ${property}: ${style.getPropertyValue(property)}`);
          }),
        )
        .join('\n'),
    // The spinner's animation.
    'rotate',
  );
  return lines.split('\n');
};

for (const { widget, config, query = '', isRare } of allWidgets) {
  const details = isRare ? inLongTier : {};
  const title = `a served ${widget} looks the same with the styles that are printed as with all that the script brings`;
  test(title, details, async ({ visitor, author, page, sandbox }) => {
    await holdReact(page);
    const looks = async () => {
      const seen: string[] = [];
      for (const width of [320, 640, 1100]) {
        for (const forcedColors of ['none', 'active'] as const) {
          await page.setViewportSize({ width, height: 900 });
          await page.emulateMedia({ forcedColors, reducedMotion: 'reduce' });
          for (const value of await computedStyles(page, widget)) seen.push(`${width} ${forcedColors} ${value}`);
        }
      }
      return new Set(seen);
    };
    const body = served(widget, sandbox.url, { ...config, load: 'eager' });
    await visitor.opens((await author.publishes({ body, withoutScript: true })) + query);
    const root = page.locator(`cover-${widget}`);
    const styles = await root.evaluate((element) => element.shadowRoot!.querySelector('style')!.textContent);
    await loads(page);
    await expect.poll(() => besides(page, widget)).toEqual([]);
    const withAll = await looks();
    await root.evaluate((element, css) => {
      const printed = new CSSStyleSheet();
      printed.replaceSync(css);
      element.shadowRoot!.adoptedStyleSheets = [printed];
    }, styles);
    const withPrinted = await looks();
    expect(withPrinted.size).toBeGreaterThan(1000);
    expect([...withPrinted].filter((value) => !withAll.has(value))).toEqual([]);
    expect(withPrinted.size).toBe(withAll.size);
  });
}

test('the buyer form has the membership that was chosen in a served roadside form before any script', async ({
  visitor,
  author,
  page,
  sandbox,
  watch,
}) => {
  const member = new RoadsideMember(page, sandbox);
  await visitor.opens(await author.publishes({ body: served('roadside', sandbox.url), withoutScript: true }));
  await member.choice('family').check();
  const printed = await member.choice('family').elementHandle();
  await loads(page);
  await expect.poll(() => watch.eventsNamed('ready').length).toBe(1);
  expect(await printed.evaluate((input) => input.isConnected)).toBe(true);
  await expect(member.choice('family')).toBeChecked();
  await expect(member.choice('family')).toBeFocused();
  await member.button('next').click();
  await member.sees('buyerTitle');
  await member.reads(member.texts['summary.family']);
});

test('a served quote flow uses the mode that was chosen before any script', async ({
  visitor,
  author,
  page,
  sandbox,
  watch,
}) => {
  await visitor.opens(await author.publishes({ body: served('quote-flow', sandbox.url), withoutScript: true }));
  await visitor.ticks(page.getByRole('radio', { name: visitor.texts['mode.license'] }));
  await loads(page);
  await expect.poll(() => watch.eventsNamed('ready').length).toBe(1);
  await expect(page.getByRole('textbox', { name: visitor.texts.licenseNumber })).toBeVisible();
});

test(
  'a served form submitted before its files have loaded is processed once they have',
  whenAffected,
  async ({ author, page, sandbox }) => {
    const letFilesGo = await holdRequests(page, /\/chunks\/.*\.js$/);
    const payer = new Payer(page, sandbox);
    const path = await author.publishes({ body: served('make-a-payment', sandbox.url) });
    await page.goto(sandbox.url + path);
    await payer.fillsIn();
    await payer.field('year').press('Enter');
    letFilesGo();
    await payer.sees('detailsTitle');
    expect(await sandbox.requests('findPayablePolicy')).toHaveLength(1);
  },
);

/** HTML around a served zip form, on a page that loads the script asynchronously. */
const pieces = (origin: string, form: string) => {
  const begin = form.indexOf('<template');
  const inside = form.indexOf('<div class="cover-zip-form"');
  return {
    head: `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Streamed</title><link rel="icon" href="data:,"><script type="module" async src="${origin}/covermount/covermount.js"></script></head><body>`,
    element: form.slice(0, begin),
    root: form.slice(begin, inside),
    rest: `${form.slice(inside)}</body></html>`,
  };
};

/** Waits until the element is defined while the document is still being parsed. */
const isDefinedAhead = (page: Page) =>
  page.waitForFunction(() => document.readyState === 'loading' && customElements.get('cover-zip-form') !== undefined);

/** Waits until the element exists and the loader would have every file for rendering a zip form. */
async function hasTimeToDraw(page: Page, origin: string): Promise<void> {
  await page.locator('cover-zip-form').waitFor({ state: 'attached' });
  const chunk = readdirSync(`${dist}/chunks`).find((file) => file.startsWith('zip-form.first-paint-'));
  await page.evaluate((file) => import(file), `${origin}/covermount/chunks/${chunk}`);
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
}

for (const moment of ['before', 'while', 'after'] as const) {
  test(
    `a served form is hydrated if its element is defined ${moment} the parser reads it byte by byte`,
    moment === 'before' ? whenAffected : {},
    async ({ page, sandbox, watch }) => {
      watch.allows(/request to a stranger/);
      const streamed = await StreamedPage.over(sandbox);
      const letLoaderGo = await holdRequests(page, '**/covermount/covermount.js');
      const form = shipped.renderElement({
        widget: 'zip-form',
        config: { quotePage, load: 'eager', useLocation: false },
        pageOrigin: new URL(streamed.url).origin,
        stylesFrom: `${sandbox.url}/covermount/`,
      });
      const { head, element, root, rest } = pieces(sandbox.url, form);
      await streamed.opensIn(page);
      await streamed.sends(head);
      if (moment === 'before') {
        letLoaderGo();
        await isDefinedAhead(page);
      }
      await streamed.sendsByteByByte(element);
      if (moment === 'before') await hasTimeToDraw(page, sandbox.url);
      await streamed.sendsByteByByte(root);
      if (moment === 'while') {
        letLoaderGo();
        await isDefinedAhead(page);
      }
      await streamed.sendsByteByByte(rest);
      await streamed.ends();
      const field = page.getByRole('textbox', { name: zipTexts.zipLabel });
      await field.fill('787');
      const printed = await field.elementHandle();
      if (moment === 'after') letLoaderGo();
      await field.focus();
      await expect.poll(() => watch.eventsNamed('ready').length).toBe(1);
      expect(await printed.evaluate((input) => input.isConnected)).toBe(true);
      await expect(field).toHaveValue('787');
      await expect(page.locator('cover-zip-form template')).toHaveCount(0);
      expect(await besides(page, 'zip-form')).toEqual([]);
      await streamed.close();
    },
  );
}

const stalePages: [string, (html: string) => string][] = [
  ['of an earlier build', (html) => html.replace(/data-covermount-paint="\w+"/, 'data-covermount-paint="0ld"')],
  ['with other texts', (html) => html.replaceAll(zipTexts.submit, 'Get prices')],
];

for (const [what, change] of stalePages) {
  test(
    `a served form ${what} is rendered again, and keeps typed text, caret and focus`,
    what === 'of an earlier build' ? whenAffected : {},
    async ({ visitor, author, page, sandbox, watch }) => {
      await visitor.opens(
        await author.publishes({ body: change(served('zip-form', sandbox.url, { quotePage })), withoutScript: true }),
      );
      await visitor.zipField.pressSequentially('789');
      await visitor.hits('ArrowLeft');
      const printed = await visitor.zipField.elementHandle();
      await loads(page);
      await expect.poll(() => watch.eventsNamed('ready').length).toBe(1);
      await expect(visitor.button(zipTexts.submit)).toBeVisible();
      expect(await printed.evaluate((input) => input.isConnected)).toBe(false);
      await expect(visitor.zipField).toBeFocused();
      await visitor.types('0');
      await expect(visitor.zipField).toHaveValue('7809');
      expect(await besides(page, 'zip-form')).toEqual([]);
    },
  );
}

test('a served form whose configuration only React can read keeps typed text', async ({
  visitor,
  author,
  page,
  sandbox,
  watch,
}) => {
  await author.publishesJson('/zip.json', { quotePage, labels: { submit: 'Start' } });
  const body = served('zip-form', sandbox.url, { quotePage }).replace(' config=', ' config-src="/zip.json" data-x=');
  await visitor.opens(await author.publishes({ body, withoutScript: true }));
  await visitor.zipField.fill('78701');
  await loads(page);
  await expect.poll(() => watch.eventsNamed('ready').length).toBe(1);
  await expect(visitor.button('Start')).toBeVisible();
  await expect(visitor.zipField).toHaveValue('78701');
  await expect(visitor.zipField).toBeFocused();
  expect(await besides(page, 'zip-form')).toEqual([]);
});

test('a served form whose files cannot be loaded still opens the quote page', async ({
  visitor,
  author,
  page,
  sandbox,
  watch,
}) => {
  watch.allowsFailedRequests();
  watch.allows(/\[covermount\] cover-zip-form could not be loaded/);
  await page.route(/\/chunks\/.*\.js$/, (route) => route.abort());
  await visitor.opens(await author.publishes({ body: served('zip-form', sandbox.url, { quotePage }, callUs) }));
  await expect.poll(() => watch.eventsNamed('error').map(({ detail }) => detail.code)).toEqual(['load']);
  await visitor.typesZip('78701');
  await visitor.asksForQuotes();
  await expect(page).toHaveURL(/\/quote-flow\.html\?zip=78701$/);
});

test('a served form is painted before the script requests any chunk', async ({
  visitor,
  author,
  page,
  sandbox,
  watch,
}) => {
  await page.addInitScript(() => {
    // Holds the first frame of the page until `drawFrame` is called.
    const callbacks: FrameRequestCallback[] = [];
    const request = globalThis.requestAnimationFrame.bind(globalThis);
    globalThis.requestAnimationFrame = (callback) => callbacks.push(callback);
    Object.assign(globalThis, {
      drawFrame() {
        globalThis.requestAnimationFrame = request;
        for (const callback of callbacks) request(callback);
      },
    });
  });
  await visitor.opens(await author.publishes({ body: served('zip-form', sandbox.url, { quotePage, load: 'eager' }) }));
  await page.waitForFunction(() => customElements.get('cover-zip-form') !== undefined);
  const chunks = () => watch.addresses.filter((address) => address.includes('/chunks/'));
  expect(chunks()).toEqual([]);
  await page.evaluate(() => (globalThis as unknown as { drawFrame(): void }).drawFrame());
  await expect.poll(() => watch.eventsNamed('ready').length).toBe(1);
  expect(chunks()).not.toEqual([]);
});

test('fifty served forms on a page are all hydrated', async ({ visitor, author, page, sandbox, watch }) => {
  const form = served('zip-form', sandbox.url, { quotePage, load: 'eager' });
  await visitor.opens(await author.publishes({ body: form.repeat(50), withoutScript: true }));
  const fields = page.getByRole('textbox', { name: zipTexts.zipLabel });
  await expect(fields).toHaveCount(50);
  await fields.nth(30).fill('78701');
  const printed = await fields.nth(30).elementHandle();
  await loads(page);
  await expect.poll(() => watch.eventsNamed('ready').length).toBe(50);
  expect(await printed.evaluate((input) => input.isConnected)).toBe(true);
  await expect(fields.nth(30)).toHaveValue('78701');
  await expect(page.locator('cover-zip-form style')).toHaveCount(0);
});

// The watch fails these tests on a policy violation.
test(
  'the demo page with served widgets runs under a strict policy with Trusted Types',
  whenAffected,
  async ({ visitor, page, watch }) => {
    await visitor.opens('/served.html');
    const form = visitor.within(page.locator('cover-zip-form'));
    await expect.poll(() => watch.eventsNamed('ready').length).toBe(2);
    await form.typesZip('78701');
    await form.asksForQuotes();
    await expect(page).toHaveURL(/\/quote-flow\.html#driver1$/);
  },
);

test('a served form with a theme needs only style hashes in the policy', async ({
  visitor,
  author,
  page,
  context,
  sandbox,
  watch,
}) => {
  const config = { quotePage, theme: { accent: 'rgb(1, 2, 3)' } };
  const body = served('zip-form', sandbox.url, config);
  const sources = shipped.styleSources({ widget: 'zip-form', config, brand, pageOrigin: sandbox.url });
  const path = await author.publishes({
    body,
    head: `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src 'self'; style-src ${sources.join(' ')}; connect-src 'self'; img-src data:; require-trusted-types-for 'script'; trusted-types 'none'">`,
  });
  // The page's own style sheet is linked before the policy; a widget needs none.
  await context.route('**/covermount/covermount.css', (route) => route.fulfill({ contentType: 'text/css', body: '' }));
  const letLoaderGo = await holdRequests(page, '**/covermount/covermount.js');
  await page.goto(sandbox.url + path, { waitUntil: 'commit' });
  await expect(visitor.button(zipTexts.submit)).toHaveCSS('background-color', 'rgb(1, 2, 3)');
  letLoaderGo();
  await visitor.zipField.focus();
  await expect.poll(() => watch.eventsNamed('ready').length).toBe(1);
  await expect(visitor.button(zipTexts.submit)).toHaveCSS('background-color', 'rgb(1, 2, 3)');
});

for (const { widget, config, query = '', isRare } of allWidgets) {
  test(
    `the layout does not shift while a served ${widget} hydrates`,
    widget === 'quote-flow' ? whenAffected : isRare ? inLongTier : {},
    async ({ visitor, author, page, sandbox, watch }) => {
      const shifts = await recordLayoutShifts(page);
      const body = `${served(widget, sandbox.url, config)}<p>What comes below.</p>`;
      const head = '<style>:root { --cover-inset: 16px }</style>';
      await visitor.opens((await author.publishes({ body, head })) + query);
      await expect.poll(() => watch.eventsNamed('ready').length).toBe(1);
      await visitor.hasReceivedTheWholeWidget();
      expect(await shifts()).toEqual([]);
    },
  );
}

const hostile = `"'></template></style><script>globalThis.isAttacked = true</script><img src=x onerror="isAttacked = true">&quot;&amp; \u2028 שלום`;

test(
  'a hostile text is shown literally, before and after the script has loaded',
  whenAffected,
  async ({ visitor, author, page, sandbox, watch }) => {
    const config = { quotePage, labels: { submit: hostile, zipHint: hostile, previousQuotes: hostile } };
    await visitor.opens(await author.publishes({ body: served('zip-form', sandbox.url, config), withoutScript: true }));
    await expect(page.locator('button[type=submit]')).toHaveText(hostile);
    const printed = await page.locator('button[type=submit]').elementHandle();
    await loads(page);
    await page.getByRole('textbox').focus();
    await expect.poll(() => watch.eventsNamed('ready').length).toBe(1);
    await expect(page.locator('button[type=submit]')).toHaveText(hostile);
    expect(await printed.evaluate((button) => button.isConnected)).toBe(true);
    expect(await page.evaluate(() => 'isAttacked' in globalThis)).toBe(false);
    await expect(page.locator('cover-zip-form').locator('script, img')).toHaveCount(0);
  },
);

test('a served form has the texts, language and theme of its brand and configuration', async ({
  visitor,
  author,
  page,
  sandbox,
  watch,
}) => {
  const config = { quotePage, labels: { es: { submit: 'Empezar' }, zipHint: 'Cinco números.' } };
  const preset = { ...brand, language: 'es', theme: { accent: 'rgb(1, 2, 3)', radiusAction: '3px' } };
  const body = shipped.renderElement({ widget: 'zip-form', config, brand: preset, pageOrigin: sandbox.url });
  await visitor.opens(
    await author.publishes({ body, pageBlock: { brand: 'own', brands: { own: preset } }, withoutScript: true }),
  );
  for (const isTakenOver of [false, true]) {
    await expect(visitor.button('Empezar')).toHaveCSS('background-color', 'rgb(1, 2, 3)');
    await expect(visitor.button('Empezar')).toHaveCSS('border-radius', '3px');
    await expect(visitor.field(zipTextsEs.zipLabel)).toHaveAccessibleDescription('Cinco números.');
    if (isTakenOver) break;
    await loads(page);
    await visitor.field(zipTextsEs.zipLabel).focus();
    await expect.poll(() => watch.eventsNamed('ready').length).toBe(1);
  }
  expect(await besides(page, 'zip-form')).toEqual([]);
});

test('axe finds nothing in served widgets without their script', async ({ visitor, author, page, sandbox }) => {
  // A page has only one flow with a progress header.
  const flows = widgets.filter(({ widget }) => widget === 'renters' || widget === 'roadside');
  const others = widgets.filter((entry) => !flows.includes(entry));
  for (const together of [others, ...flows.map((flow) => [flow])]) {
    const body = together.map(({ widget, config }) => served(widget, sandbox.url, config)).join('');
    const path = await author.publishes({ body: `<main><h1>Served</h1>${body}</main>`, withoutScript: true });
    await visitor.opens(path);
    const last = page
      .locator(`cover-${together.at(-1)!.widget}`)
      .getByRole('heading')
      .first();
    await expect(last).toBeVisible();
    expect(await axeBarriers(page)).toEqual([]);
  }
});

test('printed first paints equal the vectors of the build', () => {
  const vectors = JSON.parse(readFileSync(`${dist}/first-paint/vectors.json`, 'utf8')) as {
    options: Parameters<typeof shipped.renderFirstPaint>[0];
    html: string;
  }[];
  expect(vectors.length).toBeGreaterThanOrEqual(600);
  expect(new Set(vectors.map(({ options }) => options.widget))).toEqual(new Set(shipped.widgets));
  for (const { options, html } of vectors) expect(shipped.renderFirstPaint(options)).toBe(html);
});

test('a served widget adds at most 4 kB to a page, 4.2 with eleven fields, and two of them at most 5 kB', () => {
  const origin = 'https://www.agency.example';
  const bytes = (html: string) => brotliCompressSync(html).length;
  const htmlOf = ({ widget, config }: (typeof widgets)[number]) => served(widget, origin, config);
  // The long renters form is alone on its page.
  const small = widgets.filter(({ widget }) => widget !== 'renters');
  for (const entry of allWidgets)
    expect(bytes(htmlOf(entry)), entry.widget).toBeLessThanOrEqual(entry.widget === 'renters' ? 4200 : 4000);
  for (const one of small) {
    for (const other of small)
      expect(bytes(htmlOf(one) + htmlOf(other)), `${one.widget} and ${other.widget}`).toBeLessThanOrEqual(5000);
  }
});

/** Runs the command `covermount`. */
const command = (...words: string[]) =>
  new Promise<{ isSuccess: boolean; output: string; errors: string }>((resolve) => {
    execFile(process.execPath, [`${dist}/server/cli.mjs`, ...words], (error, output, errors) =>
      resolve({ isSuccess: error === null, output, errors }),
    );
  });

const origin = ['--origin', 'https://www.agency.example'];

test('the command prints the element, its template and the sources of its styles', async () => {
  const file = (name: string) => test.info().outputPath(name);
  const config = { quotePage: '/start', labels: { submit: 'Start "now"' } };
  writeFileSync(file('config.json'), JSON.stringify(config));
  writeFileSync(file('brand.json'), JSON.stringify({ ...brand, theme: { accent: 'navy' } }));
  writeFileSync(file('content.html'), callUs);
  const options = [...origin, '--config', file('config.json'), '--brand', file('brand.json')];
  const filledOptions = {
    widget: 'zip-form',
    config,
    brand: { ...brand, theme: { accent: 'navy' } },
    pageOrigin: 'https://www.agency.example',
    language: 'es',
    content: callUs,
  };
  const content = ['--language', 'es', '--content', file('content.html')];
  expect(await command('render', 'zip-form', ...options, ...content)).toEqual({
    isSuccess: true,
    output: `${shipped.renderElement(filledOptions)}\n`,
    errors: '',
  });
  expect((await command('render', 'zip-form', ...options, '--language', 'es', '--template')).output).toBe(
    `${shipped.renderFirstPaint(filledOptions)}\n`,
  );
  expect((await command('styles', 'zip-form', ...options)).output).toBe(
    `${shipped.styleSources(filledOptions).join(' ')}\n`,
  );
});

for (const [what, words, message] of [
  ['an unknown widget', ['render', 'zip-frm', ...origin], /no first paint of "zip-frm".*quote-flow.*zip-form/],
  ['no origin', ['render', 'zip-form'], /--origin is missing/],
  ['an origin with a path', ['render', 'zip-form', '--origin', 'https://a.example/x'], /not "https:\/\/a\.example\/x"/],
  ['a missing file', ['render', 'zip-form', ...origin, '--config', '/none.json'], /--config: \/none\.json/],
  ['a file that is not JSON', ['render', 'zip-form', ...origin, '--brand', 'README.md'], /README\.md is no JSON/],
  ['an unknown option', ['render', 'zip-form', ...origin, '--brnd', 'x'], /--brnd/],
  ['a missing address for an import map', ['import-map'], /--files-from is missing/],
  ['an address that is not a folder', ['import-map', '--files-from', 'https://a.example/x'], /ends with a slash/],
  ['a relative address', ['import-map', '--files-from', 'covermount/'], /not "covermount\/"/],
  ['nothing', [], /covermount render <widget>/],
] as const) {
  test(`the command prints an error for ${what}`, async () => {
    const { isSuccess, output, errors } = await command(...words);
    expect(isSuccess).toBe(false);
    expect(output).toBe('');
    expect(errors).toMatch(message);
    expect(errors).not.toContain('    at ');
  });
}
