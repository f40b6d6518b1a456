import type { PaymentResult } from '#domain/payment-result';
import type { PaymentSnapshot } from './make-a-payment.machine.ts';
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
  | { page: 'policyDetails' | 'pending'; found: PolicyToPay; error?: PaymentError | undefined }
  | { page: 'approved'; found: PolicyToPay }
  | { page: 'alreadyMade' }
  | { page: 'resultUnknown'; error: PaymentError }
  | { page: 'paid' | 'failed'; result: PaymentResult };

type StateName = Extract<PaymentSnapshot['value'], string> | 'pending' | 'alreadyMade';

/** The name of the machine's top-level state. */
export function stateName({ value }: PaymentSnapshot): StateName {
  if (typeof value === 'string') return value;
  return 'pending' in value ? 'pending' : 'alreadyMade';
}

/** The meta of the machine's top-level state; undefined where nothing is tracked. */
export const paymentMeta = (snapshot: PaymentSnapshot): PaymentMeta | undefined =>
  snapshot.getMeta()[`payment.${stateName(snapshot)}`];

export function connectPayment(snapshot: PaymentSnapshot): PaymentView {
  const { draft, found, error, result, token, hasLeftToPay } = snapshot.context;
  const page = stateName(snapshot);
  switch (page) {
    case 'routing':
    case 'restoringVisit':
    case 'readingResult':
      return { page: 'waiting', text: token ? 'readingResult' : 'lookingUp', canCancel: false };
    case 'findingPolicy':
      return { page: 'waiting', text: 'lookingUp', canCancel: true };
    case 'openingSession':
      return { page: 'waiting', text: hasLeftToPay ? 'checkingPayment' : 'lookingUp', canCancel: false };
    case 'preparingHandover':
      return { page: 'waiting', text: 'leaving', canCancel: false };
    case 'form':
      return { page, draft, error };
    case 'policyDetails':
    case 'pending':
      return { page, found: found!, error };
    case 'approved':
      return { page, found: found! };
    case 'alreadyMade':
      return { page };
    case 'resultUnknown':
      return { page, error: error! };
    case 'paid':
    case 'failed':
      return { page, result: result! };
  }
}
