import { expect, it } from 'vitest';
import { secureUrl } from './secure-url.ts';

const page = 'https://www.agency.example/quote';

it.each([
  ['https://pay.partner.example/buy?x=1', 'https://pay.partner.example/buy?x=1'],
  ['/buy/1', 'https://www.agency.example/buy/1'],
  ['//pay.partner.example/buy', 'https://pay.partner.example/buy'],
  ['http://localhost:4174/buy', 'http://localhost:4174/buy'],
  ['http://127.0.0.1/buy', 'http://127.0.0.1/buy'],
  ['http://[::1]:8080/', 'http://[::1]:8080/'],
])('accepts the address %s', (address, href) => {
  expect(secureUrl(address, page)?.href).toBe(href);
});

it.each([
  'http://pay.partner.example/buy',
  'javascript:alert(1)',
  ' java\nscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'blob:https://www.agency.example/1',
  'file:///etc/passwd',
  'https://www.agency.example@evil.example/',
  'https://user:secret@pay.partner.example/',
  'http://localhost.evil.example/',
  'http://127.0.0.1.evil.example/',
  'https://',
  'http://[',
])('rejects the address %j', (address) => {
  expect(secureUrl(address, page)).toBeUndefined();
});

it('accepts the page’s own origin on a development page without https', () => {
  expect(secureUrl('/buy', 'http://192.168.1.20:4173/')?.href).toBe('http://192.168.1.20:4173/buy');
  expect(secureUrl('http://192.168.1.21:4173/buy', 'http://192.168.1.20:4173/')).toBeUndefined();
});
