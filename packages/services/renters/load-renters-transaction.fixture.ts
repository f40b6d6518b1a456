import * as z from 'zod/mini';
import { keyedBy } from '#domain/keyed';
import { rentersCoverageCodes } from '#domain/renters-coverage';
import type { CallFixture } from '../testing/call-fixture.ts';
import { nonEmpty, state } from '../testing/value-types.ts';
import { loadRentersTransaction } from './load-renters-transaction.ts';

const optionalText = () => z.optional(nonEmpty);

export const loadRentersTransactionFixture: CallFixture = {
  call: (client) => loadRentersTransaction(client, { transactionId: 't-1', carrierId: '5001' }),
  value: z.strictObject({
    firstName: optionalText(),
    lastName: optionalText(),
    email: optionalText(),
    phone: z.optional(z.string().check(z.regex(/^\d{1,10}$/))),
    street: optionalText(),
    apartment: optionalText(),
    city: optionalText(),
    zip: z.optional(z.string().check(z.regex(/^\d{1,5}$/))),
    state: z.optional(state),
    interestedParty: z.optional(z.strictObject({ name: z.string(), email: z.string() })),
    roommates: z.array(z.strictObject({ firstName: z.string(), lastName: z.string() })).check(z.maxLength(5)),
    choice: keyedBy(rentersCoverageCodes, z.string()),
  }),
};
