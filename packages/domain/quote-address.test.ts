import { expect, test } from 'vitest';
import { quoteAddress } from './quote-address.ts';

test.each([
  ['/get-a-quote', 'TX', 'driver1', '/get-a-quote#driver1'],
  ['/get-a-quote', 'CA', 'driver1', '/get-a-quote-ca#driver1'],
  ['/get-a-quote/', 'CA', 'driver1', '/get-a-quote-ca/#driver1'],
  ['/quote.html?from=home', 'NV', 'quotes', '/quote-nv.html?from=home#quotes'],
  ['https://www.agency.example/quote', 'CA', 'quotes', 'https://www.agency.example/quote-ca#quotes'],
  ['https://quotes.agency.example', 'CA', 'quotes', 'https://quotes.agency.example#quotes'],
  ['https://quotes.agency.example/', 'CA', 'quotes', 'https://quotes.agency.example/#quotes'],
  ['//quotes.agency.example?from=home', 'CA', '', '//quotes.agency.example?from=home'],
  ['/get-a-quote', undefined, 'quotes', '/get-a-quote#quotes'],
  ['/get-a-quote#coverage', 'CA', 'quotes', '/get-a-quote-ca#quotes'],
  ['/get-a-quote?code=1#coverage', 'CA', '', '/get-a-quote-ca?code=1#coverage'],
  ['/', 'CA', '', '/'],
] as const)('builds the address of %s for %s and #%s: %s', (page, state, hash, address) => {
  expect(quoteAddress({ page, state, multiExperience: true, hash })).toBe(address);
});

test('uses one quote page for every state when the site has only one', () => {
  expect(quoteAddress({ page: '/quote', state: 'CA', multiExperience: false, hash: 'driver1' })).toBe('/quote#driver1');
});
