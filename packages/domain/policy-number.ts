import * as z from 'zod/mini';

/** Why a policy number was rejected. */
export type PolicyNumberError = 'policyNumberMissing' | 'policyNumberInvalid';

/** A policy number in the services' format: trimmed, upper case. */
export function policyNumber(text: string): string {
  return text.trim().toUpperCase();
}

// Not among the limits of `text-limits.ts`: every page loads those, and few ask for a policy number.
const longest = 30;
const missing = { error: 'policyNumberMissing' satisfies PolicyNumberError, abort: true };
const invalid = 'policyNumberInvalid' satisfies PolicyNumberError;

/** Letters, digits and hyphens. Parses to {@link policyNumber}. */
export const policyNumberSchema = /* @__PURE__ */ z.string('policyNumberMissing' satisfies PolicyNumberError).check(
  /* @__PURE__ */ z.trim(),
  /* @__PURE__ */ z.minLength(1, missing),
  /* @__PURE__ */ z.maxLength(longest, invalid),
  /* @__PURE__ */ z.regex(/^[a-z\d-]*[a-z\d][a-z\d-]*$/i, invalid),
  // Last, because other alphabets have letters whose upper case is ASCII.
  /* @__PURE__ */ z.overwrite(policyNumber),
);
