import * as z from 'zod/mini';
import { type ErrorCode, requiredText } from './error-code.ts';

export const zipCodeLength = 5;

/** Exactly five digits. The zip lookup decides whether it can be quoted. */
export const zipCodeSchema = /* @__PURE__ */ requiredText(
  /* @__PURE__ */ z.regex(/^\d{5}$/, 'zipInvalid' satisfies ErrorCode),
);

export function isZipCode(text: string): boolean {
  return /^\d{5}$/.test(text);
}

/** Filters typed or pasted text for a zip field: at most five digits, so `78701-4321` becomes `78701`. */
export function zipDigits(text: string): string {
  return text.replace(/\D/g, '').slice(0, zipCodeLength);
}
