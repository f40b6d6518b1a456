import * as z from 'zod/mini';
import { type ErrorCode, requiredText } from './error-code.ts';

export const zipCodeLength = 5;

/** Exactly five digits. Whether it is quotable is for the zip lookup to say. */
export const zipCodeSchema = /* @__PURE__ */ requiredText(
  /* @__PURE__ */ z.regex(/^\d{5}$/, 'zipInvalid' satisfies ErrorCode),
);

export function isZipCode(text: string): boolean {
  return /^\d{5}$/.test(text);
}

/** What a zip field keeps of what was typed or pasted: digits, five at most, so `78701-4321` leaves `78701`. */
export function zipDigits(text: string): string {
  return text.replace(/\D/g, '').slice(0, zipCodeLength);
}
