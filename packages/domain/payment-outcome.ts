/** What can stand in the way of a payment (spec 2 §8.5). */
export const paymentTroubles = [
  'policyNotFound',
  'carrierNotAvailable',
  'tokenMissing',
  'dueWithin48Hours',
  'pastDue',
  'notPayable',
  'paymentProcess',
  'untrusted',
  'paymentNotFound',
  'offline',
  'unexpected',
] as const;
export type PaymentTrouble = (typeof paymentTroubles)[number];

/** Everything that a payment can come to. */
export const paymentOutcomes = [
  'payable',
  'pending',
  'approved',
  'alreadyMade',
  'paid',
  'failed',
  ...paymentTroubles,
] as const;
export type PaymentOutcome = (typeof paymentOutcomes)[number];
