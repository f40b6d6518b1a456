import { expect, it } from 'vitest';
import { NetworkError } from '#services/errors';
import { Device } from '#visitor/testing/device';
import { newVisit } from './auto-payment.context.ts';
import { expectReturn, loadVisit, openVisit } from './auto-payment.resume.ts';
import { chargeCard } from './payment/charge-card.ts';

it('finds the charge in doubt of a quote by its address or that of the charge, after a visit for another carrier and the end of a session', async () => {
  const device = new Device();
  const charge = { transactionId: 'transaction-2', firstTransactionId: 'transaction-1' };
  const before = device.openTab();
  await expectReturn(before, charge);
  await chargeCard(
    before,
    { ...charge, carrierId: '1004', cardToken: 'card-1', isAskedFor: false, isDeclined: false },
    () => Promise.reject(new NetworkError('processPayment')),
  ).catch(() => undefined);
  const visit = openVisit(before, 'transaction-1');
  visit.remember(newVisit({ transactionId: 'transaction-1', carrierId: '1008' }));
  await visit.settled();
  const open = { transactionId: 'transaction-2', carrierId: '1004', isOpen: true };
  for (const transactionId of ['transaction-1', 'transaction-2'])
    expect(await loadVisit(device.openTab(), { transactionId, carrierId: '1004' })).toMatchObject({
      firstTransactionId: 'transaction-1',
      charge: open,
    });
  expect(await loadVisit(device.openTab(), { transactionId: 'transaction-1', carrierId: '1008' })).toMatchObject({
    visit: { carrierId: '1008' },
    charge: undefined,
  });
  // A customer's session ends: the answers are forgotten, the charge is not.
  const tab = device.openTab();
  tab.forget();
  for (const transactionId of ['transaction-1', 'transaction-2'])
    expect(await loadVisit(device.openTab(), { transactionId, carrierId: '' })).toEqual({
      visit: undefined,
      firstTransactionId: 'transaction-1',
      charge: open,
    });
});
