import * as z from 'zod/mini';
import { draftsSchema } from '#flow/drafts';
import { autosave } from '#flow/machine/autosave';
import { purchaseAnswersOf, purchaseRecord } from '#forms/purchase/purchase.record';
import type { Visitor } from '#visitor/visitor';
import type { AutoPaymentActor } from './auto-payment.machine.ts';
import { type AutoPaymentContext, forms, type Visit, visitVersion } from './auto-payment.types.ts';

const visitRecord = {
  version: visitVersion,
  schema: z.object({
    ...purchaseRecord,
    carrierId: z.string(),
    payPlan: z.string(),
    drafts: draftsSchema(forms),
    submission: z.optional(z.object({ id: z.string(), answers: z.string() })),
    boughtTransactionId: z.string(),
    paidAmount: z.optional(z.number()),
    isChargeOpen: z.optional(z.boolean()),
    isCardReported: z.optional(z.boolean()),
  }),
};

export const openVisit = (visitor: Visitor, transactionId: string) =>
  visitor.record(`purchase.pay-${transactionId}`, visitRecord);

/** The part of the context that is saved. */
export const visitOf = (context: AutoPaymentContext): Visit => ({
  ...purchaseAnswersOf(context),
  carrierId: context.carrierId,
  payPlan: context.payPlan,
  drafts: context.drafts,
  submission: context.submission,
  boughtTransactionId: context.boughtTransactionId,
  paidAmount: context.paidAmount,
  isChargeOpen: context.isChargeOpen,
  isCardReported: context.isCardReported,
});

/** Saves the answers as they change, keystrokes included. Returns a function that stops the autosave. */
export const autosaveVisit = (actor: AutoPaymentActor, visitor: Visitor): (() => void) =>
  autosave(actor, {
    // Before the first section a saved visit may still be restored, so it must not be overwritten.
    visitOf: ({ context }) => (context.section ? visitOf(context) : undefined),
    // A charge begins with the first section after a return from the partner's page, or has ended before it.
    savesInitial: ({ isChargeOpen = false }, { context }) => isChargeOpen !== context.isChargeSaved,
    save: (visit, { context }) => openVisit(visitor, context.link.transactionId).remember(visit),
  });
