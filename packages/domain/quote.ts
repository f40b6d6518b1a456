import type { Cents } from './money.ts';

/** How a policy is paid: read from the wire's payPlan fields. */
export interface PayPlan {
  description: string;
  downPayment: Cents;
  installment: Cents;
  installmentCount: number;
}

/** One carrier's rate, as a card shows it. */
export interface Quote {
  rateQuoteId: string;
  transactionId: string;
  carrierId: string;
  carrierName: string;
  /** Empty when the carrier has none. */
  logoUrl: string;
  /** Months. */
  term: number;
  totalPremium: Cents;
  payPlan: PayPlan;
  /** ISO calendar date. */
  effectiveDate: string;
  quoteNumber: string;
  /** The carrier lets its policy be bought online. */
  isBuyable: boolean;
  /** A stand-in carrier: bought through an agent (`bolType` of the wire). */
  isPseudoCarrier: boolean;
  /** The partner's page wants a window of its own. */
  opensNewWindow: boolean;
  coverages: readonly QuoteCoverage[];
  /** What of the total are fees; absent when the carrier names none. */
  fees?: readonly QuoteFee[];
}

/** A fee that is part of the total premium. */
export interface QuoteFee {
  kind: FeeKind;
  /** In the carrier's words, for a kind that has no words of ours. */
  description: string;
  /** Over the whole term. */
  amount: Cents;
}

type FeeKind = 'installment' | 'policy' | 'agency' | 'other';

export interface QuoteCoverage {
  code: string;
  description: string;
  /** As the carrier offers it, whole dollars: `[30000, 60000]`. */
  limits: readonly number[];
  deductible?: number;
}
