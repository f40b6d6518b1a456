import * as z from 'zod/mini';
import type { CallFixture } from '../testing/call-fixture.ts';
import { day, nothing } from '../testing/value-types.ts';
import { listLoyaltyTransactions } from './list-loyalty-transactions.ts';

const optionalDay = z.union([day, nothing]);

export const listLoyaltyTransactionsFixture: CallFixture = {
  call: (client) => listLoyaltyTransactions(client, { offset: 0 }),
  value: z.strictObject({
    hasMore: z.boolean(),
    nextOffset: z.literal(50),
    transactions: z.array(
      z.strictObject({
        id: z.string(),
        type: z.enum(['addition', 'subtraction']),
        created: optionalDay,
        expiryDate: optionalDay,
        points: z.int().check(z.nonnegative()),
        ruleName: z.string(),
        ledger: z.string(),
        name: z.string(),
        pin: z.string(),
      }),
    ),
  }),
};
