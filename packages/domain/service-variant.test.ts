import { describe, expect, it } from 'vitest';
import { doAnswersBelongToPage, serviceVariant } from './service-variant.ts';

describe('serviceVariant', () => {
  it.each([
    [{ path: '/get-a-quote' }, 'primary'],
    [{ path: '/get-a-quote-ca' }, 'ca'],
    [{ path: '/es/Get-A-Quote-CA.html' }, 'ca'],
    [{ path: '/get-a-quote', customerState: 'CA' }, 'ca'],
    [{ path: '/get-a-quote', customerState: 'TX' }, 'primary'],
    [{ path: '/get-a-quote-ca', customerState: 'TX' }, 'ca'],
    [{ path: '/portal', tokenState: 'ca' }, 'ca'],
    [{ path: '/portal', customerState: 'TX', tokenState: 'tx' }, 'primary'],
    [{ path: '/portal', customerState: '', tokenState: undefined }, 'primary'],
    [{ path: '/california' }, 'primary'],
  ])('selects for %j the variant %s', (signs, expected) => {
    expect(serviceVariant(signs)).toBe(expected);
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
