import type { Customer } from '../../store/customers.ts';

/** Whether a customer takes part in the rewards program. */
export function takesPart({ profile }: Customer): boolean {
  return /^enrolled$/i.test(profile.loyaltyEnrollmentStatus.trim());
}
