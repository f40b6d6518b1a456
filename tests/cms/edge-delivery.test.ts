import { readFileSync } from 'node:fs';
import { unzipSync } from 'fflate';
import { type Browser, chromium, type Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readSchema } from '#cms/read-schema';
import { schemaFields } from '#configuration/schema-fields';
import { projectRoot, widgetNames } from '#tooling/project';
import { chromiumArguments, chromiumPath } from '#tooling/testing/chromium';
import { snippetsOf } from '../docs/snippets.ts';
import { exampleConfig } from './example-config.ts';
import { readDirectly, readWidget } from './read-page.ts';
import { startStaticSite, type StaticSite } from './static-site.ts';

/** The repository of a site, with the archive unpacked into it. */
const files = unzipSync(readFileSync(`${projectRoot}dist/cms/edge-delivery/covermount.zip`));

let site: StaticSite;
let browser: Browser;
let body = '';

beforeAll(async () => {
  site = await startStaticSite((path) =>
    path === 'index.html'
      ? `<!doctype html><html lang="en"><title>Page</title><body>${body}</body></html>`
      : files[path],
  );
  const executablePath = chromiumPath();
  browser = await chromium.launch({ args: chromiumArguments, ...(executablePath && { executablePath }) });
});
afterAll(async () => {
  await browser.close();
  site.close();
});

const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** A block as Edge Delivery delivers it: a row of cells for each row of the author's table. */
const blockOf = (name: string, rows: readonly (readonly string[])[]): string =>
  `<div class="covermount-${name} block" data-block-name="covermount-${name}">${rows
    .map((cells) => `<div>${cells.map((cell) => `<div>${cell}</div>`).join('')}</div>`)
    .join('')}</div>`;

/** Opens a page with blocks, and decorates them as a site's script does. */
async function open(html: string, errors: string[] = []): Promise<Page> {
  body = html;
  const page = await browser.newPage();
  page.on('pageerror', ({ message }) => errors.push(message));
  await page.goto(site.url);
  // As a string, because the import must run in the page.
  await page.evaluate(`Promise.all([...document.querySelectorAll('.block')].map(async (block) => {
    const name = block.dataset.blockName;
    const { default: decorate } = await import('/blocks/' + name + '/' + name + '.js');
    decorate(block);
  }))`);
  return page;
}

/** The rows that an author writes for a configuration: objects as JSON, except labels, with a row for each text. */
function rowsOf(config: Record<string, unknown>): string[][] {
  return Object.entries(config).flatMap(([key, value]) => {
    if (key === 'labels') {
      const { en = {}, es = {}, ...both } = value as Record<string, Record<string, string>>;
      const texts = (path: string, labels: object) =>
        Object.entries(labels).map(([name, text]) => [`${path}.${name}`, escapeHtml(String(text))]);
      return [...texts('labels', both), ...texts('labels.en', en), ...texts('Labels: es', es)];
    }
    const isList = Array.isArray(value) && value.every((item) => typeof item !== 'object');
    if (isList) return [[key, `<ul>${value.map((item) => `<li>${escapeHtml(String(item))}</li>`).join('')}</ul>`]];
    return [[key, escapeHtml(typeof value === 'object' ? JSON.stringify(value) : String(value))]];
  });
}

test('every widget reads its configuration from the rows of its block', async () => {
  const configs = widgetNames().map((name) => {
    const config = exampleConfig(schemaFields(readSchema(name)));
    if (name !== 'language-prompt') return [name, config] as const;
    // Each of its labels is in one language.
    const { en: _en, es: _es, ...labels } = config.labels as Record<string, unknown>;
    return [name, { ...config, labels }] as const;
  });
  const page = await open(configs.map(([name, config]) => blockOf(name, rowsOf(config))).join(''));
  const html = await page.content();
  for (const [name, config] of configs) {
    const read = await readWidget(html, name);
    const expected = await readDirectly(config, name);
    expect(read, name).toEqual(expected);
  }
  await page.close();
});

test('the block in docs/aem.md renders a working form, with the page block and one script', async () => {
  const errors: string[] = [];
  const example = snippetsOf('docs/aem.md').find(({ language, text }) => language === 'text' && text.startsWith('|'));
  const [, ...lines] = example!.text.trim().split('\n');
  const rows = lines
    .filter((line) => !/^\|[-|\s]+$/.test(line))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => escapeHtml(cell.trim())),
    )
    .map((cells) => cells.filter((cell, index) => index === 0 || cell !== ''));
  const page = await open(blockOf('zip-form', rows) + blockOf('back-to-top', []), errors);
  const form = page.locator('cover-zip-form');
  await form.getByRole('button', { name: 'Start my quote' }).waitFor();
  expect(await form.locator('form').getAttribute('action')).toBe('/get-a-quote');
  await form.getByRole('textbox').fill('78701');
  expect(await page.locator('script[src*="covermount.js"]').count()).toBe(1);
  expect(await page.locator('link[href*="covermount.css"]').count()).toBe(1);
  const config = await page.locator('[data-covermount=page]').getAttribute('data-config');
  expect(JSON.parse(config ?? '')).toMatchObject({ brands: { lonestar: { code: 'LS' } } });
  // The content of the block is the authored content of the widget.
  expect(await form.evaluate((element) => element.textContent.trim())).toBe('Call 512-555-0142 for a quote.');
  const isShown = (element: Element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return range.getClientRects().length > 0;
  };
  expect(await form.evaluate(isShown)).toBe(false);
  expect(errors).toEqual([]);
  await page.close();
});

test('a block changes no object of the page, whatever its keys are', async () => {
  const rows = [
    ['constructor.prototype.url', 'https://evil.example/c.json'],
    ['__proto__.url', 'https://evil.example/c.json'],
    ['Labels: __proto__', 'https://evil.example/c.json'],
    ['Theme', '{"ink": {}}'],
    ['Theme: ink: __proto__: url', 'https://evil.example/c.json'],
    ['Exclude paths', '/pay/*, /claims'],
    ['Exclude paths: __proto__: url', 'https://evil.example/c.json'],
  ];
  const page = await open(blockOf('idle-popup', rows));
  expect(await page.evaluate('({}).url ?? [].url')).toBeUndefined();
  await page.close();
});

test('a block reads links and comma-separated lists', async () => {
  const rows = [
    ['Quote page:', '<a href="/get-a-quote">/get-a-quote</a>'],
    ['Exclude paths', '/pay/*, /claims'],
    ['Labels: title', 'Need a hand?'],
    ['Theme', '{"ink": "#222222"}'],
    ['Theme: accent', '#7a1f3d'],
    ['<p>Call us.</p>'],
  ];
  const page = await open(blockOf('idle-popup', rows));
  const config = await page.locator('cover-idle-popup').getAttribute('config');
  expect(JSON.parse(config ?? '')).toEqual({
    Quotepage: '/get-a-quote',
    Excludepaths: ['/pay/*', '/claims'],
    Labels: { title: 'Need a hand?' },
    Theme: { ink: '#222222', accent: '#7a1f3d' },
  });
  const { problems } = await readWidget(await page.content(), 'idle-popup');
  expect(problems).toEqual([]);
  await page.close();
});
