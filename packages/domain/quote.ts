import type { Cents } from './money.ts';

/** The pay plan of a policy: read from the wire's payPlan fields. */
export interface PayPlan {
  description: string;
  downPayment: Cents;
  installment: Cents;
  installmentCount: number;
  /** The carrier did not say how the remainder is paid after the down payment, so this is not a single payment. */
  isRestUnknown?: true;
}

/** One carrier's rate, as a quote card shows it. */
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
  /** The policy can be bought online. */
  isBuyable: boolean;
  /** A stand-in carrier: bought through an agent (`bolType` on the wire). */
  isPseudoCarrier: boolean;
  /** The partner's page needs its own window. */
  opensNewWindow: boolean;
  coverages: readonly QuoteCoverage[];
  /** The fees in the total; absent when the carrier lists none. */
  fees?: readonly QuoteFee[];
}

/** A fee that is part of the total premium. */
export interface QuoteFee {
  kind: FeeKind;
  /** The carrier's description, for a kind without our own text. */
  description: string;
  /** Over the whole term. */
  amount: Cents;
}

type FeeKind = 'installment' | 'policy' | 'agency' | 'other';

export interface QuoteCoverage {
  code: string;
  description: string;
  /** The carrier's offer, in whole dollars: `[30000, 60000]`. */
  limits: readonly number[];
  deductible?: number;
  /** Absent when the carrier does not say: then an amount of 0 means declined. */
  isIncluded?: boolean;
}
