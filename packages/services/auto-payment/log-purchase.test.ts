import { describe, expect, it } from 'vitest';
import { RefusedError, StatusError } from '../errors.ts';
import { loggedOutcome } from './log-purchase.ts';

describe('loggedOutcome', () => {
  const message = 'Error in API response';

  it.each([
    ['a step', undefined, message, undefined],
    ['a status', new StatusError('buyNow', 500), message, 500],
    ['a 503', new StatusError('buyNow', 503), '503 error', 503],
    ['a missing address', new RefusedError('buyNow', { message: 'Payment Url null' }), 'Payment Url null', undefined],
    ['any other refusal', new RefusedError('buyNow', { message: 'No' }), message, undefined],
    ['an error of the page', new Error('Payment Url null'), message, undefined],
  ])('logs %s', (_what, error, logged, status) => {
    expect(loggedOutcome({ message, error }, new Set(['Payment Url null']))).toEqual({ message: logged, status });
  });
});
