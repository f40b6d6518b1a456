import type { CallFixture } from '../testing/call-fixture.ts';
import { nothing } from '../testing/value-types.ts';
import { buyRenters } from './buy-renters.ts';

export const buyRentersFixture: CallFixture = {
  call: (client) =>
    buyRenters(client, {
      transactionId: 't-1',
      carrierId: '5001',
      plan: 'Monthly',
      installmentDay: 15,
      merchant: { merchantId: '49', processor: 'CheckOut', method: 'CreditDebit' },
      card: { token: 'card-1', cardHolder: 'Alex Example', expiry: '08/30', cardType: 'visa', last4: '1111' },
      intent: 'i-1',
    }),
  value: nothing,
};
