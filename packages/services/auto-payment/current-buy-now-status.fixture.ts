import * as z from 'zod/mini';
import { buyNowCodes } from '#domain/buy-now-status';
import type { CallFixture } from '../testing/call-fixture.ts';
import { currentBuyNowStatus } from './current-buy-now-status.ts';

export const currentBuyNowStatusFixture: CallFixture = {
  call: (client) => currentBuyNowStatus(client, { transactionId: 't-1' }),
  value: z.literal(buyNowCodes),
};
