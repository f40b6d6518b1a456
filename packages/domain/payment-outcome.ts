/** Why a payment cannot be made or loaded (spec 2 §8.5). */
export const paymentErrorNames = [
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
export type PaymentErrorName = (typeof paymentErrorNames)[number];

/** Every outcome of a payment. */
export const paymentOutcomes = [
  'payable',
  'pending',
  'approved',
  'alreadyMade',
  'paid',
  'failed',
  ...paymentErrorNames,
] as const;
export type PaymentOutcome = (typeof paymentOutcomes)[number];
