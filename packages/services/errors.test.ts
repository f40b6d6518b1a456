import { describe, expect, it } from 'vitest';
import { isRejected, MalformedError, NetworkError, RefusedError, StatusError, TimeoutError } from './errors.ts';

describe('a rejected call', () => {
  it.each([
    ['a refusal', new RefusedError('call', { status: 200 }), true],
    ['a refusal without a status', new RefusedError('call'), true],
    ['a refusal with status 400', new RefusedError('call', { status: 400 }), true],
    ['status 404', new StatusError('call', 404), true],
    ['a refusal with status 500', new RefusedError('call', { status: 500, reason: 'Quote not found!' }), false],
    ['a refusal with status 429', new RefusedError('call', { status: 429 }), false],
    ['a refusal of access with status 401', new RefusedError('call', { status: 401 }), false],
    ['a refusal of access with status 403', new RefusedError('call', { status: 403 }), false],
    ['status 503', new StatusError('call', 503), false],
    ['status 400 without a reason', new StatusError('call', 400), false],
    ['a malformed response', new MalformedError('call', { status: 200 }), false],
    ['no network', new NetworkError('call'), false],
    ['a timeout', new TimeoutError('call'), false],
    ['an error of the page itself', new TypeError('undefined is not a function'), false],
  ])('distinguishes a decision of the service from a failed call: %s', (_, error, isDecided) => {
    expect(isRejected(error)).toBe(isDecided);
  });
});

it('keeps only the beginning of a service’s message', () => {
  const reason = `Not today. ${'no '.repeat(100_000)}`;
  expect(new RefusedError('call', { status: 200, reason }).reason).toBe(reason.slice(0, 2000));
});
