import { expect, test } from 'vitest';
import { MalformedError, NetworkError, RefusedError, StatusError, TimeoutError } from '#services/errors';
import { accountFailureOf } from './account-failure.ts';

test.each([
  [
    'a refusal',
    new RefusedError('signIn', { reason: 'That is not right.' }),
    { kind: 'refused', reason: 'That is not right.' },
  ],
  ['401', new StatusError('signIn', 401), { kind: 'refused' }],
  ['404', new StatusError('signIn', 404), { kind: 'refused' }],
  [
    'a failed bot check',
    new RefusedError('signIn', { status: 403, reason: 'Verification failed' }),
    { kind: 'notVerified' },
  ],
  [
    'too many tries',
    new RefusedError('signIn', { status: 429, retryAfter: 3200 }),
    { kind: 'tooManyTries', seconds: 4 },
  ],
  ['too many tries, zero wait', new StatusError('signIn', 429, undefined, 0), { kind: 'tooManyTries', seconds: 1 }],
  ['too many tries, no wait sent', new StatusError('signIn', 429), { kind: 'tooManyTries', seconds: 10 }],
  ['503', new StatusError('signIn', 503), { kind: 'unreachable' }],
  ['a broken connection', new NetworkError('signIn'), { kind: 'unreachable' }],
  ['a timeout', new TimeoutError('signIn'), { kind: 'unreachable' }],
  ['a malformed response', new MalformedError('signIn'), { kind: 'malformed' }],
  ['a file that did not load', new TypeError('Failed to fetch'), { kind: 'unreachable' }],
])('classifies %s by what the visitor can do about it', (_what, error, failure) => {
  expect(accountFailureOf(error)).toEqual(failure);
});
