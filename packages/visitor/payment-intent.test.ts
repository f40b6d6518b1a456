import { describe, expect, it } from 'vitest';
import {
  acknowledgePayment,
  claimPayment,
  hasEarlierDecline,
  holdPayment,
  isPaymentPending,
  type Payment,
  paymentIntentKey,
  pendingPayments,
  refusePayment,
  settlePayment,
  settleResult,
} from './payment-intent.ts';
import { Device } from './testing/device.ts';

const due: Payment = { policyId: 'p-1', policyNumber: 'LKM-1', dueDate: '2026-12-01', amount: 12_840 };

describe('payment idempotency key', () => {
  it('returns the same key however often it is requested, also after a reload', async () => {
    const device = new Device();
    const tab = device.openTab();
    const keys = await Promise.all(Array.from({ length: 50 }, () => paymentIntentKey(tab, due)));
    expect(new Set([...keys, await paymentIntentKey(device.openTab(), due)]).size).toBe(1);
    expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
  });

  it('returns the same key in tabs that request it at the same moment', async () => {
    const device = new Device();
    const tabs = Array.from({ length: 8 }, () => device.openTab());
    expect(new Set(await Promise.all(tabs.map((tab) => paymentIntentKey(tab, due)))).size).toBe(1);
  });

  it('returns another key for another policy, amount or due date', async () => {
    const tab = new Device().openTab();
    const payments = [
      due,
      { ...due, policyId: 'p-2', policyNumber: 'LKM-2' },
      { ...due, amount: 1 },
      { ...due, dueDate: '2027-01-01' },
      { ...due, dueDate: undefined },
    ];
    const keys = await Promise.all(payments.map((payment) => paymentIntentKey(tab, payment)));
    expect(new Set(keys).size).toBe(payments.length);
  });

  it('returns another key after the payment was declined, in every tab, and the same for other policies', async () => {
    const device = new Device();
    const [tab, otherTab] = [device.openTab(), device.openTab()];
    const other = { ...due, policyId: 'p-10', policyNumber: 'LKM-10' };
    const [key, otherKey] = [await paymentIntentKey(tab, due), await paymentIntentKey(tab, other)];
    expect(await paymentIntentKey(otherTab, due)).toBe(key);
    await settlePayment(otherTab, { policyId: due.policyId }, 'declined');
    const next = await paymentIntentKey(tab, due);
    expect(next).not.toBe(key);
    expect(await paymentIntentKey(device.openTab(), due)).toBe(next);
    expect(await paymentIntentKey(tab, other)).toBe(otherKey);
  });

  it.each([
    ['its id', { policyId: 'p-1' }, true],
    ['its number, in any case', { policyId: '', policyNumber: ' lkm-1' }, true],
    ['the number of another policy', { policyNumber: 'LKM-10' }, false],
    ['nothing', {}, false],
  ])('finds the policy of a declined payment by id or number, given %s', async (_what, policy, isEnded) => {
    const tab = new Device().openTab();
    const key = await paymentIntentKey(tab, due);
    await settlePayment(tab, policy, 'declined');
    expect((await paymentIntentKey(tab, due)) !== key).toBe(isEnded);
  });

  it.each([
    ['another due date', { dueDate: '2026-12-03' }],
    ['an amount that cannot be parsed', { amount: undefined }],
    ['another id', { policyId: 'lookup-2' }],
  ])('keeps the key of a pending payment whose policy is found with %s', async (_what, differs) => {
    const device = new Device();
    const tab = device.openTab();
    const key = await paymentIntentKey(tab, due);
    await holdPayment(tab, due, key);
    const later = device.openTab();
    expect(await paymentIntentKey(later, { ...due, ...differs })).toBe(key);
    expect(await isPaymentPending(later, { ...due, ...differs })).toBe(true);
    expect(await isPaymentPending(later, { policyId: 'p-2', policyNumber: 'LKM-2' })).toBe(false);
    await settlePayment(tab, due, 'made');
    expect(await isPaymentPending(later, due)).toBe(false);
    expect(await paymentIntentKey(later, due)).toBe(key);
    expect(await paymentIntentKey(later, { ...due, dueDate: '2027-01-01' })).not.toBe(key);
  });

  it('keeps a payment pending after storage was emptied', async () => {
    const device = new Device();
    const tab = device.openTab();
    const key = await paymentIntentKey(tab, due);
    await holdPayment(tab, due, key);
    device.items.clear();
    expect(await isPaymentPending(tab, due)).toBe(true);
    expect(await paymentIntentKey(tab, { ...due, amount: undefined })).toBe(key);
  });

  it('expires the key after 168 hours', async () => {
    const device = new Device();
    const key = await paymentIntentKey(device.openTab(), due);
    device.now += 168 * 3_600_000 - 1000;
    expect(await paymentIntentKey(device.openTab(), due)).toBe(key);
    device.now += 2000;
    expect(await paymentIntentKey(device.openTab(), due)).not.toBe(key);
  });

  it('stores the key without the policy number in clear text', async () => {
    const device = new Device();
    await paymentIntentKey(device.openTab(), due);
    expect(device.items.size).toBe(1);
    expect([...device.items].join()).not.toContain('p-1');
  });

  it.each(['denied', 'full'] as const)(
    'returns the same key during the life of the page when storage is %s',
    async (storageIs) => {
      const device = new Device();
      device.storageIs = storageIs;
      const tab = device.openTab();
      expect(await paymentIntentKey(tab, due)).toBe(await paymentIntentKey(tab, due));
    },
  );

  it('returns the same key after storage was emptied', async () => {
    const device = new Device();
    const tab = device.openTab();
    const key = await paymentIntentKey(tab, due);
    device.items.clear();
    expect(await paymentIntentKey(tab, due)).toBe(key);
  });
});

