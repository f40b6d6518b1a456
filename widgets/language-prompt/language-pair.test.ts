import { describe, expect, test } from 'vitest';
import { languageOffer } from './language-pair.ts';
import { isRobot } from './robots.ts';

const spanish = { siteLanguage: 'en', sitePrefix: '', translation: 'es', translationPrefix: '/es' };
const french = { siteLanguage: 'en', sitePrefix: '/en', translation: 'fr', translationPrefix: 'fr/' };

const offered = (address: string, languages: readonly string[], pair = spanish, pageTag = '') =>
  languageOffer(pair, { address: new URL(address, 'https://agency.example'), languages, pageTag });

describe('the same page in the visitor’s language', () => {
  test.each([
    ['/', ['es'], '/es/'],
    ['/quotes/auto?x=1&y=%20#top', ['es-MX', 'en'], '/es/quotes/auto?x=1&y=%20#top'],
    ['/es', ['en-US'], '/'],
    ['/es/quotes?x=1#top', ['en'], '/quotes?x=1#top'],
    ['/es/es/page', ['en'], '/es/page'],
    ['/escape', ['es'], '/es/escape'],
    ['/quotes', ['de', 'es', 'en'], '/es/quotes'],
    ['//evil.example/', ['es'], '/es/'],
    ['/es//evil.example/', ['en'], '/evil.example/'],
  ])('offers %s for %j at %s', (address, languages, there) => {
    expect(offered(address, languages)?.address).toBe(there);
  });

  test.each([
    ['another pair', '/en/a?b=c', ['fr-CA'], '/fr/a?b=c'],
    ['another pair, the other way round', '/fr/a#b', ['en'], '/en/a#b'],
  ])('offers the same page for %s', (_name, address, languages, there) => {
    expect(offered(address, languages, french)?.address).toBe(there);
  });

  test.each([
    ['the page is in it', '/es/', ['es']],
    ['the browser prefers the page’s', '/', ['en', 'es']],
    ['the browser asks for neither', '/', ['de', 'fr']],
    ['the browser asks for nothing', '/', []],
    ['the page lies outside both', '/elsewhere', ['fr'], french],
  ])('offers no language when %s', (_name, address, languages, pair = spanish) => {
    expect(offered(address, languages, pair)).toBeUndefined();
  });

  test('offers no language when the page declares that language itself', () => {
    expect(offered('/landing', ['es'], spanish, 'es-US')).toBeUndefined();
    expect(offered('/landing', ['es'], spanish, 'en')?.address).toBe('/es/landing');
  });

  test.each(['fr', 'FR-ca', 'pt-BR'])('offers no language on a page in a third language: %s', (pageTag) => {
    expect(offered('/fr/quotes?x=1', ['es-MX'], spanish, pageTag)).toBeUndefined();
    expect(offered('/es/quotes', ['en'], spanish, pageTag)).toBeUndefined();
  });

  test('offers only addresses on this site, for any path', () => {
    for (const path of ['//evil.example', '///evil.example', '/es//evil.example', '/es///evil.example/a']) {
      for (const languages of [['en'], ['es']]) {
        const there =
          languageOffer(spanish, { address: { pathname: path, search: '', hash: '' }, languages, pageTag: '' })
            ?.address ?? '/';
        expect(new URL(there, 'https://agency.example').origin).toBe('https://agency.example');
      }
    }
  });
});

test.each([
  ['Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)', true],
  ['Mozilla/5.0 (compatible; bingbot/2.0)', true],
  ['facebookexternalhit/1.1', true],
  ['Slackbot-LinkExpanding 1.0', true],
  ['WhatsApp/2.23', true],
  ['Mozilla/5.0 HeadlessChrome/120.0', true],
  ['Mozilla/5.0 (X11; Linux) Chrome-Lighthouse', true],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 Safari/604.1', false],
  ['Mozilla/5.0 (Linux; Android 14; CUBOT P80) Chrome/120.0 Mobile', false],
])('classifies the user agent %s as a bot: %s', (userAgent, expected) => {
  expect(isRobot({ userAgent, webdriver: false })).toBe(expected);
  expect(isRobot({ userAgent, webdriver: true })).toBe(true);
});
