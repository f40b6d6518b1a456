import type { Cents } from './money.ts';

/** A coverage of the policy to buy, in the carrier's words. */
export interface PolicyCoverage {
  name: string;
  description: string;
  /** For display: `$30,000/$60,000`. */
  limit: string;
}

/** One way to pay for a policy (spec 2 §3.7). Unknown texts are empty; an amount that is unknown is undefined, never 0. */
export interface PaymentOption {
  carrierName: string;
  quoteNumber: string;
  /** Months. */
  term: number | undefined;
  payPlan: string;
  totalPremium: Cents | undefined;
  /** Due at once. */
  downPayment: Cents | undefined;
  installment: Cents | undefined;
  /** Payments after the down payment. 1 or less: a single payment. */
  installmentCount: number | undefined;
  agencyFee: Cents | undefined;
  coverages: readonly PolicyCoverage[];
}

/** The customer of a policy, as the carrier has it. Unknown texts are empty. */
export interface PolicyCustomer {
  name: string;
  email: string;
  /** Ten digits, or empty. */
  phone: string;
  address: {
    street: string;
    apartment: string;
    city: string;
    state: string;
    zip: string;
    county: string;
  };
}

/** A carrier's answer to the request of a purchase. */
export interface CarrierResult {
  /** The service's own word; not to be shown. */
  status: string;
  /** The service's explanation of the status. */
  statusDescription: string;
  /** The option that the visitor chose is bought, otherwise the first. */
  options: readonly PaymentOption[];
  /** Why the carrier does not sell, one sentence each. Empty if it does. */
  errors: readonly string[];
  customer: PolicyCustomer;
}
