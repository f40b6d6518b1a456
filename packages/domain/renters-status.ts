/**
 * The outcome of buying a renters policy.
 * - `sold`: paid, and the policy has an id.
 * - `notCharged`: the service says that the card was not charged.
 * - `notIssued`: the card was charged, and the carrier could not issue the policy.
 * - `notBegun`: the service has no payment for this transaction.
 * - `pending`: anything else. The card may have been charged.
 */
export interface RentersStatus {
  outcome: 'sold' | 'notCharged' | 'notIssued' | 'notBegun' | 'pending';
  /** Empty unless sold. */
  policyId: string;
  /** The service's explanation; empty without one. */
  message: string;
}
