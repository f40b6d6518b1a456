import * as z from 'zod/mini';
import { rentersCoverageCodes } from '#domain/renters-coverage';
import type { CallFixture } from '../testing/call-fixture.ts';
import { rentersCoverages } from './renters-coverages.ts';

export const rentersCoveragesFixture: CallFixture = {
  call: (client) => rentersCoverages(client, { state: 'TX' }),
  value: z.array(
    z.strictObject({
      code: z.enum(rentersCoverageCodes),
      options: z
        .array(
          z.strictObject({
            value: z.string(),
            amount: z.union([z.number().check(z.nonnegative()), z.undefined()]),
            text: z.string(),
          }),
        )
        .check(z.minLength(1)),
      initial: z.string(),
    }),
  ),
};
