import * as z from 'zod/mini';
import { coverageCodes } from '#domain/coverage';
import { amounts, nonEmpty } from '../testing/value-types.ts';

export const products = z.array(
  z.strictObject({
    code: nonEmpty,
    name: nonEmpty,
    description: z.string(),
    isStateMinimum: z.boolean(),
    coverages: z.array(
      z.strictObject({
        code: z.enum(coverageCodes),
        description: z.string(),
        kind: z.enum(['limit', 'deductible', 'waiver']),
        options: z
          .array(z.strictObject({ value: nonEmpty, amounts: amounts.check(z.minLength(1)) }))
          .check(z.minLength(1)),
      }),
    ),
  }),
);
