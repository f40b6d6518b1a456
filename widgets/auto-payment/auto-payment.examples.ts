import * as z from 'zod/mini';
import type { BuyNowCode, BuyNowStatus } from '#domain/buy-now-status';
import type { CarrierResult } from '#domain/payment-option';
import type { SavedQuote } from '#domain/saved-quote';
import { exampleQuestions, exampleQuote } from '#forms/purchase/purchase.examples';
import { autoPaymentConfig, type AutoPaymentConfig } from './auto-payment.config.ts';
import type { AutoPaymentInput, PurchaseState } from './auto-payment.types.ts';

// A made-up purchase for tests and stories.

export const exampleConfig: AutoPaymentConfig = z.parse(autoPaymentConfig, {});

export const exampleInput: AutoPaymentInput = {
  settings: exampleConfig,
  path: '/pay?transactionId=transaction-1&carrierId=1004',
  link: { transactionId: 'transaction-1', carrierId: '1004', payPlan: 'Monthly' },
  now: () => Date.UTC(2026, 10, 20, 18),
  signingEvent: undefined,
};

export const exampleSavedQuote: SavedQuote = {
  rateQuoteId: 'rq-1042',
  transactionId: 'transaction-1',
  quoteNumber: 'Q-58213',
  contact: exampleQuote.contact,
  address: exampleQuote.address,
  drivers: exampleQuote.drivers,
  vehicles: exampleQuote.vehicles,
  coverage: { productCode: 'SML', custom: {} },
  term: 6,
};

export const exampleCarrierQuestions = exampleQuestions;

export const exampleResult: CarrierResult = {
  status: 'Success',
  statusDescription: '',
  errors: [],
  options: [
    {
      carrierName: 'Prairie Mutual',
      quoteNumber: 'Q-58213',
      term: 6,
      payPlan: 'Monthly',
      totalPremium: 64_250,
      downPayment: 10_710,
      installment: 10_708,
      installmentCount: 5,
      agencyFee: 2_500,
      coverages: [{ name: 'BI', description: 'Bodily injury', limit: '$30,000/$60,000' }],
    },
  ],
  customer: {
    name: 'Alex Example',
    email: 'alex@example.com',
    phone: '5125550142',
    address: { street: '100 Congress Ave', apartment: '4B', city: 'Austin', state: 'TX', zip: '78701', county: '' },
  },
};

export const refusedResult: CarrierResult = {
  ...exampleResult,
  options: [],
  errors: ['The carrier does not insure cars that deliver goods.'],
};

const begun: BuyNowStatus = {
  ratingStatus: '3',
  paymentToken: '',
  payment: 'pending',
  paymentDescription: '',
  isIssued: false,
  hasIssueFailed: false,
  policyId: '',
  messages: [],
  canSign: true,
  signature: 'none',
  isSignedPolicySent: false,
};

const withCard = { paymentToken: 'card-1', payment: 'approved' } as const;
const issued = { ...withCard, isIssued: true, policyId: '1004-004217' } as const;

const changesByCode: Readonly<Record<BuyNowCode, Partial<BuyNowStatus> | undefined>> = {
  [-1]: undefined,
  0: undefined,
  1: {},
  2: withCard,
  3: withCard,
  4: issued,
  5: { ...issued, signature: 'signed' },
  6: { ...issued, signature: 'signed', isSignedPolicySent: true },
};

/** The services' state of a purchase with this code, with optional changes of its status. */
export function stateAt(code: BuyNowCode, changes: Partial<BuyNowStatus> = {}): PurchaseState {
  const status = changesByCode[code];
  return { code, status: status && { ...begun, ...status, ...changes } };
}
