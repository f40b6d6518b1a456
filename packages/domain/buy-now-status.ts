/** How far a purchase has come, in the service's own code (spec 2 §4.2). */
export const buyNowCodes = [-1, 0, 1, 2, 3, 4, 5, 6] as const;
export type BuyNowCode = (typeof buyNowCodes)[number];

/** Where a page enters the purchase. */
export type BuyNowSection = 'driverInfo' | 'checkPayment' | 'processPayment' | 'eSign' | 'sold';

const sections: Readonly<Record<BuyNowCode, BuyNowSection>> = {
  [-1]: 'driverInfo',
  0: 'driverInfo',
  1: 'checkPayment',
  2: 'processPayment',
  3: 'eSign',
  4: 'eSign',
  5: 'eSign',
  6: 'sold',
};

/** The section at a code (spec 2 §4.2). `checkPayment`: {@link isPaymentPending} decides between policy details and processing. */
export function buyNowSectionOf(code: BuyNowCode): BuyNowSection {
  return sections[code];
}

/** The state of a purchase at the services (spec 2 §3.8). Unknown texts are empty. */
export interface BuyNowStatus {
  /** The service's code for the rating with the answers of this page. */
  ratingStatus: string;
  /** Identifies the card at the payment partner; empty until the visitor has given one. Not a card number. */
  paymentToken: string;
  /** `unknown` for any other status. */
  payment: 'pending' | 'approved' | 'declined' | 'unknown';
  /** The service's explanation of the payment. */
  paymentDescription: string;
  /** The carrier has issued the policy. */
  isIssued: boolean;
  /** The carrier could not issue the policy. */
  hasIssueFailed: boolean;
  /** The policy that was issued. */
  policyId: string;
  /** The carrier's messages about issuing the policy. */
  messages: readonly string[];
  /** The documents are signed online. If false, the purchase ends with a confirmation. */
  canSign: boolean;
  signature: 'none' | 'signed' | 'declined' | 'expired';
  /** The signed documents have reached the carrier. */
  isSignedPolicySent: boolean;
}

/** There is nothing to process: no card was given, or its bank has not answered. */
export function isPaymentPending({ paymentToken, payment }: BuyNowStatus): boolean {
  return paymentToken === '' || payment === 'pending';
}

/** The policy is issued, signed and has an id (spec 2 §4.2: final success). */
export function isSold({ isIssued, isSignedPolicySent, policyId }: BuyNowStatus): boolean {
  return isIssued && isSignedPolicySent && policyId !== '';
}
