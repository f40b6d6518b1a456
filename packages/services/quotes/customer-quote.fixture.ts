import * as z from 'zod/mini';
import type { CallFixture } from '../testing/call-fixture.ts';
import { driver } from '../testing/example-arguments.ts';
import { customerQuote } from './customer-quote.ts';
import { savedQuote } from './saved-quote.fixture.ts';

export const customerQuoteFixture: CallFixture = {
  call: (client) => customerQuote(client, { ...driver, licenseNumber: '12345678' }),
  value: z.optional(savedQuote),
};
