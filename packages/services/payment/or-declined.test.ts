import { expect, it } from 'vitest';
import { RefusedError, StatusError } from '../errors.ts';
import { orDeclined } from './or-declined.ts';

const outcomeOf = (status: number, reason: string | undefined) =>
  orDeclined(Promise.reject(new StatusError('processPayment', status, reason))).catch((error: unknown) => error);

it.each([
  'Your card was declined.',
  'The bank declines this card.',
  'Your card has expired. Nothing was charged.',
  'Insufficient funds',
  'Your payment could not be processed: the card was declined. Call your bank if you have a question.',
  'The card number is not valid.',
  'The card was not charged.',
  'Su tarjeta fue rechazada.',
  'La tarjeta está vencida.',
  'No se le cobró nada.',
  'No se hizo ningún cargo a su cuenta.',
])('a service without `isSuccess` declines a card: %s', async (reason) => {
  for (const status of [400, 402, 422]) {
    const refused = await outcomeOf(status, reason);
    expect(refused).toBeInstanceOf(RefusedError);
    expect(refused).toMatchObject({ callId: 'processPayment', status, reason });
  }
});

it.each([
  undefined,
  'Your session has expired.',
  'transactionId is required',
  'This transaction was already processed; the card was not charged again.',
  'The card was not charged yet.',
  'We could not find out whether your card was declined.',
  'Your card may have been declined.',
  'La tarjeta no se ha cobrado todavía.',
])('a message with status 400 leaves the charge open: %s', async (reason) => {
  expect(await outcomeOf(400, reason)).toBeInstanceOf(StatusError);
});

it.each([401, 403, 404, 409, 429, 500, 503])('a decline with status %i leaves the charge open', async (status) => {
  expect(await outcomeOf(status, 'Your card was declined.')).toBeInstanceOf(StatusError);
});

it('an accepted charge is returned, and other errors are thrown', async () => {
  expect(await orDeclined(Promise.resolve('charged'))).toBe('charged');
  const broken = new TypeError('Failed to fetch');
  await expect(orDeclined(Promise.reject(broken))).rejects.toBe(broken);
});
