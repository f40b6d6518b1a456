import * as z from 'zod/mini';
import { autosave } from '#flow/machine/autosave';
import type { VisitorRecord } from '#visitor/encrypted-slices';
import type { Visitor } from '#visitor/visitor';
import type { CreateCustomerActor } from './create-customer.machine.ts';
import type { SavedDraft } from './create-customer.types.ts';
import { isEmptyDraft } from './customer-draft.ts';
import { draftName, draftVersion } from './saved-draft.ts';

const text = z.string();

const schema: z.ZodMiniType<SavedDraft> = z.object({
  draft: z.object({
    firstName: text,
    lastName: text,
    email: text,
    phone: text,
    birthDate: z.object({ month: text, day: text, year: text }),
    zip: text,
    city: text,
    state: text,
  }),
  intent: z.optional(z.object({ key: text, request: text })),
}) as unknown as z.ZodMiniType<SavedDraft>;

/** The form, encrypted, for 168 hours. Open it before the first keystroke: the key takes a moment. */
export const customerDraft = (visitor: Visitor): VisitorRecord<SavedDraft> =>
  visitor.record(draftName, { version: draftVersion, schema });

/** Saves the form as it changes, keystrokes included. Returns how to stop it. */
export const autosaveDraft = (actor: CreateCustomerActor, visitor: () => Visitor): (() => void) =>
  autosave(actor, {
    // Nothing is saved before the saved draft is restored, and nothing is kept of a customer who was created.
    visitOf: (snapshot): SavedDraft | undefined =>
      snapshot.hasTag('kept') ? { draft: snapshot.context.draft, intent: snapshot.context.intent } : undefined,
    save: (saved) => {
      // Nothing is stored for a visitor who has typed nothing, unless they emptied the form.
      if (!isEmptyDraft(saved.draft) || customerDraft(visitor()).read()) customerDraft(visitor()).remember(saved);
    },
  });
