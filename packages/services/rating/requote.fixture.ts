import * as z from 'zod/mini';
import type { CallFixture } from '../testing/call-fixture.ts';
import { nonEmpty } from '../testing/value-types.ts';
import { requote } from './requote.ts';

export const requoteFixture: CallFixture = {
  call: (client) => requote(client, { rateQuoteId: 'rq-1' }),
  value: z.strictObject({ transactionId: nonEmpty }),
};