describe('a payment that is made at once', () => {
  const card = { ...due, dueDate: 'card-1' };
  const otherCard = { ...due, dueDate: 'card-2' };

  it('a payment has one key in tabs that claim it at the same moment, and belongs to one card', async () => {
    const device = new Device();
    const tabs = Array.from({ length: 8 }, () => device.openTab());
    const claims = await Promise.all(tabs.map((tab, index) => claimPayment(tab, { ...due, dueDate: `card-${index}` })));
    expect(new Set(claims.map(({ key }) => key)).size).toBe(1);
    expect(claims.filter(({ isOwn }) => isOwn)).toHaveLength(1);
  });

  it('a payment keeps its key while it is pending, also for another card, and has another one after a decline', async () => {
    const tab = new Device().openTab();
    const { key } = await claimPayment(tab, card);
    expect(await claimPayment(tab, card)).toMatchObject({ key, isOwn: true });
    expect(await claimPayment(tab, otherCard)).toMatchObject({ key, isOwn: false });
    await settlePayment(tab, { policyId: due.policyId }, 'declined');
    const next = await claimPayment(tab, card);
    expect(next.isOwn).toBe(true);
    expect(next.key).not.toBe(key);
  });
});

describe('alternative payments', () => {
  const card = { ...due, dueDate: 'card-1' };
  const alternative = { policyId: 'p-2', policyNumber: '', dueDate: 'card-2', amount: 9000 };
  const isAlternative = () => true;

  it('alternative payments share a key while one is pending, also when claimed at the same moment', async () => {
    const device = new Device();
    const claims = await Promise.all([
      claimPayment(device.openTab(), card, { isAlternative }),
      claimPayment(device.openTab(), alternative, { isAlternative }),
    ]);
    expect(claims[0].key).toBe(claims[1].key);
    expect(claims.every(({ isOwn }) => isOwn)).toBe(true);
    expect((await pendingPayments(device.openTab())).map(({ policyId }) => policyId)).toEqual(['p-1', 'p-2']);
  });

  it('payments have separate keys unless they are claimed as alternatives', async () => {
    const tab = new Device().openTab();
    const { key } = await claimPayment(tab, card);
    expect((await claimPayment(tab, alternative)).key).not.toBe(key);
  });

  it.each(['made', 'declined'] as const)('alternative payments end together when one is %s', async (outcome) => {
    const tab = new Device().openTab();
    const { key } = await claimPayment(tab, card, { isAlternative });
    await claimPayment(tab, alternative, { isAlternative });
    await settlePayment(tab, { policyId: 'p-2' }, outcome);
    expect(await pendingPayments(tab)).toEqual([]);
    expect((await claimPayment(tab, { ...card, dueDate: 'card-3' }, { isAlternative })).key).not.toBe(key);
  });
});

