import * as z from 'zod/mini';
import type { CallFixture } from '../testing/call-fixture.ts';
import { nonEmpty, nothing } from '../testing/value-types.ts';
import { redeemGiftCard } from './redeem-gift-card.ts';

export const redeemGiftCardFixture: CallFixture = {
  call: (client) => redeemGiftCard(client, { type: 'GC10', intent: 'i-1' }),
  value: z.strictObject({ code: nonEmpty, pin: z.union([nonEmpty, nothing]) }),
};
