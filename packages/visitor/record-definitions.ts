import { type Attribution, attributionKeys } from '#domain/attribution';
import { type Language, languages } from '#domain/language';
import type { Place } from '#domain/place';
import type { ServiceVariant } from '#domain/service-variant';
import { sessionLifetime } from '#domain/session-lifetime';
import { isStateCode, type StateCode } from '#domain/us-state';
import { isZipCode } from '#domain/zip-code';
import type { Estimate } from './estimate.types.ts';
import type { PaymentIntent } from './payment-intent.types.ts';
import { earlyInputTimeToLive, type RecordFormat, type RecordSchema } from './record.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

type Guard<Value> = (value: unknown) => value is Value;

const isText = (value: unknown): value is string => typeof value === 'string';
const isFilled = (value: unknown): value is string => isText(value) && value !== '';
const isTextOrAbsent = (value: unknown): value is string | undefined => value === undefined || isText(value);

/** One value. Written without zod: building its schemas would take longer than reading all records. */
const valueOf = <Data>(guard: Guard<Data>): RecordSchema<Data> => ({
  safeParse: (data) => (guard(data) ? { success: true, data } : { success: false }),
});

/** An object with these keys; other keys are left out. */
const objectOf = <Data extends object>(guards: { [Key in keyof Data]-?: Guard<Data[Key]> }): RecordSchema<Data> => ({
  safeParse(data) {
    if (typeof data !== 'object' || data === null) return { success: false };
    const found = data as Data;
    const record: Partial<Data> = {};
    for (const key of Object.keys(guards) as (keyof Data)[]) {
      if (!guards[key](found[key])) return { success: false };
      if (Object.hasOwn(found, key)) record[key] = found[key];
    }
    return { success: true, data: record as Data };
  },
});

const isLanguage = (value: unknown): value is Language => (languages as readonly unknown[]).includes(value);

const token = objectOf<{ value: string }>({ value: isFilled });

interface CustomerSession {
  /** Where the customer lives, as the sign-in service wrote it; empty when it is not known. */
  state: string;
  /** The services that signed the customer in; the primary ones where it is absent. */
  variant?: ServiceVariant | undefined;
}

const customerSession = objectOf<CustomerSession>({
  state: isText,
  variant: (variant): variant is ServiceVariant | undefined => [undefined, 'primary', 'ca'].includes(variant as string),
});

/** The token of the customer who is signed in. The record that holds it has its creation and expiration. */
export interface CustomerToken {
  /** Empty where a gateway keeps it in a cookie. */
  value: string;
  email: string;
  /** As the page's header shows it; empty until it is known. */
  name: string;
}

export const customerToken = objectOf<CustomerToken>({ value: isText, email: isText, name: isText });

const place = objectOf<Place>({
  zip: (zip): zip is string => isText(zip) && isZipCode(zip),
  city: isText,
  state: (state): state is StateCode => isText(state) && isStateCode(state),
});

export interface KnownZip {
  zip: string;
  isQuotable: boolean;
  /** The preferred city first. */
  places: readonly Place[];
  /** The services that looked it up. */
  variant: ServiceVariant;
}

const zipLookup = objectOf<KnownZip>({
  zip: isFilled,
  isQuotable: (isQuotable): isQuotable is boolean => typeof isQuotable === 'boolean',
  places: (places): places is readonly Place[] =>
    Array.isArray(places) && places.every((found) => place.safeParse(found).success),
  variant: (variant): variant is ServiceVariant => isFilled(variant),
});

const attribution = objectOf<Attribution>(
  Object.fromEntries(attributionKeys.map((key) => [key, isTextOrAbsent])) as Record<
    keyof Attribution,
    typeof isTextOrAbsent
  >,
);

interface ClearDefinition<Data> extends RecordFormat<Data> {
  persistence: 'clear' | 'cookie';
}

const clear = <Data>(timeToLive: number, schema: RecordSchema<Data>): ClearDefinition<Data> => ({
  version: 1,
  timeToLive,
  schema,
  persistence: 'clear',
});

/**
 * The visitor's records that are stored as plain JSON. Each of the two variants of the services has its own guest
 * token.
 */
