import type { EncryptionOptions } from './encrypted-record.ts';
import { encryptedDefinition } from './record-definitions.ts';
import { paymentVisitVersion, prefillVersion } from './record-versions.ts';
import { tryOrUndefined } from './try-or-undefined.ts';
import type { Visitor } from './visitor.types.ts';

const asRecord = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};

/** What the visitor has told about themselves, as typed: nothing is checked. Empty where it is not known. */
export interface KnownAnswers {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  street: string;
  apartment: string;
  city: string;
  state: string;
  zip: string;
  licenseNumber: string;
  /** `yyyy-mm-dd`. */
  birthDate: string;
}

type Name = 'prefill' | 'paymentVisit';

const versions: Readonly<Record<Name, number>> = { prefill: prefillVersion, paymentVisit: paymentVisitVersion };

/**
 * Loads what the visitor has entered elsewhere on this site, in the quote flow first, so that nobody types it twice. It
 * never rejects, and registers no schema: the widgets that write these records have their own.
 *
 * @example
 * const { firstName, email } = await loadKnownAnswers(host.visitor);
 */
export async function loadKnownAnswers(visitor: Visitor, options: EncryptionOptions = {}): Promise<KnownAnswers> {
  const names = ['prefill', 'paymentVisit'] as const;
  const [quote, payment] = await Promise.all(names.map((name) => load(visitor, name, options)));
  const { answers, drafts } = asRecord(quote);
  const { driver, contact, details } = asRecord(answers);
  const typed = asRecord(drafts);
  const place = asRecord(visitor.read('place'));
  // Accepted answers, then what is being typed.
  const told = [
    { ...asRecord(typed.driver), ...asRecord(driver) },
    { ...asRecord(typed.contact), ...asRecord(contact) },
    { ...asRecord(typed.details), ...asRecord(details) },
    asRecord(asRecord(payment).draft),
    place,
  ];
  const text = (name: keyof KnownAnswers) => {
    const values = told.map((answer) => answer[name]);
    return values.find((value): value is string => typeof value === 'string' && value.trim() !== '')?.trim() ?? '';
  };
  return {
    firstName: text('firstName'),
    lastName: text('lastName'),
    email: text('email'),
    phone: text('phone'),
    street: text('street'),
    apartment: text('apartment'),
    city: text('city'),
    state: text('state'),
    zip: text('zip'),
    licenseNumber: text('licenseNumber'),
    birthDate: text('birthDate'),
  };
}

async function load(visitor: Visitor, name: Name, options: EncryptionOptions): Promise<unknown> {
  const version = versions[name];
  const held: unknown = visitor.record(name, { version }).read();
  if (held) return held;
  const { brandCode, storage, now } = visitor;
  if (storage.get(name) === undefined) return undefined;
  try {
    const { openEncryptedRecord } = await import('./encrypted-record.ts');
    const { timeToLive } = encryptedDefinition(name);
    const saved = await openEncryptedRecord({ ...options, brandCode, name, version, timeToLive, storage, now }).load();
    return saved && tryOrUndefined(() => JSON.parse(saved.data) as unknown);
  } catch {
    return undefined;
  }
}
