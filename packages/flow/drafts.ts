import * as z from 'zod/mini';
import { keyed, keyedBy } from '#domain/keyed';

/** A form's values as they are typed, valid or not. */
export type Draft = Readonly<Record<string, string | boolean>>;

/** The drafts of a flow, by form. A form whose answers were accepted has none. */
export type Drafts<Form extends string = string> = Readonly<Partial<Record<Form, Draft>>>;

/** Sent with all values of a form after each change by the visitor. */
export interface DraftEvent<Form extends string = string> {
  type: 'DRAFT.CHANGED';
  form: Form;
  values: Draft;
}

/** A text of a draft, or a fallback if the draft has none. */
export function savedText(draft: Draft | undefined, field: string, fallback = ''): string {
  const value = draft?.[field];
  return typeof value === 'string' ? value : fallback;
}

/** Drafts without that of a form whose answers were accepted. */
export const withoutDraft = <Form extends string>(drafts: Drafts<Form>, form: Form): Drafts<Form> => ({
  ...drafts,
  [form]: undefined,
});

/** The schema of stored drafts, for a flow's saved visit. */
export const draftsSchema = <Form extends string>(forms: readonly Form[]) =>
  keyedBy(forms, keyed(z.union([z.string(), z.boolean()])));
