import * as z from 'zod/mini';
import { type ErrorCode, requiredText } from './error-code.ts';
import { atMost } from './text-limits.ts';

// The HTML standard's pattern for an address, with a required dot in the domain.
const pattern =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)*\.[a-z\d][a-z\d-]{0,61}[a-z]$/i;

export const emailSchema = /* @__PURE__ */ requiredText(
  /* @__PURE__ */ atMost('email'),
  /* @__PURE__ */ z.regex(pattern, 'emailInvalid' satisfies ErrorCode),
);
