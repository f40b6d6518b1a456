import { expect, it } from 'vitest';
import { NetworkError, RefusedError, StatusError } from './errors.ts';
import { isPaymentRefused } from './payment-refusal.ts';

const refused = (status?: number, reason = 'The card has expired.', isRepeated = false) =>
  new RefusedError('processPayment', { ...(status !== undefined && { status }), reason, isRepeated });

it.each<[string, unknown, boolean]>([
  ['a refusal', refused(), true],
  ['a refusal with status 400', refused(400), true],
  ['a refusal with status 402', refused(402), true],
  ['a denied access', refused(403), false],
  ['a key that belongs to another request', refused(422, 'This Idempotency-Key belongs to another request'), false],
  ['status 422 without words', refused(422, ''), false],
  ['status 422 about the card', refused(422), true],
  ['an unknown transaction', refused(404, 'Transaction not found'), false],
  ['too many requests', refused(429), false],
  ['a fault', refused(500), false],
  ['a refusal that says that the payment was made', refused(400, 'This payment has already been made'), false],
  ['a refusal that says that the payment was approved', refused(200, 'This transaction has been approved'), false],
  ['a refused token', new RefusedError('createGuestToken', { reason: 'Service is not available' }), false],
  ['an outage', refused(200, 'Service is not available'), true],
  ['an outage after a lost request', refused(200, 'Service is not available', true), false],
  ['a gateway without service after a lost request', refused(200, 'The payment gateway is unavailable.', true), false],
  ['an outage with status 402 after a lost request', refused(402, 'The card service is not available.', true), true],
  ['a duplicate', refused(400, 'Duplicate transaction.'), true],
  ['a duplicate after a lost request', refused(400, 'Duplicate transaction.', true), false],
  ['a processed order after a lost request', refused(400, 'This order has already been processed.', true), false],
  ['an earlier payment after a lost request', refused(400, 'A payment was submitted earlier today.', true), false],
  ['a duplicate in Spanish after a lost request', refused(400, 'La solicitud ya fue procesada.', true), false],
  ['a duplicate with status 402 after a lost request', refused(402, 'Duplicate transaction.', true), true],
  ['a bank that declines after a lost request', refused(200, 'Your bank turned down the card.', true), true],
  ['a card that is refused after a lost request', refused(402, 'The card has expired.', true), true],
  ['a status without a refusal', new StatusError('processPayment', 402, 'Card declined. Nothing was charged.'), false],
  ['a lost connection', new NetworkError('processPayment'), false],
])('reads %s as a refused payment: %#', (_what, error, isRefused) => {
  expect(isPaymentRefused(error, { callId: 'processPayment' })).toBe(isRefused);
});
