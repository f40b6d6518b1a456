import * as z from 'zod/mini';
import { relationCodes } from '#domain/relation';
import { savedQuote } from '../quotes/saved-quote.fixture.ts';
import type { CallFixture } from '../testing/call-fixture.ts';
import { day, foundVin, nonEmpty, vehicleName } from '../testing/value-types.ts';
import { loadBindQuote } from './load-bind-quote.ts';

const partialAddress = savedQuote.shape.address;
const bindQuote = z.strictObject({
  rateQuoteId: nonEmpty,
  transactionId: nonEmpty,
  carrierId: z.string(),
  contact: savedQuote.shape.contact,
  address: partialAddress,
  drivers: z
    .array(
      z.strictObject({
        firstName: nonEmpty,
        lastName: nonEmpty,
        birthDate: z.optional(day),
        gender: z.optional(z.enum(['male', 'female'])),
        maritalStatus: z.optional(z.enum(['single', 'married'])),
        relation: z.optional(z.enum(relationCodes.names)),
        hadPriorInsurance: z.optional(z.boolean()),
        isExcluded: z.optional(z.boolean()),
        license: z.optional(
          z.strictObject({ type: z.literal('unitedStates'), number: nonEmpty, issueDate: z.optional(day) }),
        ),
        address: z.optional(partialAddress),
        foundRecord: z.optional(nonEmpty),
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
