import * as z from 'zod/mini';
import { type Attribution, attributionKeys } from '#domain/attribution';
import { languages } from '#domain/language';
import { isStateCode, type StateCode } from '#domain/us-state';
import { isZipCode } from '#domain/zip-code';
import type { Estimate } from './estimate.ts';
import type { PaymentIntent } from './payment-intent.ts';
import { earlyInputTimeToLive, type RecordFormat } from './record.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

const token = z.object({ value: z.string().check(z.minLength(1)) });

/** A signed-in customer's token, which the site's own sign-in stores. */
const customerToken = z.object({
  value: z.string().check(z.minLength(1)),
  email: z.string(),
  /** As the sign-in service wrote it; `ca` means the California services. */
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

interface ClearDefinition<Data> extends RecordFormat<Data> {
  schema: z.ZodMiniType<Data>;
  persistence: 'clear' | 'cookie';
}

const clear = <Data>(timeToLive: number, schema: z.ZodMiniType<Data>): ClearDefinition<Data> => ({
  version: 1,
  timeToLive,
  schema,
  persistence: 'clear',
});

/** The visitor's records that are stored as plain JSON. Each of the two variants of the services has its own guest token. */
export const clearRecords = {
  guestToken: clear(day, token),
  guestTokenCa: clear(day, token),
  customerToken: clear(30 * minute, customerToken),
  place: clear(168 * hour, place),
  language: clear(31 * day, z.enum(languages)),
  attribution: { ...clear(30 * day, attribution), persistence: 'cookie' } satisfies ClearDefinition<Attribution>,
};

interface EncryptedDefinition {
  timeToLive: number;
  /** True if another tab's write replaces this page's data. */
  followsTabs?: boolean;
}

/**
 * The visitor's records that are stored encrypted. Their schemas are registered by the code that reads them
 * (`visitor.record`), because it loads late.
 */
export const encryptedRecords = {
  /** The answers of the quote flow. */
  prefill: { timeToLive: 168 * hour },
  estimate: { timeToLive: 168 * hour, followsTabs: true },
  paymentIntents: { timeToLive: day, followsTabs: true },
  /** What was typed into the payment form, and the step that the payment reached. */
  paymentVisit: { timeToLive: day },
  /** The answers on the way to one purchase: `purchase.<transaction id>`, so purchases in two tabs do not collide. */
  purchase: { timeToLive: 168 * hour },
  /** What was typed into a first paint before React: `earlyInput.<widget>`. */
  earlyInput: { timeToLive: earlyInputTimeToLive },
} satisfies Record<string, EncryptedDefinition>;

export type ClearName = keyof typeof clearRecords;
/** The records of which there are several, each with a name after the dot. */
type SeveralName = 'purchase' | 'earlyInput';
const severalNames: readonly string[] = ['purchase', 'earlyInput'] satisfies SeveralName[];
export type EncryptedName = Exclude<keyof typeof encryptedRecords, SeveralName> | `${SeveralName}.${string}`;
export type RecordName = ClearName | EncryptedName;

export type ClearData<Name extends ClearName> = z.output<(typeof clearRecords)[Name]['schema']>;
interface KnownData {
  estimate: Estimate;
  paymentIntents: readonly PaymentIntent[];
}
export type EncryptedData<Name extends EncryptedName> = Name extends keyof KnownData ? KnownData[Name] : unknown;

/** Clear records are undefined when absent or expired. Encrypted ones are null then, and undefined until they are loaded. */
export type VisitorState = {
  readonly [Name in ClearName]?: ClearData<Name> | undefined;
} & {
  readonly [Name in EncryptedName]?: EncryptedData<Name> | null | undefined;
};

export const clearNames = Object.keys(clearRecords) as ClearName[];

/** The encrypted records whose names are fixed. */
export const encryptedNames = Object.keys(encryptedRecords).filter(
  (name) => !severalNames.includes(name),
) as EncryptedName[];

/** Whether a name in storage is that of an encrypted record. */
export function isEncryptedName(name: string): name is EncryptedName {
  const [kind = '', ...rest] = name.split('.');
  return rest.length > 0 ? severalNames.includes(kind) : (encryptedNames as string[]).includes(name);
}

export function encryptedDefinition(name: EncryptedName): EncryptedDefinition {
  return encryptedRecords[name.split('.')[0] as keyof typeof encryptedRecords];
}
