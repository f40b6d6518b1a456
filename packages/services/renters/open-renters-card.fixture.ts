import * as z from 'zod/mini';
import type { CallFixture } from '../testing/call-fixture.ts';
import { https } from '../testing/value-types.ts';
import { openRentersCard } from './open-renters-card.ts';

export const openRentersCardFixture: CallFixture = {
  call: (client) =>
    openRentersCard(client, {
      transactionId: 't-1',
      carrierId: '5001',
      merchantId: '49',
      processor: 'CheckOut',
      method: 'CreditDebit',
      loginId: '304',
    }),
  value: z.strictObject({ url: https }),
};
