import * as z from 'zod/mini';
import type { CallFixture } from '../testing/call-fixture.ts';
import { place } from '../testing/value-types.ts';
import { cityByZip } from './city-by-zip.ts';

export const cityByZipFixture: CallFixture = {
  call: (client) => cityByZip(client, { zip: '78701' }),
  value: z.strictObject({
    isQuotable: z.boolean(),
    places: z.array(place),
    isNotServed: z.optional(z.literal(true)),
  }),
};
