import * as z from 'zod/mini';
import { draftsSchema } from '#flow/drafts';
import { autosave } from '#flow/machine/autosave';
import { stepMetaOf } from '#flow/step-meta';
import { purchaseAnswersOf, purchaseRecord } from '#forms/purchase/purchase.record';
import type { Visitor } from '#visitor/visitor';
import type { AutoPaymentActor } from './auto-payment.machine.ts';
import { type AutoPaymentContext, forms, sections, type Visit } from './auto-payment.types.ts';

const text = z.string();

const visitRecord = {
  version: 1,
  schema: z.object({
    ...purchaseRecord,
    section: z.enum(sections),
    drafts: draftsSchema(forms),
    vehicleUses: z.optional(
      z.array(
        z.object({
          mileage: text,
          odometer: text,
          commutes: z.enum(['', 'yes', 'no']),
          commutingDays: text,
          commutingStreet: text,
          commutingCity: text,
          commutingZip: text,
        }),
      ),
    ),
    submission: z.optional(z.object({ id: text, of: text })),
    continuedAs: text,
    carrierId: text,
  }) as unknown as z.ZodMiniType<Visit>,
};

export const openVisit = (visitor: Visitor, transactionId: string) =>
  visitor.record(`purchase.paid-${transactionId}`, visitRecord);

/** The part of the context that is saved. */
export const visitOf = (context: AutoPaymentContext): Visit => ({
  ...purchaseAnswersOf(context),
  section: context.section,
  drafts: context.drafts,
  vehicleUses: context.vehicleUses,
  submission: context.submission,
  continuedAs: context.continuedAs,
  carrierId: context.carrierId,
});

/** Saves the answers as they change, keystrokes included. Returns how to stop it. */
export const autosaveVisit = (actor: AutoPaymentActor, visitor: Visitor): (() => void) =>
  autosave(actor, {
    // Before the first section a saved visit may still be restored, and would be overwritten.
    visitOf: (snapshot) => stepMetaOf(snapshot) && visitOf(snapshot.context),
    save: (visit, { context }) => openVisit(visitor, context.address.transactionId).remember(visit),
  });
