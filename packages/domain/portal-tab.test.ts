import { expect, test } from 'vitest';
import { portalTabOf, tabAddress } from './portal-tab.ts';

test.each([
  ['', 'dashboard'],
  ['dashboard', 'dashboard'],
  ['Policies', 'policies'],
  ['my-POLICIES-list', 'policies'],
  ['REWARDS', 'rewards'],
  [' account ', 'account'],
  ['MyQuotes', 'myquotes'],
  ['accounts', 'dashboard'],
  ['__proto__', 'dashboard'],
])('maps the tabid %j to the tab %s', (tabId, tab) => {
  expect(portalTabOf(tabId)).toBe(tab);
});

test.each([
  ['/my-account', 'dashboard', '/my-account'],
  ['/my-account', 'rewards', '/my-account?tabid=rewards'],
  ['/my?brand=ls', 'account', '/my?brand=ls&tabid=account'],
  ['/my#top', 'policies', '/my?tabid=policies#top'],
] as const)('builds the address of the portal page %s for the tab %s: %s', (page, tab, expected) => {
  expect(tabAddress(page, tab)).toBe(expected);
});
