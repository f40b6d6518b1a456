import * as z from 'zod/mini';
import type { ErrorCode } from './error-code.ts';

/** Maximum length of each typed field: enough for any real value, and accepted by every service. */
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
