import { describe, expect, it, vi } from 'vitest';
import type { ProcessedPayment } from '#domain/processed-payment';
import { NetworkError, RefusedError } from '#services/errors';
import { Device } from '#visitor/testing/device';
import { chargeCard } from './charge-card.ts';

const card = { transactionId: 'transaction-1', carrierId: '1004', cardToken: 'card-1', isAskedFor: false };
const charged: ProcessedPayment = {
  outcome: 'charged',
  resultCode: 200,
  amount: 13_210,
  status: 'Approved',
  message: '',
};
const failed: ProcessedPayment = {
  outcome: 'failed',
  resultCode: 51,
  amount: undefined,
  status: 'Declined',
  message: 'Insufficient funds.',
};

/** A payment service that declines the first charge and accepts the next. */
const declinesOnce = (decline: () => Promise<ProcessedPayment>) =>
  vi.fn<(intent: string) => Promise<ProcessedPayment>>().mockImplementationOnce(decline).mockResolvedValue(charged);

describe('the charge of a card', () => {
  it.each([
    ['with a code', () => Promise.resolve(failed), { outcome: 'failed', message: 'Insufficient funds.' }],
    [
      'as nothing to process',
      () => Promise.resolve({ ...failed, outcome: 'notCharged' as const, resultCode: 0 }),
      { outcome: 'failed', message: 'Insufficient funds.' },
    ],
    [
      'with a refusal',
      () => Promise.reject(new RefusedError('processPayment', { reason: 'The bank said no.' })),
      { outcome: 'failed', message: 'The bank said no.' },
    ],
  ])('is not repeated by a reload or another tab after a decline %s', async (_how, decline, answer) => {
    const device = new Device();
    const [tab, otherTab] = [device.openTab(), device.openTab()];
    const process = declinesOnce(decline);
    await chargeCard(tab, card, process).catch(() => undefined);
    expect(await chargeCard(tab, card, process)).toMatchObject(answer);
    expect(await chargeCard(otherTab, card, process)).toMatchObject(answer);
    expect(await chargeCard(device.openTab(), card, process)).toMatchObject(answer);
    expect(process).toHaveBeenCalledOnce();
  });

  it.each([
    [409, 'One moment, please.'],
    [422, 'This Idempotency-Key belongs to another request'],
    [403, 'Access denied'],
    [200, 'This payment has already been made'],
  ])('is repeated with the same key after a refusal with %i that leaves it open: %s', async (status, reason) => {
    const device = new Device();
    const process = vi
      .fn<(intent: string) => Promise<ProcessedPayment>>()
      .mockRejectedValueOnce(new RefusedError('processPayment', { status, reason }))
      .mockResolvedValue(charged);
    await expect(chargeCard(device.openTab(), card, process)).rejects.toMatchObject({ reason });
    expect(await chargeCard(device.openTab(), card, process)).toBe(charged);
    expect(new Set(process.mock.calls.flat()).size).toBe(1);
  });

  it('uses a new key when the visitor requests it again, or enters another card', async () => {
    const device = new Device();
    const asked = declinesOnce(() => Promise.resolve(failed));
    await chargeCard(device.openTab(), card, asked);
    expect(await chargeCard(device.openTab(), { ...card, isAskedFor: true }, asked)).toBe(charged);
    expect(new Set(asked.mock.calls.flat()).size).toBe(2);
    const other = declinesOnce(() => Promise.resolve(failed));
    await chargeCard(device.openTab(), { ...card, cardToken: 'card-2' }, other);
    expect(await chargeCard(device.openTab(), { ...card, cardToken: 'card-3' }, other)).toBe(charged);
    expect(new Set(other.mock.calls.flat()).size).toBe(2);
  });

  it('is repeated with the same key after a lost response, also if the visitor had requested it again', async () => {
    const device = new Device();
    const process = vi
      .fn<(intent: string) => Promise<ProcessedPayment>>()
      .mockResolvedValueOnce(failed)
      .mockRejectedValueOnce(new NetworkError('processPayment'))
      .mockResolvedValue(charged);
    await chargeCard(device.openTab(), card, process);
    await expect(chargeCard(device.openTab(), { ...card, isAskedFor: true }, process)).rejects.toThrow();
    expect(await chargeCard(device.openTab(), card, process)).toBe(charged);
    const [, lost, repeated] = process.mock.calls.flat();
    expect(repeated).toBe(lost);
  });
});
