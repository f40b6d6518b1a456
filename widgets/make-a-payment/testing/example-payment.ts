import type { PaymentResult } from '#domain/payment-result';
import { exampleConfig } from '../make-a-payment.examples.ts';
import type { PaymentDestination, PaymentInput, PaymentSession, PolicyToPay } from '../make-a-payment.types.ts';
import type { PaymentDraft, PolicyLookup } from '../payment-draft.ts';

export const lookup: PolicyLookup = {
  policyNumber: 'LKM-1001',
  email: 'alex@example.com',
  phone: '5125550142',
  birthDate: '1990-04-17',
};

export const found: PolicyToPay = {
  policy: {
    token: 'lookup-7f3a',
    policyId: 'p-1001',
    policyNumber: 'LKM-1001',
    policyType: 'Auto',
    insuredName: 'Alex Example',
    company: 'Larkspur Mutual',
    amount: 12_840,
    dueDate: '2026-12-05',
    isPayable: true,
    message: '',
    carrierUrl: '',
  },
  carrier: undefined,
  isPending: false,
};

export const session: PaymentSession = { paymentUrl: 'https://pay.partner.example/pay/9f2c', token: '' };

export const handover: PaymentDestination = { url: session.paymentUrl, reason: 'payment' };

export const draft: PaymentDraft = {
  policyNumber: 'lkm-1001',
  email: 'alex@example.com',
  phone: '512-555-0142',
  birthDate: { month: '4', day: '17', year: '1990' },
};

/** A first visit, with no token in the address. */
export const firstVisit: PaymentInput = { config: exampleConfig, token: '', hasSavedVisit: false };

export const result: PaymentResult = {
  outcome: 'approved',
  status: 'A',
  message: '',
  policyId: 'p-1001',
  policyNumber: 'LKM-1001',
  receiptEmail: 'alex@example.com',
  carrierName: 'Larkspur Mutual',
  insuredName: 'Alex Example',
  amount: 12_840,
  invoiceId: 'INV-1042',
  cardHolderName: 'Alex Example',
};
