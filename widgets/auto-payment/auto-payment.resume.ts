import * as z from 'zod/mini';
import { draftsSchema } from '#flow/drafts';
import { autosave } from '#flow/machine/autosave';
import { purchaseAnswersOf, purchaseRecord } from '#forms/purchase/purchase.record';
import type { Visitor } from '#visitor/visitor';
import type { AutoPaymentActor } from './auto-payment.machine.ts';
import {
  type AutoPaymentContext,
  forms,
  type PurchaseLink,
  type SavedVisit,
  type Visit,
  visitVersion,
} from './auto-payment.types.ts';
import { chargeOfQuote } from './payment/charge-card.ts';

const visitRecord = {
  version: visitVersion,
  schema: z.object({
    ...purchaseRecord,
    carrierId: z.string(),
    payPlan: z.string(),
    drafts: draftsSchema(forms),
    submission: z.optional(z.object({ id: z.string(), answers: z.string() })),
    boughtTransactionId: z.string(),
    // Visits of earlier versions lack it.
    firstTransactionId: z._default(z.string(), ''),
    paidAmount: z.optional(z.number()),
    isCardReported: z.optional(z.boolean()),
    isCharged: z.optional(z.boolean()),
    hasOtherAnswers: z.optional(z.boolean()),
  }),
};

/** The visit of the purchase that began with this transaction. */
export const openVisit = (visitor: Visitor, transactionId: string) =>
  visitor.record(`purchase.pay-${transactionId}`, visitRecord);

/** A partner returns to the transaction that the services have rated, which may be another than the visit began with. */
const openReturn = (visitor: Visitor, transactionId: string) =>
  visitor.record(`purchase.return-${transactionId}`, {
    version: 1,
    schema: z.object({ firstTransactionId: z.string() }),
  });

/** Lets {@link loadVisit} find the visit when a partner returns to this transaction. */
export async function expectReturn(
  visitor: Visitor,
  { transactionId, firstTransactionId }: { transactionId: string; firstTransactionId: string },
): Promise<void> {
  if (transactionId === firstTransactionId) return;
  const record = openReturn(visitor, transactionId);
  record.remember({ firstTransactionId });
  await record.settled();
}

/** Loads the visit that the transaction of the page's address belongs to, and the charge of its quote. */
export async function loadVisit(
  visitor: Visitor,
  link: Pick<PurchaseLink, 'transactionId' | 'carrierId'>,
): Promise<SavedVisit> {
  const returned = await openReturn(visitor, link.transactionId).load();
  const firstTransactionId = returned?.firstTransactionId ?? link.transactionId;
  const visit = await openVisit(visitor, firstTransactionId).load();
  const carrierId = link.carrierId || (visit?.carrierId ?? '');
  // The visit may have been replaced by that of another carrier since.
  const charge = await chargeOfQuote(visitor, { firstTransactionId, carrierId });
  return { visit, firstTransactionId, charge };
}

/** The part of the context that is saved. */
export const visitOf = (context: AutoPaymentContext): Visit => ({
  ...purchaseAnswersOf(context),
  carrierId: context.carrierId,
  payPlan: context.payPlan,
  drafts: context.drafts,
  submission: context.submission,
  boughtTransactionId: context.boughtTransactionId,
  firstTransactionId: context.firstTransactionId,
  paidAmount: context.paidAmount,
  isCardReported: context.isCardReported,
  isCharged: context.isCharged,
  hasOtherAnswers: context.hasOtherAnswers,
});

/** Saves the answers as they change, keystrokes included. Returns a function that stops the autosave. */
export const autosaveVisit = (actor: AutoPaymentActor, visitor: Visitor): (() => void) =>
  autosave(actor, {
    // Before the first section a saved visit may still be restored, so it must not be overwritten.
    visitOf: ({ context }) => (context.section ? visitOf(context) : undefined),
    save: (visit, { context }) => openVisit(visitor, context.firstTransactionId).remember(visit),
  });
