import { expect, test } from 'vitest';
import type { JsonObject } from '../json.ts';
import { refusedAddresses } from './refused-addresses.ts';

test.each([
  'javascript:alert(1)',
  ' JavaScript:alert(1)',
  'java\nscript:alert(1)',
  'vbscript:x',
  'data:text/html,x',
  'file:///etc/hosts',
  'mailto:quotes@agency.example',
  'localhost:3000/quote',
  'https://agency.example@stranger.example/',
])('refuses the page %j', (address) => {
  expect(refusedAddresses({ quotePage: address })).toEqual([{ path: ['quotePage'], found: address }]);
});

test.each([
  '',
  '/quote',
  'quote?for=a:b',
  '#driver',
  '//agency.example/quote',
  'https://',
  'https://agency.example/quote',
])('accepts the page %j', (address) => {
  expect(refusedAddresses({ quotePage: address })).toEqual([]);
});

test.each<[string, JsonObject, (string | number)[][]]>([
  ['in another spelling', { 'quote-page': 'javascript:x' }, [['quote-page']]],
  ['in a list', { offices: [{ url: '/a' }, { url: 'javascript:x' }] }, [['offices', 1, 'url']]],
  ['in a record', { links: { Help: 'javascript:x' } }, [['links', 'Help']]],
  ['in a page block', { widgets: { 'zip-form': { quotePage: 'data:x' } } }, [['widgets', 'zip-form', 'quotePage']]],
  ['of a picture', { logo: 'javascript:x' }, [['logo']]],
  ['but no picture in an address', { logo: 'data:image/svg+xml,x' }, []],
  ['but no label', { labels: { quotePage: 'Page: quotes', es: { link: 'javascript:' } } }, []],
  ['but no other text', { heading: 'javascript: what it is' }, []],
])('finds an address %s', (_where, settings, paths) => {
  expect(refusedAddresses(settings).map(({ path }) => path)).toEqual(paths);
});
