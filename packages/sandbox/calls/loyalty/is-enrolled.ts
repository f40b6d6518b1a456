import type { Customer } from '../../store/customers.ts';

/** Whether a customer is enrolled in the rewards program. */
export function isEnrolled({ profile }: Customer): boolean {
  return /^enrolled$/i.test(profile.loyaltyEnrollmentStatus.trim());
}
