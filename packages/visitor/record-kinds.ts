import * as z from 'zod/mini';
import { type Attribution, attributionKeys } from '#domain/attribution';
import { languages } from '#domain/language';
import { isStateCode, type StateCode } from '#domain/us-state';
import { isZipCode } from '#domain/zip-code';
import type { RecordKind } from './record.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

const token = z.object({ value: z.string().check(z.minLength(1)) });

/** A signed-in customer's token. */
const customerToken = z.object({
  value: z.string().check(z.minLength(1)),
  email: z.string(),
  /** As the sign-in said it; `ca` means the California services. */
  state: z.string(),
});

const place = z.object({
  zip: z.string().check(z.refine(isZipCode)),
  city: z.string(),
  state: z.custom<StateCode>((state) => typeof state === 'string' && isStateCode(state)),
});

const attribution = z.object(
  Object.fromEntries(attributionKeys.map((key) => [key, z.optional(z.string())])),
) as z.ZodMiniType<Attribution>;

const kind = <Data>(timeToLive: number, schema: z.ZodMiniType<Data>): RecordKind<Data> => ({
  version: 1,
  timeToLive,
  schema,
});

/** Everything that is remembered of a visitor in the clear. The two variants of the services have a guest token each. */
export const recordKinds = {
  guestToken: kind(day, token),
  guestTokenCa: kind(day, token),
  languageToken: kind(day, token),
  customerToken: kind(30 * minute, customerToken),
  place: kind(168 * hour, place),
  language: kind(31 * day, z.enum(languages)),
  attribution: kind(30 * day, attribution),
};
export type RecordName = keyof typeof recordKinds;

/** What the store holds; a record that is absent or expired is undefined. */
export type VisitorState = {
  readonly [Name in RecordName]?: RecordData<Name> | undefined;
};
export type RecordData<Name extends RecordName> = z.output<(typeof recordKinds)[Name]['schema']>;
