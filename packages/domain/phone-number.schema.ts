import * as z from 'zod/mini';
import type { ErrorCode } from './error-code.ts';
import { requiredText } from './error-code.ts';
import { phoneDigits } from './phone-number.ts';

/**
 * A number of the North American plan, with or without dashes: neither its area code nor its exchange begins with 0 or 1.
 * Parses to its ten digits, as services expect them.
 */
export const phoneNumberSchema = /* @__PURE__ */ requiredText(
  /* @__PURE__ */ z.overwrite(phoneDigits),
  /* @__PURE__ */ z.regex(/^(?:[2-9]\d{2}){2}\d{4}$/, 'phoneInvalid' satisfies ErrorCode),
);
