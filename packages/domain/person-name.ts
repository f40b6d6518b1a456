import * as z from 'zod/mini';
import { type ErrorCode, requiredText } from './error-code.ts';
import { atMost } from './text-limits.ts';

/** A first or last name in any script: two or more visible characters. */
export const personNameSchema = /* @__PURE__ */ requiredText(
  /* @__PURE__ */ z.regex(/^.{2,}$/su, 'nameTooShort' satisfies ErrorCode),
  /* @__PURE__ */ atMost('name'),
);

/** Compares names for a reader: case, Unicode normalization and surrounding blanks are ignored. */
export function isSameName(one: string, other: string): boolean {
  return comparable(one) === comparable(other);
}

function comparable(name: string): string {
  return name.trim().normalize('NFC').toLowerCase();
}
