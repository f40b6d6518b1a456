import * as z from 'zod/mini';
import type { CallFixture } from '../testing/call-fixture.ts';
import { verifyQuoteOwner } from './verify-quote-owner.ts';

export const verifyQuoteOwnerFixture: CallFixture = {
  call: (client) => verifyQuoteOwner(client, { rateQuoteId: 'rq-1', birthDate: '1990-04-17' }),
  value: z.strictObject({ isMatch: z.boolean(), message: z.string() }),
};
