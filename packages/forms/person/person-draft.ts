import type { BirthDateParts } from '#domain/birth-date';

/** A person with a place, as typed. */
export interface PersonDraft {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  birthDate: BirthDateParts;
  zip: string;
  city: string;
  state: string;
}

export const emptyDraft: PersonDraft = {
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  birthDate: { month: '', day: '', year: '' },
  zip: '',
  city: '',
  state: '',
};

/** One intended submission; every retry sends the same key. */
export interface Intent {
  /** The idempotency key. */
  key: string;
  /** The fingerprint of the request: another request is another intent. See `fingerprint`. */
  request: string;
}

/** What is saved: answers, never a snapshot of the machine. */
export interface SavedPerson {
  draft: PersonDraft;
  /** The intent of a request that was sent, and whose outcome is unknown. */
  intent: Intent | undefined;
}

/** True if every field is empty. */
export const isEmptyDraft = ({ birthDate, ...texts }: PersonDraft): boolean =>
  [...Object.values(texts), ...Object.values(birthDate)].every((value) => value === '');
