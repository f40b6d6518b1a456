import * as z from 'zod/mini';
import { quotedPerson, savedQuote } from '../quotes/saved-quote.fixture.ts';
import type { CallFixture } from '../testing/call-fixture.ts';
import { day, foundVin, nonEmpty, vehicleName } from '../testing/value-types.ts';
import { loadBindQuote } from './load-bind-quote.ts';

const bindQuote = z.strictObject({
  rateQuoteId: nonEmpty,
  transactionId: nonEmpty,
  carrierId: z.string(),
  contact: savedQuote.shape.contact,
  address: savedQuote.shape.address,
  drivers: z
    .array(
      z.strictObject({
        ...quotedPerson,
        license: z.optional(
          z.strictObject({ type: z.literal('unitedStates'), number: nonEmpty, issueDate: z.optional(day) }),
        ),
      }),
    )
    .check(z.minLength(1)),
  vehicles: z.array(
    z.strictObject({ vin: foundVin, ...vehicleName, annualMileage: z.optional(z.int().check(z.positive())) }),
  ),
  answers: z.array(z.strictObject({ code: nonEmpty, answer: nonEmpty })),
});

export const loadBindQuoteFixture: CallFixture = {
  call: (client) => loadBindQuote(client, { rateQuoteId: 'rq-1', transactionId: 't-1' }),
  value: bindQuote,
};
