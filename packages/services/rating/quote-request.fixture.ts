import * as z from 'zod/mini';
import { address, driver } from '../testing/example-arguments.ts';
import { nonEmpty } from '../testing/value-types.ts';
import type { QuoteRequest } from './prepare-transaction.ts';

export const quoteTransaction = z.strictObject({ transactionId: nonEmpty, token: z.optional(nonEmpty) });
export const quoteRequest: QuoteRequest = {
  transactionId: 't-1',
  drivers: [driver],
  contact: { email: 'alex@example.com', phone: '5125550142', hasConsented: true },
  address,
  vehicles: [{ id: 'v-1', vin: '', year: 2003, make: 'Honda', model: 'Accord' }],
  coverage: { productCode: 'SML', custom: {} },
  term: 6,
  wantsHomeInsurance: false,
};
