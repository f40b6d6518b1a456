import * as z from 'zod/mini';
import { languages } from '#domain/language';
import { draftsSchema } from '#flow/drafts';
import { autosave } from '#flow/machine/autosave';
import { stepMetaOf } from '#flow/step-meta';
import { purchaseAnswersOf, purchaseRecord } from '#forms/purchase/purchase.record';
import type { Visitor } from '#visitor/visitor';
import type { PseudoBindActor } from './pseudo-bind.machine.ts';
import { type PseudoBindContext, forms, sections, type Visit, visitVersion } from './pseudo-bind.types.ts';

const visitRecord = {
  version: visitVersion,
  schema: z.object({
    ...purchaseRecord,
    section: z.enum(sections),
    contact: z.optional(
      z.object({
        textMessages: z.enum(['', 'yes', 'no']),
        language: z.enum(languages),
        paperless: z.enum(['yes', 'no']),
        optInMethod: z.enum(['', 'email', 'text']),
      }),
    ),
    drafts: draftsSchema(forms),
    isSubmitted: z.boolean(),
    // Visits of earlier versions lack them.
    isVerificationPostponed: z._default(z.boolean(), false),
    wasReset: z._default(z.object({ email: z.boolean(), text: z.boolean() }), { email: false, text: false }),
  }),
};

export const openVisit = (visitor: Visitor, transactionId: string) =>
  visitor.record(`purchase.${transactionId}`, visitRecord);

/** The part of the context that is saved. */
export const visitOf = (context: PseudoBindContext): Visit => ({
  ...purchaseAnswersOf(context),
  section: context.section,
  contact: context.contact,
  drafts: context.drafts,
  isSubmitted: context.isSubmitted,
  isVerificationPostponed: context.isVerificationPostponed,
  wasReset: context.wasReset,
});

/** Saves the answers as they change, keystrokes included. Returns the function that stops it. */
export const autosaveVisit = (actor: PseudoBindActor, visitor: Visitor): (() => void) =>
  autosave(actor, {
    // Before the first section a saved visit may still be restored, and would be overwritten.
    visitOf: (snapshot) => stepMetaOf(snapshot) && visitOf(snapshot.context),
    save: (visit, { context }) => openVisit(visitor, context.quoteReference.transactionId).remember(visit),
  });
