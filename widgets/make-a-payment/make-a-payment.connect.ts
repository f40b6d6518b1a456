import type { PaymentResult } from '#domain/payment-result';
import type { PaymentSnapshot } from './make-a-payment.machine.ts';
import { paidPolicyNumber } from './make-a-payment.setup.ts';
import type { PaymentError, PaymentMeta, PolicyToPay } from './make-a-payment.types.ts';
import type { PaymentDraft } from './payment-draft.ts';

// View selectors: nothing else reads the machine's state.

/** What the view renders. */
export type PaymentView =
  | { page: 'form'; draft: PaymentDraft; error?: PaymentError | undefined }
  | {
      page: 'waiting';
      text: 'lookingUp' | 'checkingPayment' | 'leaving' | 'readingResult';
      canCancel: boolean;
    }
  | { page: 'policyDetails'; found: PolicyToPay; error?: PaymentError | undefined }
  /** The known part of a pending payment: the policy, or only its number, or an undecided result. */
  | {
      page: 'pending';
      found?: PolicyToPay | undefined;
      policyNumber: string;
      result?: PaymentResult | undefined;
      error?: PaymentError | undefined;
    }
  | { page: 'approved'; found: PolicyToPay }
  /** The number is empty if unknown. `wasBefore`: an earlier visit knew it, and the service was not asked again. */
  | { page: 'alreadyMade'; policyNumber: string; wasBefore: boolean }
  | { page: 'resultUnknown'; error: PaymentError }
  | { page: 'paid'; result: PaymentResult }
  | { page: 'failed'; result: PaymentResult };

type StateName = Extract<PaymentSnapshot['value'], string> | 'pending' | 'alreadyMade';

/** The name of the machine's top-level state. */
export function stateName({ value }: PaymentSnapshot): StateName {
  if (typeof value === 'string') return value;
  return 'pending' in value ? 'pending' : 'alreadyMade';
}

/** The meta of the machine's top-level state; undefined if nothing is tracked. */
export const paymentMeta = (snapshot: PaymentSnapshot): PaymentMeta | undefined =>
  snapshot.getMeta()[`payment.${stateName(snapshot)}`];

export function connectPayment(snapshot: PaymentSnapshot): PaymentView {
  const { draft, found, lookup, error, result, token, hasLeftToPay } = snapshot.context;
  const page = stateName(snapshot);
  switch (page) {
    case 'routing':
    case 'restoringVisit':
      return { page: 'waiting', text: token ? 'readingResult' : 'lookingUp', canCancel: false };
    case 'readingResult':
      return { page: 'waiting', text: 'readingResult', canCancel: hasLeftToPay };
    case 'loadingPendingPayment':
    case 'findingPolicy':
    case 'openingSession':
      return { page: 'waiting', text: hasLeftToPay ? 'checkingPayment' : 'lookingUp', canCancel: true };
    case 'preparingHandover':
      return { page: 'waiting', text: 'leaving', canCancel: false };
    case 'form':
      return { page, draft, error };
    case 'policyDetails':
      return { page, found: found!, error };
    case 'pending':
      return { page, found, policyNumber: lookup?.policyNumber ?? '', result, error };
    case 'approved':
      return { page, found: found! };
    case 'alreadyMade':
      return { page, policyNumber: paidPolicyNumber(snapshot.context), wasBefore: !lookup && !token };
    case 'resultUnknown':
      return { page, error: error! };
    case 'paid':
    case 'failed':
      return { page, result: result! };
  }
}
