import { asRecord } from '#domain/plain-object';
import type { EncryptionOptions } from './encrypted-record.ts';
import { encryptedDefinition } from './record-definitions.ts';
import { paymentVisitVersion, prefillVersion, rentersVisitVersion, roadsideVisitVersion } from './record-versions.ts';
import { tryOrUndefined } from './try-or-undefined.ts';
import type { Visitor } from './visitor.types.ts';

/** The visitor's answers about themselves, as typed and not validated. Empty where unknown. */
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

const versions = {
  prefill: prefillVersion,
  paymentVisit: paymentVisitVersion,
  rentersVisit: rentersVisitVersion,
  'purchase.roadside': roadsideVisitVersion,
} as const;
type Name = keyof typeof versions;

type AnswerRecord = Readonly<Record<string, unknown>>;

/** A record's answers about the visitor: accepted answers first, then drafts. */
const readers: Readonly<Record<Name, (record: AnswerRecord) => readonly AnswerRecord[]>> = {
  prefill({ answers, drafts }) {
    const { driver, contact, details } = asRecord(answers);
    const typed = asRecord(drafts);
    return [
      { ...asRecord(typed.driver), ...asRecord(driver) },
      { ...asRecord(typed.contact), ...asRecord(contact) },
      { ...asRecord(typed.details), ...asRecord(details) },
    ];
  },
  paymentVisit: ({ draft }) => [asRecord(draft)],
  // The draft takes precedence: it is never older than the accepted answers.
  rentersVisit: ({ personal, drafts }) => [{ ...asRecord(personal), ...asRecord(asRecord(drafts).personal) }],
  'purchase.roadside'({ draft }) {
    const { driverLicense, ...answers } = asRecord(draft);
    return [{ ...answers, licenseNumber: driverLicense }];
  },
};
const names = Object.keys(versions) as Name[];

const textIn = (answers: AnswerRecord, name: keyof KnownAnswers): string => {
  const value = answers[name];
  return typeof value === 'string' ? value.trim() : '';
};

export interface KnownAnswersOptions extends EncryptionOptions {
  /** The record of the calling widget, whose own answers are skipped. */
  except?: Name;
}

/**
 * Loads what the visitor has entered elsewhere on this site, in the quote flow first, so that nobody types it twice.
 * The address is that of one home: if records have different zip codes, the first one counts. Never rejects, and
 * registers no schema: the widgets that write these records have their own.
 *
 * @example
 * const { firstName, email } = await loadKnownAnswers(host.visitor, { except: 'rentersVisit' });
 */
export async function loadKnownAnswers(
  visitor: Visitor,
  { except, ...options }: KnownAnswersOptions = {},
): Promise<KnownAnswers> {
  const records = await Promise.all(
    names
      .filter((name) => name !== except)
      .map(async (name) => readers[name](asRecord(await load(visitor, name, options)))),
  );
  const sources = [...records.flat(), asRecord(visitor.read('place'))];
  const find = (name: keyof KnownAnswers, among: readonly AnswerRecord[] = sources) =>
    among.map((source) => textIn(source, name)).find(Boolean) ?? '';
  const zip = find('zip');
  const home = sources.filter((source) => ['', zip].includes(textIn(source, 'zip')));
  const street = find('street', home);
  const house = home.filter((source) => textIn(source, 'street') === street);
  return {
    firstName: find('firstName'),
    lastName: find('lastName'),
    email: find('email'),
    phone: find('phone'),
    street,
    apartment: find('apartment', house),
    city: find('city', home),
    state: find('state', home),
    zip,
    licenseNumber: find('licenseNumber'),
    birthDate: find('birthDate'),
  };
}

async function load(visitor: Visitor, name: Name, options: EncryptionOptions): Promise<unknown> {
  const version = versions[name];
  const data: unknown = visitor.record(name, { version }).read();
  if (data) return data;
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
