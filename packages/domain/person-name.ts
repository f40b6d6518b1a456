import * as z from 'zod/mini';
import { type ErrorCode, requiredText } from './error-code.ts';
import { atMost } from './text-limits.ts';

/** A first or last name: two or more visible characters, including a letter of any script. */
export const personNameSchema = /* @__PURE__ */ requiredText(
  /* @__PURE__ */ z.regex(/^(?=.*\p{L}).{2,}$/su, 'nameTooShort' satisfies ErrorCode),
  /* @__PURE__ */ atMost('name'),
);

/**
 * Compares names across the spellings of people and public records: `José O’Brien-Garcia` equals `JOSE OBRIEN GARCIA`.
 */
export function isSameName(a: string, b: string): boolean {
  return nameKey(a) === nameKey(b);
}

/** A name without case, accents, apostrophes, hyphens and blanks. */
export function nameKey(name: string): string {
  return name
    .normalize('NFD')
    .replace(/[\u0300-\u036F\p{Pd}\s'’‘ʼ`´]/gu, '')
    .toUpperCase();
}

/**
 * Compares first names of one person, which may lack middle names: `Ana` matches `ANA MARIA`, and `María José` matches
 * `MARIA`.
 */
export function isSameFirstName(a: string, b: string): boolean {
  return beginnings(a).includes(nameKey(b)) || beginnings(b).includes(nameKey(a));
}

/** The keys of the first word of a name, of the first two, and so on. */
const beginnings = (name: string): string[] =>
  name
    .trim()
    .split(/[\s\p{Pd}]+/u)
    .map((_, index, words) => nameKey(words.slice(0, index + 1).join('')));

/** What distinguishes two people; an unknown birth date is absent or empty. */
export interface NamedPerson {
  firstName: string;
  lastName: string;
  birthDate?: string | undefined;
}

/** The same name and the same birth date, both known: twins may differ only by a middle name. */
export function isSamePerson(a: NamedPerson, b: NamedPerson): boolean {
  return (
    Boolean(a.birthDate) &&
    a.birthDate === b.birthDate &&
    isSameName(a.firstName, b.firstName) &&
    isSameName(a.lastName, b.lastName)
  );
}

/**
 * Compares a person with a record: the same name, where middle names may be missing, and no different birth dates. An
 * unknown birth date is ignored.
 */
export function mayBeSamePerson(a: NamedPerson, b: NamedPerson): boolean {
  return (
    (!a.birthDate || !b.birthDate || a.birthDate === b.birthDate) &&
    isSameFirstName(a.firstName, b.firstName) &&
    isSameName(a.lastName, b.lastName)
  );
}
