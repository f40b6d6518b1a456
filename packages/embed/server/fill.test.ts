import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { JSDOM } from 'jsdom';
import { describe, expect, test } from 'vitest';
import { hostileAddresses, hostileTexts, vectorsOf, vectorsText } from '#tooling/vite/first-paint-vectors';
import { trustedAddress } from '../first-paint/trusted-address.ts';
import { fillFirstPaint } from './fill.ts';
import { isPrintableAddress } from './printable-address.ts';
import type { FirstPaintOptions } from './public.ts';
import { addressLike } from './testing/addresses.ts';
import { smallForm } from './testing/small-form.ts';

const pageOrigin = 'https://www.agency.example';
const css = '.cover-root{color:red}';

const print = (options: Partial<FirstPaintOptions> = {}) =>
  fillFirstPaint(smallForm, css, { widget: 'small-form', pageOrigin, ...options });

/** The printed root, parsed as HTML. */
const read = (options?: Partial<FirstPaintOptions>): DocumentFragment =>
  (JSDOM.fragment(print(options)).firstElementChild as HTMLTemplateElement).content;

test('prints a template with style, slots, shared parts and defaults', () => {
  expect(print()).toBe(
    '<template shadowrootmode="open"><style>.cover-root{color:red}</style><div class="cover-root" part="root" dir="ltr" lang="en" data-covermount-paint="01234567"><p data-mode="0">Step 2 of 3<!-- --> <!-- --></p><form class="form" action="/start" method="get"><label for="name">Name</label><input id="name" name="name" aria-label="Name" value=""><button type="submit">Next</button><svg viewBox="0 0 24 24"><path d="M0 0"></path></svg></form><a href="/start#more">More</a></div></template>',
  );
});

test('the vectors match their pinned digest', () => {
  const digest = createHash('sha256')
    .update(vectorsText(vectorsOf(smallForm, css)))
    .digest('hex');
  // Update only for a deliberate change of the format, together with docs/first-paint.md and every filler.
  expect(digest).toBe('213f114a6a8d899d3568adbaac72931e6379a68a06a4f40db38faf1c109e5b17');
});

