import * as z from 'zod/mini';
import type { CallFixture } from '../testing/call-fixture.ts';
import { nonEmpty, state, zip } from '../testing/value-types.ts';
import { findAddress } from './find-address.ts';

export const findAddressCandidatesFixture: CallFixture = {
  call: (client) => findAddress(client, { text: '100 Congress Ave', magicKey: 'congress-78701' }),
  value: z.optional(z.strictObject({ street: nonEmpty, apartment: z.string(), city: z.string(), state, zip })),
};
