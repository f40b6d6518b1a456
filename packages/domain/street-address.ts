import * as z from 'zod/mini';
import { type ErrorCode, requiredText } from './error-code.ts';
import { atMost } from './text-limits.ts';
import { isStateCode } from './us-state.ts';

export const streetSchema = /* @__PURE__ */ requiredText(
  /* @__PURE__ */ z.minLength(5, 'addressTooShort' satisfies ErrorCode),
  /* @__PURE__ */ atMost('street'),
);

/** May be empty. */
export const apartmentSchema = /* @__PURE__ */ z
  .string()
  .check(/* @__PURE__ */ z.trim(), /* @__PURE__ */ atMost('apartment'));

export const citySchema = /* @__PURE__ */ requiredText(/* @__PURE__ */ atMost('city'));

export const stateSchema = /* @__PURE__ */ requiredText(
  /* @__PURE__ */ z.refine(isStateCode, 'stateInvalid' satisfies ErrorCode),
);