describe('texts', () => {
  test.each(hostileTexts)('round-trips %j as text and as an attribute value', (text) => {
    const root = read({ config: { labels: { name: text } } });
    // An HTML parser reads NUL as a replacement character.
    const expected = text.replaceAll('\0', '\uFFFD');
    expect(root.querySelector('label')?.textContent).toBe(expected);
    expect(root.querySelector('input')?.getAttribute('aria-label')).toBe(expected);
  });

  test('adds no element or attribute for any text or address', () => {
    const shape = (root: DocumentFragment) =>
      [...root.querySelectorAll('*')].map(({ localName, attributes }) =>
        [localName, ...[...attributes].map(({ name }) => name)].join(' '),
      );
    const usual = shape(read({ config: { page: '/x' }, brand: { logo: 'x' } }));
    fc.assert(
      fc.property(
        fc.oneof(fc.constantFrom(...hostileTexts), fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme' })),
        (text) => {
          const labels = { title: text, name: text, next: text, more: text };
          const brand = { name: text, logo: `x${text}` };
          expect(shape(read({ config: { page: '/x', labels }, brand }))).toEqual(usual);
        },
      ),
    );
  });

  test('prints half a surrogate pair as a replacement character', () => {
    expect(read({ config: { labels: { name: 'a\uD800b\uDC00' } } }).querySelector('label')?.textContent).toBe(
      'a\uFFFDb\uFFFD',
    );
  });

  test('fills the placeholders of a slot’s text, but not slots and replacement patterns in it', () => {
    const root = read({ config: { labels: { title: '{step} \uE000labels.name\uE001 $& {count}' } } });
    expect(root.querySelector('p')?.firstChild?.textContent).toBe('2 \uE000labels.name\uE001 $& {count}');
  });

  test('prefers labels of one language to those for all, and those of the configuration to the brand’s', () => {
    const textOf = (options: Partial<FirstPaintOptions>) => read(options).querySelector('label')?.textContent;
    const brand = { widgets: { 'small-form': { labels: { en: { name: 'Brand' } } } } };
    expect(textOf({ brand })).toBe('Brand');
    expect(textOf({ brand, language: 'es-MX' })).toBe('Nombre');
    expect(textOf({ brand, config: { labels: { name: 'Own' } } })).toBe('Own');
    expect(textOf({ config: { labels: { name: 'Own', en: { name: 'English' } } } })).toBe('English');
    expect(textOf({ config: { labels: { name: 7 } } })).toBe('Name');
    expect(textOf({ config: { labels: { name: 'Own', en: { name: 7 } } } })).toBe('Own');
  });
});

describe('addresses', () => {
  const trusted = ['https://pay.partner.example', 'http://localhost:4174'];

  test.each([
    '/get-a-quote',
    'quotes?a=1#b',
    '?a',
    'https://www.agency.example/x',
    'https://pay.partner.example',
    'http://localhost:4174/buy',
  ])('prints %s', (address) => {
    expect(isPrintableAddress(address, pageOrigin, trusted)).toBe(true);
  });

  test.each(hostileAddresses.slice(hostileAddresses.indexOf('http://www.agency.example/')))(
    'does not print %j',
    (address) => {
      expect(isPrintableAddress(address, pageOrigin, trusted)).toBe(false);
    },
  );

  test('prints only addresses that the loader trusts, for any input', () => {
    fc.assert(
      fc.property(fc.oneof(addressLike, fc.webUrl(), fc.string()), (address) => {
        if (isPrintableAddress(address, pageOrigin, trusted))
          expect(trustedAddress(address, `${pageOrigin}/a/b`, trusted)).toBeDefined();
      }),
      { numRuns: 2000 },
    );
  });

  test.each([
    ['https://pay.partner.example:443/', ['https://pay.partner.example:443', 'https://pay.partner.example']],
    ['http://127.0.0.01:8080/', ['http://127.0.0.01:8080', 'http://127.0.0.1:8080']],
    ['http://127.0.0.256/', ['http://127.0.0.256']],
    ['https://pay.partner.example:65536/', ['https://pay.partner.example:65536']],
    ['https://ñ.example/', ['', 'https://xn--ida.example']],
  ])('does not print %s, even if listed as written', (address, listed) => {
    expect(isPrintableAddress(address, pageOrigin, listed)).toBe(false);
  });

  test('prints an untrusted form without its address, beside the authored content if scripts are off', () => {
    const root = read({ config: { page: 'https://evil.example/' } });
    const form = root.querySelector('form')!;
    expect(form.getAttribute('method')).toBe('dialog');
    expect(form.hasAttribute('action')).toBe(false);
    expect(root.querySelector('button')?.getAttribute('aria-disabled')).toBe('true');
    expect(root.querySelector('a')?.hasAttribute('href')).toBe(false);
    expect(root.querySelector('slot.cover-unscripted')).not.toBeNull();
    expect(read().querySelector('slot')).toBeNull();
  });
});

describe('settings', () => {
  test('chooses the template by booleans, lists and the logo', () => {
    expect(read({ config: { hasMore: false } }).querySelector('a')).toBeNull();
    expect(read({ config: { hasMore: 'false' } }).querySelector('a')).toBeNull();
    expect(read({ config: { hasMore: 'off' } }).querySelector('a')).not.toBeNull();
    expect(read({ config: { modes: ['two', 'one'] } }).querySelector('p')?.dataset.mode).toBe('1');
    expect(read({ brand: { logo: '/logo.svg', name: 'Lone Star' } }).querySelector('img')?.alt).toBe('Lone Star');
  });

  test('reads the page block like the loader: brand, its widgets, shared keys, the page’s widgets, the element', () => {
    const labelOf = (page: Record<string, unknown>, config = {}) =>
      read({ page, config }).querySelector('label')?.textContent;
    const brandOf = (page: Record<string, unknown>, config = {}) => read({ page, config }).textContent;
    const of = (name: string) => ({ 'small-form': { labels: { name } } });
    const brands = { first: { name: 'First Co.' }, second: { name: 'Second Co.', widgets: of('Second') } };
    expect(brandOf({ brands })).toContain('First Co.');
    expect(brandOf({ brands, brand: 'second' })).toContain('Second Co.');
    expect(brandOf({ brands, brand: 'first' }, { brand: 'second' })).toContain('Second Co.');
    expect(
      brandOf({ brands: { other: { name: 'Other Co.' }, 10: { name: 'Tenth Co.' }, 7: brands.second } }),
    ).toContain('Second Co.');
    expect(brandOf({ brands, brand: 'constructor' })).not.toContain('Co.');
    expect(labelOf({ brands, brand: 'second' })).toBe('Second');
    expect(labelOf({ brands, brand: 'second', labels: { name: 'Page' } })).toBe('Page');
    expect(labelOf({ labels: { name: 'Page' }, widgets: of('Widget') })).toBe('Widget');
    expect(labelOf({ widgets: of('Widget') }, { labels: { name: 'Own' } })).toBe('Own');
    expect(read({ page: { brands, language: 'es' }, brand: { name: 'Given' } }).textContent).toContain(
      'Paso 2 de 3 GivenNombre',
    );
  });

  test('prints nothing if only the script can draw the first step', () => {
    expect(print({ config: { modes: ['three'] } })).toBe('');
    expect(print({ config: { isolation: 'light' } })).toBe('');
    const needy = { ...smallForm, needs: ['page', 'services.leadStore.url'] };
    const printed = (config: Record<string, unknown>) =>
      fillFirstPaint({ ...needy, fallbacks: {} }, css, { widget: 'small-form', pageOrigin, config });
    expect(printed({})).toBe('');
    expect(printed({ page: '/x' })).not.toBe('');
    expect(printed({ services: { leadStore: { url: '/leads' } } })).not.toBe('');
  });

  test('omits theme values that could end their declaration or the style element', () => {
    const styles = (theme: unknown) =>
      [...read({ config: { theme } }).querySelectorAll('style')].map((style) => style.textContent);
    expect(styles({ accentSoft: '#eee', fontBody: `'A & B', serif` })).toEqual([
      css,
      `.cover-root{--cover-accent-soft:#eee;--cover-font-body:'A & B', serif}`,
    ]);
    for (const value of ['red;x:y', 'red}', '</style>', '\\3c', '@x', 'a\nb', 'a\uD800', 'x'.repeat(401), 7])
      expect(styles({ accent: value })).toEqual([css]);
    expect(styles({ 'accent:red;--x': 'red' })).toEqual([css]);
  });

  test('escapes the nonce and the address of the style sheet', () => {
    const root = read({ nonce: '"><b>', stylesFrom: '/a"b/', config: { theme: { ink: 'navy' } } });
    expect(root.querySelector('link')?.getAttribute('href')).toBe('/a"b/first-paint/0123456789abcdef.css');
    expect([...root.querySelectorAll('link, style')].map((element) => element.getAttribute('nonce'))).toEqual([
      '"><b>',
      '"><b>',
    ]);
    expect(root.querySelector('b')).toBeNull();
  });
});
