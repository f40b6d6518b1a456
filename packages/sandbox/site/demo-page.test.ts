import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type PageRequest, renderDemoPage } from './demo-page.ts';
import type { ServerModule } from './server-module.ts';

const folder = mkdtempSync(join(tmpdir(), 'covermount-demo-'));
const write = (name: string, text: string) => writeFileSync(join(folder, name), text);

const request: PageRequest = {
  nonce: 'n0nce',
  siteOrigin: 'http://localhost:1',
  partnerOrigin: 'http://localhost:2',
  midnight: '2026-11-27T00:00:00-06:00',
  query: {},
  posted: {},
};
const render = async (name: string, changes: Partial<PageRequest> = {}) =>
  (await renderDemoPage(folder, name, { ...request, ...changes }))!;

beforeAll(() => {
  mkdirSync(join(folder, 'partials'));
  mkdirSync(join(folder, 'brands'));
  write('brands/lonestar.json', '{ "name": "Lone Star </script>" }');
  write('brands/goldencoast.json', '{ "name": "Golden Coast" }');
  write(
    'partials/page-block.html',
    '<script>{ "brand": "{brand}", "trusted": "{partnerOrigin}", "brands": {brands} }</script>',
  );
  write('plain.html', '<p>{ "a": {} } {unknown} {brands}</p>');
  write(
    'include.html',
    '<!-- include: page-block brand=lonestar -->|<!--include: page-block brand="golden coast" brands=goldencoast -->',
  );
  write(
    'strict.html',
    `<!-- headers:
    Content-Security-Policy: default-src 'none'; script-src 'nonce-{nonce}'
    X-Other: one
  -->
<script nonce="{nonce}"></script>`,
  );
  write('quote.html', '<cover-quote-flow zip="{posted.zip}">');
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('renderDemoPage', () => {
  it('leaves other braces unchanged', async () => {
    expect(await render('plain')).toEqual({ headers: {}, html: '<p>{ "a": {} } {unknown} {brands}</p>' });
  });

  it('includes partials with their parameters, the brands and the origins', async () => {
    const [one, other] = (await render('include')).html.split('|');
    expect(one).toContain('"brand": "lonestar"');
    expect(one).toContain('"trusted": "http://localhost:2"');
    expect(one).toContain('"Golden Coast"');
    expect(one).toContain(String.raw`Lone Star \u003c/script>`);
    expect(other).toContain('"brand": "golden coast"');
    expect(other).not.toContain('Lone Star');
  });

  it('includes the Spanish partial where there is one and the query asks for it', async () => {
    write('partials/greeting.html', '<p>Hello until {midnight}</p>');
    write('partials/greeting.es.html', '<p>Hola</p>');
    write('greeting.html', '<!-- include: greeting language=en -->');
    expect((await render('greeting')).html).toBe('<p>Hello until 2026-11-27T00:00:00-06:00</p>');
    expect((await render('greeting', { query: { language: 'es' } })).html).toBe('<p>Hola</p>');
    expect((await render('greeting', { query: { language: 'xx' } })).html).toContain('Hello');
  });

  it('prints widgets as a server does, with the sources of their styles in a header', async () => {
    write(
      'served.html',
      `<!-- headers:
    Content-Security-Policy: style-src {styleSources}
  -->
<!-- served: zip-form brand=goldencoast { "quotePage": "/q" } --><a href="/q">Quote</a><!-- /served -->|<!-- served: quote-flow --><!-- /served -->`,
    );
    const printed: unknown[] = [];
    const server: ServerModule = {
      renderElement: (options) => {
        printed.push(options);
        return `<printed ${(options as { widget: string }).widget}>`;
      },
      styleSources: () => ["'sha256-one'"],
    };
    const page = await render('served', { server, query: { language: 'es' } });
    expect(page).toEqual({
      headers: { 'Content-Security-Policy': "style-src 'sha256-one'" },
      html: '<printed zip-form>|<printed quote-flow>',
    });
    const shared = { pageOrigin: 'http://localhost:1', language: 'es' };
    expect(printed).toHaveLength(2);
    expect(printed).toEqual(
      expect.arrayContaining([
        {
          ...shared,
          widget: 'zip-form',
          brand: { name: 'Golden Coast' },
          config: { quotePage: '/q' },
          content: '<a href="/q">Quote</a>',
        },
        { ...shared, widget: 'quote-flow', brand: {}, config: {}, content: '' },
      ]),
    );
  });

  it('shows widgets without their first paints when there is no build', async () => {
    write('unbuilt.html', '<!-- served: zip-form -->Quote<!-- /served -->');
    expect((await render('unbuilt')).html).toBe('<cover-zip-form>Quote</cover-zip-form>');
  });

  it('accepts a parameter from the address only as a plain value', async () => {
    expect((await render('include', { query: { brand: 'goldencoast' } })).html).toContain('"brand": "goldencoast"');
    expect((await render('include', { query: { brand: '"><script>' } })).html).toContain('"brand": "lonestar"');
  });

  it.each([
    ['pseudo-bind', {}, 'en', 'Buy online', 'Buy your policy', 'Is one of the cars damaged now?'],
    [
      'pseudo-bind',
      { language: 'es' },
      'es',
      'Comprar en línea',
      'Compre su póliza',
      '¿Alguno de los autos está dañado',
    ],
    ['auto-payment', {}, 'en', 'Pay and sign', 'Pay and sign your policy', 'Call 512-555-0142'],
    ['auto-payment', { language: 'es' }, 'es', 'Pagar y firmar', 'Pague y firme su póliza', 'Llame al 512-555-0142'],
    ['make-a-payment', {}, 'en', 'Make a payment', 'Pay your premium', 'Call 512-555-0142'],
    ['make-a-payment', { language: 'es' }, 'es', 'Hacer un pago', 'Pague su prima', 'Llame al 512-555-0142'],
  ])('shows the page %s with the query %j in its language', async (name, query, language, title, heading, text) => {
    const pages = fileURLToPath(new URL('../../../demo-pages', import.meta.url));
    const { html } = (await renderDemoPage(pages, name, { ...request, query }))!;
    expect(html).toContain(`<html lang="${language}">`);
    expect(html).toContain(`<title>${title} ·`);
    expect(html).toContain(`<h1>${heading}</h1>`);
    expect(html).toContain(text);
    const [, config = ''] = /<script type="application\/json">([\s\S]*?)<\/script>/.exec(html) ?? [];
    const { questions = [] } = JSON.parse(config) as { questions?: { text: string }[] };
    expect(questions.map((question) => /[¿áéíóúñ]/.test(question.text))).toEqual(
      questions.map(() => language === 'es'),
    );
  });

  it.each(['sign-in', 'forgot-password', 'set-password', 'welcome', 'create-customer'])(
    'keeps the language of the page %s in its links to pages of the account',
    async (name) => {
      const pages = fileURLToPath(new URL('../../../demo-pages', import.meta.url));
      const inLanguage = async (query: Record<string, string>) =>
        (await renderDemoPage(pages, name, { ...request, query }))!.html;
      const addresses = (html: string) =>
        [...html.matchAll(/(?:-page|href)="(\/(?!sandbox)[^"]+\.html[^"]*)"/g)].map(([, address]) => address!);
      const spanish = addresses(await inLanguage({ language: 'es' }));
      expect(spanish.length).toBeGreaterThan(0);
      expect(spanish.filter((address) => !address.endsWith('?language=es'))).toEqual([]);
      expect(await inLanguage({})).not.toContain('{languageQuery}');
      expect(await inLanguage({ language: 'es' })).not.toMatch(
        />Make a payment<|"Make a payment"|message with the link/,
      );
    },
  );

  it.each([
    'reviews',
    'testimonials',
    'team',
    'hero-bar',
    'glossary',
    'video',
    'countdown',
    'newsletter',
    'form',
    'form-received',
    'form-error',
    'offers',
  ])('shows the introduction of the page %s in the language of its address', async (name) => {
    const pages = fileURLToPath(new URL('../../../demo-pages', import.meta.url));
    const introduction = async (query: Record<string, string>) => {
      const { html } = (await renderDemoPage(pages, name, { ...request, query }))!;
      expect(html).toContain(`<html lang="${query.language ?? 'en'}"`);
      return /<p class="lead">(.*)<\/p>/.exec(html)?.[1];
    };
    expect(await introduction({ language: 'es' })).toMatch(/[¿áéíóúñ]/);
    expect(await introduction({})).toMatch(/^[^¿áéíóúñ]+$/);
  });

  it.each(['form', 'newsletter', 'marketing'])(
    'keeps the language of the page %s in the pages that answer its forms',
    async (name) => {
      const pages = fileURLToPath(new URL('../../../demo-pages', import.meta.url));
      const answersTo = async (query: Record<string, string>) => {
        const { html } = (await renderDemoPage(pages, name, { ...request, query }))!;
        return [...html.matchAll(/(?:action|error-page)="(\/(?:sandbox\/forms|form-error)[^"]*)"/g)].map(
          ([, address]) => address!,
        );
      };
      const spanish = await answersTo({ language: 'es' });
      expect(spanish.length).toBeGreaterThan(0);
      expect(spanish.filter((address) => !address.endsWith('?language=es'))).toEqual([]);
      expect((await answersTo({})).filter((address) => address.includes('?'))).toEqual([]);
    },
  );

  it('sends the headers that the page declares, with the nonce of its scripts', async () => {
    const { headers, html } = await render('strict');
    expect(headers).toEqual({
      'Content-Security-Policy': "default-src 'none'; script-src 'nonce-n0nce'",
      'X-Other': 'one',
    });
    expect(html).toBe('<script nonce="n0nce"></script>');
  });

  it('fills posted values in, escaped', async () => {
    expect((await render('quote', { posted: { zip: '78701' } })).html).toContain('zip="78701"');
    expect((await render('quote', { posted: { zip: '"><img>' } })).html).toBe(
      '<cover-quote-flow zip="&#34;&#62;&#60;img&#62;">',
    );
    expect((await render('quote')).html).toContain('zip=""');
  });

  it.each(['none', '../package', 'partials/page-block', ''])('finds no page named %j', async (name) => {
    expect(await renderDemoPage(folder, name, request)).toBeUndefined();
  });
});
