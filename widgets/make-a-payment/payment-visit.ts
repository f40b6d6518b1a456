import * as z from 'zod/mini';
import type { VisitorRecord } from '#visitor/encrypted-slices';
import type { Visitor } from '#visitor/visitor';
import type { PaymentDraft } from './payment-draft.ts';

/** What is saved of a payment: answers, never a snapshot of the machine. */
export interface PaymentVisit {
  draft: PaymentDraft;
  /** How far the visitor came. A page that is loaded again resumes there. */
  step: 'form' | 'policyDetails' | 'paymentPage';
}

const text = z.string();

const schema: z.ZodMiniType<PaymentVisit> = z.object({
  draft: z.object({
    policyNumber: text,
    email: text,
    phone: text,
    birthDate: z.object({ month: text, day: text, year: text }),
  }),
  step: z.enum(['form', 'policyDetails', 'paymentPage']),
});

/** The visit, encrypted, for a day. Open it before the first keystroke: the key takes a moment. */
export const paymentVisit = (visitor: Visitor): VisitorRecord<PaymentVisit> =>
  visitor.record('paymentVisit', { version: 2, schema });

/** True if storage holds a visit, readable or not. */
export const hasPaymentVisit = ({ storage }: Visitor): boolean => storage.get('paymentVisit') !== undefined;
