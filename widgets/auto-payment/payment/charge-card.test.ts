import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { ProcessedPayment } from '#domain/processed-payment';
import { NetworkError, RefusedError, StatusError } from '#services/errors';
import { Device } from '#visitor/testing/device';
import type { Visitor } from '#visitor/visitor';
import {
  chargeCard,
  chargeOfQuote,
  endDeclinedCharge,
  endMadeCharge,
  OtherChargeError,
  type QuotePurchase,
} from './charge-card.ts';

const card = {
  transactionId: 'transaction-1',
  firstTransactionId: 'transaction-1',
  carrierId: '1004',
  cardToken: 'card-1',
  isAskedFor: false,
  isDeclined: false,
};
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

const isOpen = async (tab: Visitor, purchase: QuotePurchase) => (await chargeOfQuote(tab, purchase))?.isOpen ?? false;

/** A payment service that declines the first charge and accepts the next. */
const declinesOnce = (decline: () => Promise<ProcessedPayment>) =>
  vi.fn<(intent: string) => Promise<ProcessedPayment>>().mockImplementationOnce(decline).mockResolvedValue(charged);

/** A payment service that answers when the test says so. */
function answersLate() {
  const answers: ((processed: ProcessedPayment) => void)[] = [];
  const keys: string[] = [];
  return {
    keys,
    process: (key: string) => {
      keys.push(key);
      return new Promise<ProcessedPayment>((resolve) => answers.push(resolve));
    },
    answer: (processed: ProcessedPayment) => answers.forEach((resolve) => resolve(processed)),
  };
}

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
    expect(new Set(process.mock.calls.map(([key]) => key)).size).toBe(1);
  });

  it('is repeated with the same key after an outage that answers a repetition', async () => {
    const device = new Device();
    const process = vi
      .fn<(intent: string) => Promise<ProcessedPayment>>()
      .mockRejectedValueOnce(new NetworkError('processPayment'))
      .mockRejectedValueOnce(new RefusedError('processPayment', { reason: 'Service is not available' }))
      .mockResolvedValue(charged);
    for (const kind of ['network', 'status'])
      await expect(chargeCard(device.openTab(), card, process)).rejects.toMatchObject({ kind });
    expect(await chargeCard(device.openTab(), card, process)).toBe(charged);
    expect(new Set(process.mock.calls.map(([key]) => key)).size).toBe(1);
  });

  it('uses a new key when the visitor requests it again, or enters another card', async () => {
    const device = new Device();
    const asked = declinesOnce(() => Promise.resolve(failed));
    await chargeCard(device.openTab(), card, asked);
    expect(await chargeCard(device.openTab(), { ...card, isAskedFor: true }, asked)).toBe(charged);
    expect(new Set(asked.mock.calls.map(([key]) => key)).size).toBe(2);
    const other = declinesOnce(() => Promise.resolve(failed));
    const otherDevice = new Device();
    await chargeCard(otherDevice.openTab(), { ...card, cardToken: 'card-2' }, other);
    expect(await chargeCard(otherDevice.openTab(), { ...card, cardToken: 'card-3' }, other)).toBe(charged);
    expect(new Set(other.mock.calls.map(([key]) => key)).size).toBe(2);
  });

  it('is not repeated after a decline by a tab that has other declines, of other cards and other answers', async () => {
    const device = new Device();
    const tab = device.openTab();
    await chargeCard(tab, card, () => Promise.resolve(failed));
    const other = { ...card, cardToken: 'card-2' };
    await chargeCard(device.openTab(), other, () => Promise.resolve(failed));
    const process = vi.fn(() => Promise.resolve(charged));
    expect(await chargeCard(tab, other, process)).toMatchObject({ outcome: 'failed' });
    await chargeCard(device.openTab(), { ...card, transactionId: 'transaction-2', cardToken: 'card-3' }, () =>
      Promise.resolve(failed),
    );
    expect(await chargeCard(tab, card, process)).toMatchObject({ outcome: 'failed' });
    expect(process).not.toHaveBeenCalled();
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
    const [, lost, repeated] = process.mock.calls.map(([key]) => key);
    expect(repeated).toBe(lost);
  });
});

