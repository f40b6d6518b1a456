import { autosave } from '#flow/machine/autosave';
import { isEmptyDraft, type SavedPerson } from '#forms/person/person-draft';
import { savedPersonSchema } from '#forms/person/person.schema';
import type { VisitorRecord } from '#visitor/encrypted-slices';
import type { Visitor } from '#visitor/visitor';
import type { CreateCustomerActor } from './create-customer.machine.ts';
import { draftName, draftVersion } from './saved-draft.ts';

/** The form, encrypted, for 168 hours. Open it before the first keystroke: preparing the key takes a moment. */
export const customerDraft = (visitor: Visitor): VisitorRecord<SavedPerson> =>
  visitor.record(draftName, { version: draftVersion, schema: savedPersonSchema });

/** Saves the form as it changes, keystrokes included. Returns a function that stops the autosave. */
export const autosaveDraft = (actor: CreateCustomerActor, visitor: () => Visitor): (() => void) =>
  autosave(actor, {
    // Nothing is saved before the saved draft is restored, or after the customer was created.
    visitOf: (snapshot): SavedPerson | undefined =>
      snapshot.hasTag('kept') ? { draft: snapshot.context.draft, intent: snapshot.context.intent } : undefined,
    save: (saved) => {
      // Nothing is stored for a visitor who has typed nothing, unless they emptied a saved form.
      if (!isEmptyDraft(saved.draft) || customerDraft(visitor()).read()) customerDraft(visitor()).remember(saved);
    },
  });