export const clearRecords = {
  guestToken: clear(day, token),
  guestTokenCa: clear(day, token),
  /**
   * Present while a customer is signed in. Not encrypted, so that every tab reads it at once; the token and everything
   * personal is in `customerToken`. When it ends, in any tab, the visitor is forgotten.
   */
  customerSession: clear(sessionLifetime, customerSession),
  /** The session has ended, but the gateway that holds its cookie could not be reached. */
  signOutPending: clear(
    30 * minute,
    valueOf((value): value is true => value === true),
  ),
  place: clear(168 * hour, place),
  /** The last zip code that was looked up, so that the next page does not look it up again. */
  zipLookup: clear(hour, zipLookup),
  language: clear(31 * day, valueOf(isLanguage)),
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
  /** The token of the customer who is signed in, with email and name. */
  customerToken: { timeToLive: sessionLifetime, followsTabs: true },
  /** The values that prefill the sign-in form, if the customer asked for it. */
  rememberedSignIn: { timeToLive: 168 * hour },
  /** The email address that was typed on one page of the account, for its other pages. */
  accountEmail: { timeToLive: hour },
  /** The answers of the quote flow. */
  prefill: { timeToLive: 168 * hour },
  estimate: { timeToLive: 168 * hour, followsTabs: true },
  /** The idempotency keys of payments. They last as long as the visits of the flows that pay. */
  paymentIntents: { timeToLive: 168 * hour, followsTabs: true },
  /** What was typed into the payment form, and the step that the payment reached. */
  paymentVisit: { timeToLive: 168 * hour },
  /**
   * The answers on the way to one purchase, so that purchases in two tabs do not collide: `purchase.<transaction id>`
   * of pseudo-bind, `purchase.pay-<id>` of auto payment, `purchase.roadside`. `purchase.return-<id>` is the first
   * transaction of a purchase that was rated under another.
   */
  purchase: { timeToLive: 168 * hour },
  /** The answers on the way to a renters policy. */
  rentersVisit: { timeToLive: 168 * hour },
  /** What was typed into the form that creates a customer, and the key of its request. */
  customerDraft: { timeToLive: 168 * hour },
  /** ID cards of the customer's policies, to be shown without a network. */
  idCards: { timeToLive: 168 * hour },
  /** What was typed into a consent form. */
  consentDraft: { timeToLive: 168 * hour },
  /** The idempotency keys of gift cards whose code the customer has not seen. */
  redemptions: { timeToLive: day, followsTabs: true },
  /** What was typed into the form that refers a friend, and the key of its request. */
  referralDraft: { timeToLive: 168 * hour },
  /** What was typed into a first paint before React: `earlyInput.<widget>`. */
  earlyInput: { timeToLive: earlyInputTimeToLive },
} satisfies Record<string, EncryptedDefinition>;

export type ClearName = keyof typeof clearRecords;
/** Records with several instances, each with a name after the dot. */
type SeveralName = 'purchase' | 'earlyInput';
const severalNames: readonly string[] = ['purchase', 'earlyInput'] satisfies SeveralName[];
export type EncryptedName = Exclude<keyof typeof encryptedRecords, SeveralName> | `${SeveralName}.${string}`;
export type RecordName = ClearName | EncryptedName;

export type ClearData<Name extends ClearName> =
  (typeof clearRecords)[Name] extends RecordFormat<infer Data> ? Data : never;
interface KnownData {
  customerToken: CustomerToken;
  estimate: Estimate;
  paymentIntents: readonly PaymentIntent[];
}
export type EncryptedData<Name extends EncryptedName> = Name extends keyof KnownData ? KnownData[Name] : unknown;

/**
 * Clear records are undefined when absent or expired. Encrypted ones are null then, and undefined until they are
 * loaded.
 */
export type VisitorState = {
  readonly [Name in ClearName]?: ClearData<Name> | undefined;
} & {
  readonly [Name in EncryptedName]?: EncryptedData<Name> | null | undefined;
};

export const clearNames = Object.keys(clearRecords) as ClearName[];

/**
 * The records that stay when the visitor is forgotten: a preference, the campaign (with a new anonymous id), what the
 * customer asked to be remembered, and what prevents a second payment, a second redemption of points, and the
 * resumption of an ended session. The address of a purchase may have another transaction than its payment: the record
 * that relates both has ids only.
 */
const keptNames: ReadonlySet<RecordName> = new Set<RecordName>([
  'language',
  'attribution',
  'rememberedSignIn',
  'paymentIntents',
  'redemptions',
  'signOutPending',
]);

export function isKept(name: RecordName): boolean {
  return keptNames.has(name) || name.startsWith('purchase.return-');
}

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
