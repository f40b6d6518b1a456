import * as z from 'zod/mini';
import type { VisitorRecord } from '#visitor/encrypted-slices';
import { paymentVisitVersion } from '#visitor/record-versions';
import type { Visitor } from '#visitor/visitor';
import type { PaymentDraft } from './payment-draft.ts';

/** The saved part of a payment: answers, never a snapshot of the machine. */
export interface PaymentVisit {
  /** Once the payment was made, only the policy number. */
  draft: PaymentDraft;
  /** The step that the visitor reached, where a reloaded page resumes. */
  step: 'form' | 'policyDetails' | 'paymentPage' | 'paid';
  /** The policy to pay; empty until it is found. */
  policyId: string;
}

const text = z.string();

const schema: z.ZodMiniType<PaymentVisit> = z.object({
  draft: z.object({
    policyNumber: text,
    email: text,
    phone: text,
    birthDate: z.object({ month: text, day: text, year: text }),
  }),
  step: z.enum(['form', 'policyDetails', 'paymentPage', 'paid']),
  policyId: text,
});

/** The visit, encrypted, for 168 hours. Open it before the first keystroke: preparing the key takes a moment. */
export const paymentVisit = (visitor: Visitor): VisitorRecord<PaymentVisit> =>
  visitor.record('paymentVisit', { version: paymentVisitVersion, schema });

/** True if the visit can be resumed at the lookup of its policy. */
export const isPastForm = ({ step }: PaymentVisit): boolean => step === 'policyDetails' || step === 'paymentPage';

/** True if storage holds a visit that has not expired, readable or not. */
export const hasPaymentVisit = ({ storage, now }: Visitor): boolean => storage.has('paymentVisit', now());
