import { describe, expect, it } from 'vitest';
import { lifetimeOf } from './customer-session.ts';
import { sessionLifetime } from './session-lifetime.ts';

const minute = 60_000;
const now = Date.parse('2026-11-20T17:03:00.000Z');

describe('lifetime of a token', () => {
  it.each([
    ['computed with the service’s clock', '2020-01-01T00:00:00Z', '2020-01-01T00:20:00Z', 20 * minute],
    ['computed with the device’s clock, without a creation time', undefined, '2026-11-20T17:13:00.000Z', 10 * minute],
    ['at most 30 minutes', '2026-11-20T17:03:00Z', '2026-11-21T17:03:00Z', sessionLifetime],
    ['30 minutes if the expiration has passed', undefined, '2026-11-20T17:00:00Z', sessionLifetime],
    ['30 minutes without an expiration', undefined, undefined, sessionLifetime],
    ['30 minutes if the times are malformed', 'yesterday', 'tomorrow', sessionLifetime],
  ])('is %s', (_how, creation, expiration, lifetime) => {
    expect(lifetimeOf({ creation, expiration }, now)).toBe(lifetime);
  });
});

it('a customer session lasts 30 minutes', () => {
  expect(sessionLifetime).toBe(30 * minute);
});
