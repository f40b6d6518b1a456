import * as z from 'zod/mini';
import type { ErrorCode } from './error-code.ts';

/** The most characters that each typed field takes: generous for any real answer, small enough for any service. */
export const textLimits = {
  name: 60,
  email: 254,
  street: 120,
  apartment: 20,
  city: 60,
  licenseNumber: 30,
  make: 40,
  model: 60,
} as const;

export function atMost(field: keyof typeof textLimits): z.core.$ZodCheck<string> {
  return z.maxLength(textLimits[field], 'tooLong' satisfies ErrorCode);
}
