import * as z from 'zod/mini';
import { keyed } from '#domain/keyed';
import { autosave } from '#flow/machine/autosave';
import type { VisitorRecord } from '#visitor/encrypted-slices';
import type { Visitor } from '#visitor/visitor';
import { isEmptyDraft } from './consent-draft.ts';
import type { ConsentActor } from './consent-form.machine.ts';
import type { SavedConsent } from './consent-form.types.ts';
import { draftName, draftVersion } from './saved-draft.ts';

const schema: z.ZodMiniType<SavedConsent> = z.object({
  id: z.string(),
  draft: keyed(z.union([z.string(), z.boolean()])),
});

/** The form, encrypted, for 168 hours. Open it before the first keystroke: preparing the key takes a moment. */
export const consentDraft = (visitor: Visitor): VisitorRecord<SavedConsent> =>
  visitor.record(draftName, { version: draftVersion, schema });

/** Saves the form as it changes, keystrokes included. Returns a function that stops the autosave. */
export const autosaveDraft = (actor: ConsentActor, visitor: () => Visitor): (() => void) =>
  autosave(actor, {
    // Nothing is saved before the saved draft is restored, or after consent was given.
    visitOf: (snapshot): SavedConsent | undefined =>
      snapshot.hasTag('kept') ? { id: snapshot.context.savedAs, draft: snapshot.context.draft } : undefined,
    save: (saved) => {
      // Nothing is stored for a visitor who has typed nothing, unless they emptied a saved form.
      if (!isEmptyDraft(saved.draft) || consentDraft(visitor()).read()) consentDraft(visitor()).remember(saved);
    },
  });