describe('an open charge', () => {
  const decline = { ...card, message: 'No funds.' };
  const loses = vi.fn<(intent: string) => Promise<ProcessedPayment>>();
  const charges = vi.fn<(intent: string) => Promise<ProcessedPayment>>();
  beforeEach(() => {
    loses.mockReset().mockRejectedValue(new NetworkError('processPayment'));
    charges.mockReset().mockResolvedValue(charged);
  });
  const keys = ({ mock }: typeof charges) => mock.calls.map(([key]) => key);
  const lose = (device: Device, more: Partial<typeof card> = {}) =>
    chargeCard(device.openTab(), { ...card, ...more }, loses).catch(() => undefined);

  it('is known in every tab, for its carrier alone, until the status includes it', async () => {
    const device = new Device();
    expect(await isOpen(device.openTab(), card)).toBe(false);
    await lose(device);
    expect(await isOpen(device.openTab(), card)).toBe(true);
    expect(await isOpen(device.openTab(), { ...card, carrierId: '1005' })).toBe(false);
    await chargeCard(device.openTab(), card, charges);
    expect(await isOpen(device.openTab(), card)).toBe(true);
    await endMadeCharge(device.openTab(), card);
    expect(await isOpen(device.openTab(), card)).toBe(false);
  });

  it('is not open after a decline', async () => {
    const device = new Device();
    await chargeCard(device.openTab(), card, () => Promise.resolve(failed));
    expect(await isOpen(device.openTab(), card)).toBe(false);
  });

  it('gives its key to another card, so that at most one is charged', async () => {
    const device = new Device();
    await lose(device);
    await chargeCard(device.openTab(), { ...card, cardToken: 'card-2' }, charges);
    expect(keys(charges)).toEqual(keys(loses));
  });

  it('ends with the decline that the status reports: the next charge has another key, and needs a press', async () => {
    const device = new Device();
    await lose(device);
    expect(await endDeclinedCharge(device.openTab(), decline)).toBe(true);
    expect(await isOpen(device.openTab(), card)).toBe(false);
    expect(await chargeCard(device.openTab(), card, charges)).toMatchObject({
      outcome: 'failed',
      message: 'No funds.',
    });
    expect(charges).not.toHaveBeenCalled();
    await chargeCard(device.openTab(), { ...card, isAskedFor: true }, charges);
    expect(keys(charges)).not.toEqual(keys(loses));
  });

  it('stays open in a tab that was opened before it, when its repetition is answered with an outage', async () => {
    const device = new Device();
    const tab = device.openTab();
    await isOpen(tab, card);
    await lose(device);
    charges.mockRejectedValue(new RefusedError('processPayment', { reason: 'Service is not available' }));
    await expect(chargeCard(tab, card, charges)).rejects.toMatchObject({ kind: 'status' });
    expect(charges).toHaveBeenCalledWith(loses.mock.lastCall?.[0], true);
    expect(await isOpen(tab, card)).toBe(true);
  });

  it('ends with the decline of the status after 402, also if an earlier card was declined', async () => {
    const device = new Device();
    await chargeCard(device.openTab(), card, () => Promise.resolve(failed));
    loses.mockRejectedValue(new StatusError('processPayment', 402));
    await lose(device, { isAskedFor: true });
    expect(await endDeclinedCharge(device.openTab(), decline)).toBe(true);
  });

  it('does not end with status 402 of another call', async () => {
    const device = new Device();
    await chargeCard(device.openTab(), card, () => Promise.resolve(failed));
    loses.mockRejectedValue(new StatusError('createGuestToken', 402));
    await lose(device, { isAskedFor: true });
    expect(await endDeclinedCharge(device.openTab(), decline)).toBe(false);
  });

  it('is repeated with its key although the status still has the card that was declined before', async () => {
    const device = new Device();
    await chargeCard(device.openTab(), { ...card, cardToken: 'card-0' }, () => Promise.resolve(failed));
    await lose(device);
    expect(await chargeCard(device.openTab(), { ...card, cardToken: 'card-0' }, charges)).toBe(charged);
    expect(keys(charges)).toEqual(keys(loses));
  });

  it('stays open beside the late decline of an earlier charge, whose key another tab has ended', async () => {
    const device = new Device();
    let answer: (processed: ProcessedPayment) => void = () => undefined;
    let sent: () => void = () => undefined;
    const isSent = new Promise<void>((resolve) => (sent = resolve));
    const late = chargeCard(device.openTab(), card, () => {
      sent();
      return new Promise<ProcessedPayment>((resolve) => (answer = resolve));
    });
    await isSent;
    await chargeCard(device.openTab(), card, () => Promise.resolve(failed));
    await lose(device, { isAskedFor: true });
    answer(failed);
    expect(await late).toMatchObject({ outcome: 'contradictory' });
    expect(await isOpen(device.openTab(), card)).toBe(true);
    await chargeCard(device.openTab(), card, charges);
    expect(keys(charges)).toEqual(keys(loses));
  });

  it.each([
    ['stays open', (device: Device) => lose(device, { isAskedFor: true }), 'status', true],
    ['is declined, too', () => Promise.resolve(), 'refused', false],
  ] as const)('%s when an earlier charge is refused late', async (_how, chargeAgain, kind, staysOpen) => {
    const device = new Device();
    const refusals: (() => void)[] = [];
    const late = chargeCard(
      device.openTab(),
      card,
      () =>
        new Promise<ProcessedPayment>((_, reject) => {
          refusals.push(() => reject(new RefusedError('processPayment', { reason: 'No funds.' })));
        }),
    ).catch((error: unknown) => error);
    await vi.waitFor(() => expect(refusals).toHaveLength(1));
    await chargeCard(device.openTab(), card, () => Promise.resolve(failed));
    await chargeAgain(device);
    refusals[0]!();
    expect(await late).toMatchObject({ kind });
    expect(await isOpen(device.openTab(), card)).toBe(staysOpen);
  });

  it('is begun by one of two tabs that charge different answers at the same moment', async () => {
    const device = new Device();
    const begins = (transactionId: string) => chargeCard(device.openTab(), { ...card, transactionId }, charges);
    const results = await Promise.allSettled([begins('transaction-2'), begins('transaction-3')]);
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(results.find(({ status }) => status === 'rejected')).toMatchObject({ reason: expect.any(OtherChargeError) });
    expect(charges).toHaveBeenCalledOnce();
  });

  it.each([
    ['has ended its key', () => Promise.resolve()],
    ['has charged again since', (device: Device) => lose(device, { isAskedFor: true })],
  ] as const)('stays open after a success that arrives when another tab %s', async (_what, chargeAgain) => {
    const device = new Device();
    const late = answersLate();
    const first = chargeCard(device.openTab(), card, late.process);
    await vi.waitFor(() => expect(late.keys).toHaveLength(1));
    await chargeCard(device.openTab(), card, () => Promise.resolve(failed));
    await chargeAgain(device);
    late.answer(charged);
    expect(await first).toBe(charged);
    expect(await isOpen(device.openTab(), card)).toBe(true);
    expect(await chargeCard(device.openTab(), { ...card, isAskedFor: true }, charges)).toMatchObject({
      outcome: 'charged',
    });
    expect(charges).not.toHaveBeenCalled();
    expect(await isOpen(device.openTab(), card)).toBe(true);
  });

  it('is the only one of a quote: for other answers, nothing is sent, also once it is known as made', async () => {
    const device = new Device();
    await lose(device, { transactionId: 'transaction-2' });
    const others = { ...card, transactionId: 'transaction-3', cardToken: 'card-3' };
    const refusal = await chargeCard(device.openTab(), others, charges).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(OtherChargeError);
    expect(refusal).toMatchObject({ transactionId: 'transaction-2' });
    expect(charges).not.toHaveBeenCalled();
    const ofQuote = { transactionId: 'transaction-2', carrierId: '1004' };
    expect(await chargeOfQuote(device.openTab(), card)).toEqual({ ...ofQuote, isOpen: true });
    await endMadeCharge(device.openTab(), { ...card, transactionId: 'transaction-2' });
    for (const carrierId of ['1004', ''])
      expect(await chargeOfQuote(device.openTab(), { ...card, carrierId })).toEqual({ ...ofQuote, isOpen: false });
    await expect(chargeCard(device.openTab(), others, charges)).rejects.toThrow(OtherChargeError);
    expect(charges).not.toHaveBeenCalled();
  });

  describe('that was made', () => {
    it('is not made again by the declined card that the visitor charges again: nothing is sent', async () => {
      const device = new Device();
      const tab = device.openTab();
      await chargeCard(tab, card, () => Promise.resolve(failed));
      await chargeCard(device.openTab(), { ...card, cardToken: 'card-2' }, charges);
      await endMadeCharge(device.openTab(), card);
      expect(await chargeCard(tab, { ...card, isAskedFor: true }, charges)).toMatchObject({ outcome: 'charged' });
      expect(charges).toHaveBeenCalledOnce();
    });

    it('is not made again on this device after a decline here and a success elsewhere', async () => {
      const device = new Device();
      const tab = device.openTab();
      await chargeCard(tab, card, () => Promise.resolve(failed));
      await endMadeCharge(device.openTab(), card);
      expect(await chargeCard(tab, { ...card, isAskedFor: true }, charges)).toMatchObject({ outcome: 'charged' });
      expect(charges).not.toHaveBeenCalled();
    });

    it('replaces an open charge of other answers, which is not repeated', async () => {
      const device = new Device();
      await lose(device, { transactionId: 'transaction-2' });
      await endMadeCharge(device.openTab(), card);
      const others = { ...card, transactionId: 'transaction-2' };
      await expect(chargeCard(device.openTab(), others, charges)).rejects.toMatchObject({
        transactionId: 'transaction-1',
      });
      expect(charges).not.toHaveBeenCalled();
    });

    it('is known although another device has made it: other answers are not charged', async () => {
      const device = new Device();
      await endMadeCharge(device.openTab(), card);
      const others = { ...card, transactionId: 'transaction-2' };
      await expect(chargeCard(device.openTab(), others, charges)).rejects.toThrow(OtherChargeError);
    });

    it('does not end with a decline, late or of the status', async () => {
      const device = new Device();
      const tab = device.openTab();
      const late = answersLate();
      const first = chargeCard(tab, card, late.process);
      await vi.waitFor(() => expect(late.keys).toHaveLength(1));
      await endMadeCharge(device.openTab(), card);
      expect(await endDeclinedCharge(tab, decline)).toBe(false);
      late.answer(failed);
      expect(await first).toMatchObject({ outcome: 'contradictory' });
      expect(await chargeOfQuote(device.openTab(), card)).toMatchObject({ isOpen: false });
    });
  });

  it('does not end with an earlier decline once it is charged', async () => {
    const device = new Device();
    await chargeCard(device.openTab(), card, charges);
    expect(await endDeclinedCharge(device.openTab(), decline)).toBe(false);
  });

  it.each([
    [
      'of another card on this device',
      async (device: Device) => {
        await chargeCard(device.openTab(), { ...card, cardToken: 'card-0' }, () => Promise.resolve(failed));
        await lose(device);
      },
    ],
    [
      'on this device',
      async (device: Device) => {
        await chargeCard(device.openTab(), card, () => Promise.resolve(failed));
        await lose(device, { isAskedFor: true });
      },
    ],
    ['elsewhere, as the status said', (device: Device) => lose(device, { isDeclined: true })],
  ])('does not end with a decline of an earlier charge %s', async (_where, before) => {
    const device = new Device();
    await before(device);
    expect(await endDeclinedCharge(device.openTab(), decline)).toBe(false);
    expect(await isOpen(device.openTab(), card)).toBe(true);
    await chargeCard(device.openTab(), card, charges);
    expect(keys(charges)).toEqual(keys(loses));
  });
});
