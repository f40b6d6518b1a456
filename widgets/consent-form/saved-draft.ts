import type { Draft } from '#flow/drafts';
import type { Visitor } from '#visitor/visitor';
import type { SavedConsent } from './consent-form.types.ts';

// The form is saved before the other modules have loaded, so this file stays small.

/** The record of the form. Raise its version when its shape changes: a draft of another version is ignored. */
export const draftName = 'consentDraft';
export const draftVersion = 1;

const open = (visitor: Visitor) => visitor.record(draftName, { version: draftVersion });

/** True if storage holds a draft that has not expired, readable or not. */
export const hasSavedDraft = ({ storage, now }: Visitor): boolean => storage.has(draftName, now());

/** Opens the encrypted record, so that even the first keystroke is stored when the visitor leaves at once. */
export const prepareDraft = (visitor: Visitor): void => open(visitor).prepare();

/** Saves the form while the widget is loading. The machine's autosave replaces this. */
export function saveEarlyDraft(visitor: Visitor, id: string, draft: Draft): void {
  const saved: SavedConsent = { id, draft };
  open(visitor).remember(saved);
}
