import * as z from 'zod/mini';
import { type ErrorCode, requiredText } from './error-code.ts';
import { atMost } from './text-limits.ts';

/** A first or a last name, in any script: two characters or more, as people count characters. */
export const personNameSchema = /* @__PURE__ */ requiredText(
  /* @__PURE__ */ z.regex(/^.{2,}$/su, 'nameTooShort' satisfies ErrorCode),
  /* @__PURE__ */ atMost('name'),
);

/** The same name for a person's eye: case, accents' encoding and blanks at the ends do not matter. */
export function isSameName(one: string, other: string): boolean {
  return comparable(one) === comparable(other);
}

function comparable(name: string): string {
  return name.trim().normalize('NFC').toLowerCase();
}
