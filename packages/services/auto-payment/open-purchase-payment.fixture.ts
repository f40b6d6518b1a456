import * as z from 'zod/mini';
import type { CallFixture } from '../testing/call-fixture.ts';
import { https } from '../testing/value-types.ts';
import { openPurchasePayment } from './open-purchase-payment.ts';

export const openPurchasePaymentFixture: CallFixture = {
  call: (client) => openPurchasePayment(client, { transactionId: 't-1', mode: 'redirect' }),
  value: z.strictObject({ url: https }),
};
