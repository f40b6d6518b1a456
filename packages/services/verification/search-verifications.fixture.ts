import * as z from 'zod/mini';
import type { CallFixture } from '../testing/call-fixture.ts';
import { nonEmpty } from '../testing/value-types.ts';
import { searchVerifications } from './search-verifications.ts';

const channel = z.strictObject({
  code: z.string(),
  status: z.enum(['', 'Verify-1', 'Verify-2', 'Verify-3', 'yes', 'no']),
  attempt: z.enum({ first: 1, second: 2, third: 3 }),
});

const verification = z.strictObject({
  transactionId: nonEmpty,
  rateQuoteId: z.string(),
  overall: z.enum(['', 'yes', 'no']),
  email: channel,
  text: channel,
  callBack: z.enum(['Yes', 'No', '']),
  agentNotification: z.string(),
});

export const searchVerificationsFixture: CallFixture = {
  call: (client) => searchVerifications(client, { transactionId: 'b2f1c6de-0d6b-4d3f-9b6f-6a8a8d2f1c11' }),
  value: z.optional(verification),
};
