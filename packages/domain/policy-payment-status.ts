import { addDays, type CalendarDate } from './calendar-date.ts';
import type { PolicyPayment } from './customer-policy.ts';
import { saysPaymentWasMade } from './payment-message.ts';

/** The payment status of a policy as shown (spec 3 §4). `unknown` is shown as a dash. */
export const policyPaymentStatuses = [
  'unknown',
  'expired',
  'notEffective',
  'pastDue',
  'dueWithin48Hours',
  'paymentDue',
  'paid',
] as const;
export type PolicyPaymentStatus = (typeof policyPaymentStatuses)[number];

/** A due date begins at midnight: less than 48 hours away means the day after tomorrow or earlier. */
const daysWithin48Hours = 2;

/**
 * The payment status of a policy. A policy past its expiration date is expired even if paid; a payment that was made is
 * paid, whatever its due date. A policy without an effective date counts as effective.
 *
 * @param today the agency's date: `dateAt(now, agencyTimeZone)`.
 */
export function policyPaymentStatus(
  { effectiveDate, expirationDate, paymentDueDate, message }: PolicyPayment,
  today: CalendarDate,
): PolicyPaymentStatus {
  if (expirationDate && expirationDate < today) return 'expired';
  if (saysPaymentWasMade(message)) return 'paid';
  if (!expirationDate) return 'unknown';
  if (!paymentDueDate) return 'notEffective';
  if (paymentDueDate < today) return 'pastDue';
  if (effectiveDate && effectiveDate > today) return 'notEffective';
  return paymentDueDate <= addDays(today, daysWithin48Hours) ? 'dueWithin48Hours' : 'paymentDue';
}
