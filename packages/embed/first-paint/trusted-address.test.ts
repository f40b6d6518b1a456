import fc from 'fast-check';
import { expect, test } from 'vitest';
import { trustedAddress } from './trusted-address.ts';

const base = 'https://www.brand.example/insurance/auto';
const trusted = ['https://pay.partner.example', 'http://localhost:4174'];
const open = (address: string) => trustedAddress(address, base, trusted)?.href;

test.each([
  ['/get-a-quote#driver1', 'https://www.brand.example/get-a-quote#driver1'],
  ['quotes', 'https://www.brand.example/insurance/quotes'],
  ['https://pay.partner.example/x?y=1', 'https://pay.partner.example/x?y=1'],
  ['http://localhost:4174/buy', 'http://localhost:4174/buy'],
])('trusts %s', (address, href) => {
  expect(open(address)).toBe(href);
});

test.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' java\nscript:alert(1)',
  'data:text/html,x',
  'blob:https://www.brand.example/1',
  '//evil.example/x',
  String.raw`\\evil.example`,
  'https://evil.example',
  'https://pay.partner.example.evil.example',
  'https://pay.partner.example:8443/x',
  'http://pay.partner.example/x',
  'https://pay.partner.example@evil.example/',
  'https://user:word@pay.partner.example/',
  'https://раy.partner.example/',
  'http://localhost:9999/',
  'http://[',
])('rejects %s', (address) => {
  expect(open(address)).toBeUndefined();
});

test('rejects relative addresses if a base element names another origin', () => {
  const own = 'https://www.brand.example';
  const here = (address: string) => trustedAddress(address, 'https://intruder.example/', trusted, own)?.href;
  expect(here('/get-a-quote')).toBeUndefined();
  expect(here(`${own}/get-a-quote`)).toBe(`${own}/get-a-quote`);
});

test('returns only addresses on the page’s origin or listed origins, for any input', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.webUrl(),
        fc.string(),
        fc.webUrl().map((url) => `//${url}`),
      ),
      (address) => {
        const url = trustedAddress(address, base, trusted);
        if (url) expect([new URL(base).origin, ...trusted]).toContain(url.origin);
      },
    ),
  );
});