describe('a payment whose request is refused', () => {
  const card = { ...due, dueDate: 'card-1' };
  const nextCard = { ...due, dueDate: 'card-2' };
  const other = { policyId: 'p-2', policyNumber: '', dueDate: 'card-3', amount: 9000 };
  const isAlternative = () => true;

  it('a refused payment has another key the next time', async () => {
    const tab = new Device().openTab();
    const { key } = await claimPayment(tab, card);
    await refusePayment(tab, { policyId: 'p-1' }, false);
    const next = await claimPayment(tab, nextCard);
    expect(next).toMatchObject({ isOwn: true, wasRefused: false });
    expect(next.key).not.toBe(key);
  });

  it('a refused payment leaves the one that shares its key pending, and has that key the next time', async () => {
    const device = new Device();
    const tab = device.openTab();
    const { key } = await claimPayment(tab, other, { isAlternative });
    await claimPayment(tab, card, { isAlternative });
    await refusePayment(tab, { policyId: 'p-1' }, false);
    expect((await pendingPayments(device.openTab())).map(({ policyId }) => policyId)).toEqual(['p-2']);
    expect(await claimPayment(tab, nextCard, { isAlternative })).toEqual({ key, isOwn: true, wasRefused: true });
  });

  it('a refused payment keeps its key while an earlier request with it may arrive', async () => {
    const tab = new Device().openTab();
    const { key } = await claimPayment(tab, card);
    await refusePayment(tab, { policyId: 'p-1' }, true);
    expect(await pendingPayments(tab)).toEqual([]);
    expect(await claimPayment(tab, nextCard)).toEqual({ key, isOwn: true, wasRefused: true });
    await settlePayment(tab, { policyId: 'p-1' }, 'declined');
    expect((await claimPayment(tab, nextCard)).key).not.toBe(key);
  });
});

describe('a decline that the services report while a payment is pending', () => {
  const policy = { policyId: 'p-1' };

  it.each(['by this device', 'by another one'])('a decline can be an earlier payment’s, declined %s', async (where) => {
    const tab = new Device().openTab();
    if (where === 'by this device') {
      await claimPayment(tab, due);
      expect(await hasEarlierDecline(tab, policy)).toBe(false);
      await settlePayment(tab, policy, 'declined');
    }
    const { key } = await claimPayment(tab, { ...due, dueDate: 'card-2' }, { isDeclined: where === 'by another one' });
    expect(await hasEarlierDecline(tab, policy)).toBe(true);
    await acknowledgePayment(tab, key);
    expect(await hasEarlierDecline(tab, policy)).toBe(false);
  });
});

