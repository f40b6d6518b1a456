import { expect, test } from 'vitest';
import { pagePath } from './page-path.ts';

test.each([
  ['https://agency.example/pay.html?token=1#top', '/pay.html?token=1#top'],
  ['https://agency.example//other.example/..%2Fpay.html?token=1', '/other.example/..%2Fpay.html?token=1'],
  ['https://agency.example///other.example//a', '/other.example//a'],
  ['https://agency.example', '/'],
])('the path of %s leads to the same site as the page', (address, path) => {
  expect(pagePath(new URL(address))).toBe(path);
  expect(new URL(path, address).origin).toBe('https://agency.example');
});
