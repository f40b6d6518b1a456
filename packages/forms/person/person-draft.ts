import type { BirthDateParts } from '#domain/birth-date';

/** A person with a place, as they are typed. */
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

/** One wish to send a form: repeated, however often, with the same key. */
export interface Intent {
  /** The idempotency key. */
  key: string;
  /** Of what is sent: another request is another intent. See `fingerprint`. */
  request: string;
}

/** What is saved: answers, never a snapshot of the machine. */
export interface SavedPerson {
  draft: PersonDraft;
  /** Of a request that was sent and not decided. */
  intent: Intent | undefined;
}

/** True if nothing is typed, and nothing was known. */
export const isEmptyDraft = ({ birthDate, ...texts }: PersonDraft): boolean =>
  [...Object.values(texts), ...Object.values(birthDate)].every((value) => value === '');
