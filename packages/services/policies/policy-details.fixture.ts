import * as z from 'zod/mini';
import { cents, day, nonEmpty, nothing } from '../testing/value-types.ts';

const optionalDay = z.union([day, nothing]);
const optionalCents = z.union([cents, nothing]);
const optionalCount = z.union([z.number().check(z.nonnegative()), nothing]);

export const policyVehicleValue = z.strictObject({
  year: optionalCount,
  make: z.string(),
  model: z.string(),
  vin: z.string(),
});

/** The shape of a policy in detail that a call may return. */
export const policyDetailsValue = z.strictObject({
  policyType: z.string(),
  company: z.string(),
  monthlyPayment: optionalCents,
  term: z.union([z.int().check(z.positive()), nothing]),
  effectiveDate: optionalDay,
  expirationDate: optionalDay,
  paymentDueDate: optionalDay,
  quoteStatus: z.string(),
  email: z.string(),
  phone: z.string(),
  drivers: z.array(
    z.strictObject({
      fullName: nonEmpty,
      age: optionalCount,
      gender: z.union([z.enum(['male', 'female']), nothing]),
    }),
  ),
  vehicles: z.array(policyVehicleValue),
  coverages: z.array(
    z.strictObject({
      name: z.string(),
      description: z.string(),
      limits: z.array(z.number().check(z.nonnegative())),
      limitText: z.string(),
      deductible: optionalCount,
    }),
  ),
  transactions: z.array(z.strictObject({ date: optionalDay, source: z.string(), amount: z.union([z.int(), nothing]) })),
  installments: z.array(z.strictObject({ dueDate: optionalDay, amount: optionalCents })),
});
