import { describe, expect, it } from 'vitest';
import { lifetimeOf } from './customer-session.ts';
import { sessionLifetime } from './session-lifetime.ts';

const minute = 60_000;
const now = Date.parse('2026-11-20T17:03:00.000Z');

describe('lifetime of a token', () => {
  it.each([
    ['by the clock of the service', '2020-01-01T00:00:00Z', '2020-01-01T00:20:00Z', 20 * minute],
    ['by the clock of the device, without a creation', undefined, '2026-11-20T17:13:00.000Z', 10 * minute],
    ['at most 30 minutes', '2026-11-20T17:03:00Z', '2026-11-21T17:03:00Z', sessionLifetime],
    ['30 minutes where the expiration is past', undefined, '2026-11-20T17:00:00Z', sessionLifetime],
    ['30 minutes where nothing is told', undefined, undefined, sessionLifetime],
    ['30 minutes where it cannot be read', 'yesterday', 'tomorrow', sessionLifetime],
  ])('is %s', (_how, creation, expiration, lifetime) => {
    expect(lifetimeOf({ creation, expiration }, now)).toBe(lifetime);
  });
});

it('a customer session lasts 30 minutes', () => {
  expect(sessionLifetime).toBe(30 * minute);
});
