import * as z from 'zod/mini';
import { type ErrorCode, requiredText } from './error-code.ts';
import { atMost } from './text-limits.ts';

/** A first or last name: two or more visible characters, a letter of any script among them. */
export const personNameSchema = /* @__PURE__ */ requiredText(
  /* @__PURE__ */ z.regex(/^(?=.*\p{L}).{2,}$/su, 'nameTooShort' satisfies ErrorCode),
  /* @__PURE__ */ atMost('name'),
);

/** Compares names as people and public records write them: `José O’Brien-Garcia` is `JOSE OBRIEN GARCIA`. */
export function isSameName(one: string, other: string): boolean {
  return nameKey(one) === nameKey(other);
}

/** A name without case, accents, apostrophes, hyphens and blanks. */
export function nameKey(name: string): string {
  return name
    .normalize('NFD')
    .replace(/[\u0300-\u036F\p{Pd}\s'’‘ʼ`´]/gu, '')
    .toUpperCase();
}

/** What distinguishes two people; an unknown birth date is absent or empty. */
export interface NamedPerson {
  firstName: string;
  lastName: string;
  birthDate?: string | undefined;
}

/** The same name and the same birth date, both known. */
export function isSamePerson(one: NamedPerson, other: NamedPerson): boolean {
  return Boolean(one.birthDate) && one.birthDate === other.birthDate && haveSameNames(one, other);
}

/** The same name, and no different birth dates: one that is unknown is ignored. */
export function mayBeSamePerson(one: NamedPerson, other: NamedPerson): boolean {
  return (!one.birthDate || !other.birthDate || one.birthDate === other.birthDate) && haveSameNames(one, other);
}

function haveSameNames(one: NamedPerson, other: NamedPerson): boolean {
  return isSameName(one.firstName, other.firstName) && isSameName(one.lastName, other.lastName);
}
