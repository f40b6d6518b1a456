import type { Draft } from '#flow/drafts';
import type { ConsentRecord } from '#services/consent/load-consent';
import type { KnownAnswers } from '#visitor/known-answers';

/** The text fields of the form. */
export const textFields = ['firstName', 'lastName', 'phone', 'email'] as const;
export type TextField = (typeof textFields)[number];

/** The form's values: its text fields, and `agrees-<id>` for each box. */
export type ConsentValues = Record<TextField, string> & Record<BoxName, boolean>;
export type BoxName = `agrees-${string}`;

export const boxName = (id: string): BoxName => `agrees-${id}`;

/** The form's values for a draft: boxes that the draft lacks are not ticked. */
export function valuesOf(draft: Draft, boxes: readonly string[]): ConsentValues {
  const text = (name: TextField) => (typeof draft[name] === 'string' ? draft[name] : '');
  return {
    ...(Object.fromEntries(textFields.map((name) => [name, text(name)])) as Record<TextField, string>),
    ...(Object.fromEntries(boxes.map((id) => [boxName(id), draft[boxName(id)] === true])) as Record<BoxName, boolean>),
  };
}

/** The draft of the person in a link's record. */
export const draftOfRecord = ({ firstName, lastName, phone, email }: ConsentRecord): Draft => ({
  firstName,
  lastName,
  phone,
  email,
});

/** The visitor's known answers as a draft. */
export const draftOfKnown = ({ firstName, lastName, phone, email }: KnownAnswers): Draft => ({
  firstName,
  lastName,
  phone,
  email,
});

/** Fills the empty fields of a draft with the known answers. */
export const completedDraft = (typed: Draft, known: Draft): Draft => ({
  ...typed,
  ...Object.fromEntries(textFields.map((name) => [name, typed[name] || known[name] || ''])),
});

/** True if nothing was typed or ticked. */
export const isEmptyDraft = (draft: Draft): boolean =>
  Object.values(draft).every((value) => value === '' || value === false);
