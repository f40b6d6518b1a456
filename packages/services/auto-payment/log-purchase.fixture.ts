import type { CallFixture } from '../testing/call-fixture.ts';
import { nothing } from '../testing/value-types.ts';
import { logPurchase } from './log-purchase.ts';

export const logPurchaseFixture: CallFixture = {
  call: (client) =>
    logPurchase(client, { transactionId: 't-1', carrierId: '1004', step: 'e2e-payment', message: 'Payment Url Empty' }),
  value: nothing,
};
