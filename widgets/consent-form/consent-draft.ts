import type { Draft } from '#flow/drafts';
import type { ConsentRecord } from '#services/consent/load-consent';
import type { KnownAnswers } from '#visitor/known-answers';

/** The texts of the form. */
export const textFields = ['firstName', 'lastName', 'phone', 'email'] as const;
export type TextField = (typeof textFields)[number];

/** The form as it is typed: its texts, and `agrees-<id>` for each box. */
export type ConsentValues = Record<TextField, string> & Record<BoxName, boolean>;
export type BoxName = `agrees-${string}`;

export const boxName = (id: string): BoxName => `agrees-${id}`;

/** The form of a draft: boxes that it does not know are not ticked. */
export function valuesOf(draft: Draft, boxes: readonly string[]): ConsentValues {
  const text = (name: TextField) => (typeof draft[name] === 'string' ? draft[name] : '');
  return {
    ...(Object.fromEntries(textFields.map((name) => [name, text(name)])) as Record<TextField, string>),
    ...(Object.fromEntries(boxes.map((id) => [boxName(id), draft[boxName(id)] === true])) as Record<BoxName, boolean>),
  };
}

/** What the agency knows of the person of the link. */
export const draftOfRecord = ({ firstName, lastName, phone, email }: ConsentRecord): Draft => ({
  firstName,
  lastName,
  phone,
  email,
});

/** What the visitor has told elsewhere. */
export const draftOfKnown = ({ firstName, lastName, phone, email }: KnownAnswers): Draft => ({
  firstName,
  lastName,
  phone,
  email,
});

/** A draft over what is known: where nothing was typed, the known answer counts. */
export const completedDraft = (typed: Draft, known: Draft): Draft => ({
  ...typed,
  ...Object.fromEntries(textFields.map((name) => [name, typed[name] || known[name] || ''])),
});

/** True if nobody has typed or ticked anything. */
export const isEmptyDraft = (draft: Draft): boolean =>
  Object.values(draft).every((value) => value === '' || value === false);
