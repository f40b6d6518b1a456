import * as z from 'zod/mini';
import { openSealedRecord, type SealedRecord } from '#visitor/sealed-record';
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

const recordName = 'payment';
const timeToLive = 24 * 3_600_000;

const visits = new WeakMap<Visitor, SealedRecord<PaymentVisit>>();

/** The visit, encrypted, for a day. Open it before the first keystroke: the key takes a moment. */
export function openPaymentVisit(visitor: Visitor): SealedRecord<PaymentVisit> {
  const visit = visits.get(visitor) ?? openSealedRecord(visitor, recordName, { version: 2, timeToLive, schema });
  visits.set(visitor, visit);
  return visit;
}

/** True if storage holds a visit, readable or not. */
export const hasPaymentVisit = ({ shelf }: Visitor): boolean => shelf.get(recordName) !== undefined;
