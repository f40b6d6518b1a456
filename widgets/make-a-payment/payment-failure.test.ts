import { expect, test } from 'vitest';
import { MalformedError, NetworkError, RefusedError, StatusError } from '#services/errors';
import { paymentFailureOf, isNotFound, PaymentAlreadyMade, PaymentFailure } from './payment-failure.ts';

const refused = (reason: string, status?: number) => new RefusedError('lookup', { reason, status });

test.each([
  [
    'a refusal',
    refused('Paid by automatic withdrawal'),
    { name: 'notPayable', message: 'Paid by automatic withdrawal' },
  ],
  ['a refusal with HTTP 409', refused('Closed for today', 409), { name: 'notPayable', message: 'Closed for today' }],
  ['a refusal with HTTP 500', refused('Closed today', 500), { name: 'unexpected', message: 'Closed today' }],
  ['a refusal with HTTP 429', refused('Call us', 429), { name: 'unexpected', message: 'Call us' }],
  ['HTTP 500 with a technical message', new StatusError('lookup', 500, 'Out of memory'), { name: 'unexpected' }],
  ['HTTP 401', new StatusError('lookup', 401, 'Token has expired'), { name: 'unexpected' }],
  [
    'HTTP 422 with a message',
    new StatusError('lookup', 422, 'Closed today'),
    { name: 'notPayable', message: 'Closed today' },
  ],
  ['a fault with a known message', refused('Policy not found', 500), { name: 'policyNotFound' }],
  ['an unknown policy, with HTTP 404', refused('Policy not found', 404), { name: 'policyNotFound' }],
  ['a malformed response', new MalformedError('lookup'), { name: 'unexpected' }],
  ['only a status', new StatusError('lookup', 503), { name: 'unexpected' }],
  ['a broken connection', new NetworkError('lookup'), { name: 'offline' }],
])('explains %s', (_what, error, expected) => {
  const failure = paymentFailureOf(error, 'unexpected');
  expect(failure).toBeInstanceOf(PaymentFailure);
  expect((failure as PaymentFailure).error).toEqual(expected);
});

test.each(['This payment has already been made', 'This transaction has been approved'])(
  'treats "%s" as a payment that was already made, with any status',
  (message) => {
    expect(paymentFailureOf(refused(message, 500), 'unexpected')).toBeInstanceOf(PaymentAlreadyMade);
  },
);

test.each([
  [true, new StatusError('lookup', 404)],
  [true, refused('Policy not found', 404)],
  // An HTML page, which a wrong address returns.
  [false, new MalformedError('lookup', { status: 404 })],
  [false, new StatusError('lookup', 403)],
])('classifies as an unknown policy: %s', (expected, error) => {
  expect(isNotFound(error)).toBe(expected);
});
