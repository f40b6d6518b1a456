import { describe, expect, it } from 'vitest';
import { doAnswersBelongToPage, isCalifornia, serviceVariant } from './service-variant.ts';

describe('serviceVariant', () => {
  it.each([
    [{ path: '/get-a-quote' }, 'primary'],
    [{ path: '/get-a-quote-ca' }, 'ca'],
    [{ path: '/es/Get-A-Quote-CA.html' }, 'ca'],
    [{ path: '/california' }, 'primary'],
    [{ path: '/get-a-quote?from=/get-a-quote-ca#/get-a-quote-ca' }, 'primary'],
    // The customer's state precedes everything.
    [{ customerState: 'CA', path: '/get-a-quote', placeState: 'TX' }, 'ca'],
    [{ customerState: 'TX', path: '/get-a-quote', placeState: 'CA' }, 'primary'],
    [{ customerState: 'TX', path: '/get-a-quote-ca', tokenState: 'ca', placeState: 'CA' }, 'primary'],
    // Then the page, the sign-in and the stored place, in this order.
    [{ customerState: '', path: '/get-a-quote-ca', placeState: 'TX' }, 'ca'],
    [{ path: '/portal', tokenState: 'ca' }, 'ca'],
    [{ path: '/portal', tokenState: 'tx', placeState: 'CA' }, 'primary'],
    [{ path: '/portal', tokenState: '', placeState: 'CA' }, 'ca'],
    [{ path: '/get-a-quote', placeState: 'TX' }, 'primary'],
  ] as const)('selects for %j the variant %s', (signs, expected) => {
    expect(serviceVariant(signs)).toBe(expected);
  });
});

describe('isCalifornia', () => {
  it.each([
    ['CA', true],
    [' ca ', true],
    ['TX', false],
    ['California', false],
    ['', false],
    [undefined, false],
  ])('reads %j as %s', (state, expected) => {
    expect(isCalifornia(state)).toBe(expected);
  });
});

describe('doAnswersBelongToPage', () => {
  it.each([
    ['TX', '/get-a-quote', true],
    ['CA', '/get-a-quote-ca', true],
    ['CA', '/get-a-quote', false],
    ['TX', '/get-a-quote-ca', false],
    ['', '/get-a-quote', true],
    ['', '/get-a-quote-ca', true],
  ])('returns whether answers from %j belong to the page %s: %s', (state, path, expected) => {
    expect(doAnswersBelongToPage(state, path)).toBe(expected);
  });
});