describe('the result of a payment', () => {
  const other = { ...due, policyId: 'p-2', policyNumber: 'LKM-2' };

  /** A tab in which the visitor left to pay both policies, `due` last. */
  async function openLeftTab() {
    const tab = new Device().openTab();
    for (const payment of [due, other]) await paymentIntentKey(tab, payment);
    for (const payment of [other, due]) await holdPayment(tab, payment, await paymentIntentKey(tab, payment));
    return tab;
  }
  const pendingIn = async (tab: Awaited<ReturnType<typeof openLeftTab>>) =>
    (await pendingPayments(tab)).map(({ policyId }) => policyId);

  it('finds the payment that the visitor left for last at the end of the pending ones', async () => {
    expect(await pendingIn(await openLeftTab())).toEqual(['p-2', 'p-1']);
  });

  it.each([
    ['of the policy that it names', { policyId: 'p-2', policyNumber: '' }, 'approved', ['p-1']],
    ['of the policy whose number it names', { policyId: '', policyNumber: 'LKM-2' }, 'alreadyMade', ['p-1']],
    ['of the policy that the visitor left to pay', { policyId: '', policyNumber: '' }, 'approved', ['p-2']],
    ['of no policy while it is pending', { policyId: 'p-2', policyNumber: '' }, 'pending', ['p-2', 'p-1']],
    ['of no policy that is unknown', { policyId: 'p-3', policyNumber: '' }, 'approved', ['p-2', 'p-1']],
  ] as const)('settles the payment %s', async (_which, named, outcome, pending) => {
    const tab = await openLeftTab();
    await settleResult(tab, { ...named, outcome }, due);
    expect(await pendingIn(tab)).toEqual(pending);
  });

  it.each([
    ['declined', true],
    ['alreadyMade', false],
  ] as const)('ends the key of a payment that was %s: %s', async (outcome, isEnded) => {
    const tab = await openLeftTab();
    const key = await paymentIntentKey(tab, due);
    await settleResult(tab, { policyId: '', policyNumber: '', outcome }, due);
    expect((await paymentIntentKey(tab, due)) !== key).toBe(isEnded);
  });
});

it('holds a payment whose key another tab replaced before either was pending', async () => {
  const device = new Device();
  const [late, other] = [device.openTab(), device.openTab()];
  const key = await paymentIntentKey(late, due);
  const next = { ...due, amount: 1 };
  expect(await paymentIntentKey(other, next)).not.toBe(key);
  await holdPayment(late, due, key);
  const [pending, ...more] = await pendingPayments(other);
  expect([pending!.isOf(due), pending!.isOf(next), more.length]).toEqual([true, false, 0]);
  expect(await paymentIntentKey(other, due)).toBe(key);
});

it('ends a payment by its key only while the policy has no newer one', async () => {
  const tab = new Device().openTab();
  const key = await paymentIntentKey(tab, due);
  await holdPayment(tab, due, key);
  await settlePayment(tab, due, 'declined');
  const next = await paymentIntentKey(tab, due);
  await holdPayment(tab, due, next);
  await settlePayment(tab, { ...due, key }, 'declined');
  expect(await isPaymentPending(tab, due)).toBe(true);
  await settlePayment(tab, { ...due, key: next }, 'declined');
  expect(await isPaymentPending(tab, due)).toBe(false);
});

describe('a payment with a transaction id', () => {
  it('a payment with a transaction id is ended only by its own transaction', async () => {
    const tab = new Device().openTab();
    const key = await paymentIntentKey(tab, due);
    await holdPayment(tab, due, key, { transactionId: 't-2' });
    for (const transactionId of ['t-1', '']) {
      await settlePayment(tab, { policyId: due.policyId, transactionId }, 'declined');
      expect(await paymentIntentKey(tab, due)).toBe(key);
    }
    const [pending] = await pendingPayments(tab);
    expect(pending).toMatchObject({ policyId: 'p-1', transactionId: 't-2' });
    expect([pending!.isOf(due), pending!.isOf({ ...due, amount: 1 })]).toEqual([true, false]);
    await settlePayment(tab, { policyId: due.policyId, transactionId: 't-2' }, 'declined');
    expect(await pendingPayments(tab)).toEqual([]);
    expect(await paymentIntentKey(tab, due)).not.toBe(key);
  });
});
