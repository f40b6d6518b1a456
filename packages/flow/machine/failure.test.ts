import { expect, test } from 'vitest';
import { AbortedError, MalformedError, NetworkError, RefusedError, StatusError, TimeoutError } from '#services/errors';
import { failureOf } from './failure.ts';

test.each([
  ['a network error', new NetworkError('quote'), true, 'unreachable'],
  ['a network error while the browser is offline', new NetworkError('quote'), false, 'offline'],
  ['a time-out', new TimeoutError('quote'), true, 'unreachable'],
  ['HTTP 503', new StatusError('quote', 503), true, 'unreachable'],
  ['HTTP 429', new StatusError('quote', 429), true, 'unreachable'],
  ['HTTP 401', new StatusError('quote', 401), true, 'expired'],
  ['HTTP 410', new StatusError('quote', 410), true, 'expired'],
  ['HTTP 422', new StatusError('quote', 422), true, 'refused'],
  ['a refusal', new RefusedError('quote'), true, 'refused'],
  ['a refusal with HTTP 409', new RefusedError('quote', { status: 409 }), true, 'refused'],
  ['a refusal with HTTP 500 and no message', new RefusedError('quote', { status: 500 }), true, 'unreachable'],
  ['HTTP 500 with a message', new StatusError('quote', 500, 'Out of memory'), true, 'unreachable'],
  ['a refusal with HTTP 429', new RefusedError('quote', { status: 429 }), true, 'unreachable'],
  ['a malformed response', new MalformedError('quote'), true, 'malformed'],
  ['a canceled call', new AbortedError('quote'), true, 'unreachable'],
  ['a chunk that did not load', new TypeError('Failed to fetch'), true, 'unreachable'],
])('classifies %s by what the visitor can do about it', (_, error, isOnline, kind) => {
  expect(failureOf(error, isOnline)).toEqual({ kind });
});

test.each([
  ['a code', new RefusedError('quote', { reason: 'E1042 RATE_ENGINE_TIMEOUT' }), 'refused'],
  ['a single word', new RefusedError('quote', { reason: 'nope' }), 'refused'],
  ['a status text', new StatusError('quote', 403, 'Forbidden'), 'refused'],
  ['a status text in a refusal', new RefusedError('quote', { reason: '404 - Not Found.' }), 'refused'],
  [
    'a technical message',
    new RefusedError('quote', { reason: 'Object reference not set to an instance of an object.' }),
    'refused',
  ],
  ['a message about a token', new StatusError('quote', 401, 'Token expired'), 'expired'],
])('does not show %s to the visitor', (_, error, kind) => {
  expect(failureOf(error, true)).toEqual({ kind });
});

test.each([200, 409, 429, 500, 503])('keeps the explanation of a refused call with HTTP %i', (status) => {
  const refusal = new RefusedError('quote', { status, reason: 'This carrier is closed today' });
  expect(failureOf(refusal, true)).toEqual({ kind: 'refused', reason: 'This carrier is closed today' });
});
