import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { agencyTimeZone } from './agency-time-zone.ts';
import { addDays, dateAt } from './calendar-date.ts';
import type { PolicyPayment } from './customer-policy.ts';
import { type PolicyPaymentStatus, policyPaymentStatus, policyPaymentStatuses } from './policy-payment-status.ts';

const today = '2026-11-20';
const made = 'This payment has already been made';

/** A policy, in effect by default, with dates in days from today; null for no date. */
function policy(
  days: { effective?: number | null; expires?: number | null; due?: number | null; message?: string },
  from = today,
): PolicyPayment {
  const date = (offset: number | null) => (offset === null ? undefined : addDays(from, offset));
  const { effective = -30, expires = 150, due = 10, message = '' } = days;
  return {
    effectiveDate: date(effective),
    expirationDate: date(expires),
    paymentDueDate: date(due),
    message,
  };
}

describe('policyPaymentStatus', () => {
  it.each<[string, Parameters<typeof policy>[0], PolicyPaymentStatus]>([
    ['has no expiration date', { expires: null }, 'unknown'],
    ['expired yesterday', { expires: -1 }, 'expired'],
    ['expires today', { expires: 0 }, 'paymentDue'],
    ['has no payment due date', { due: null }, 'notEffective'],
    ['was due yesterday', { due: -1 }, 'pastDue'],
    ['was due yesterday and begins tomorrow', { due: -1, effective: 1 }, 'pastDue'],
    ['is due today', { due: 0 }, 'dueWithin48Hours'],
    ['is due tomorrow', { due: 1 }, 'dueWithin48Hours'],
    ['is due the day after tomorrow', { due: 2 }, 'dueWithin48Hours'],
    ['is due in three days', { due: 3 }, 'paymentDue'],
    ['begins today', { effective: 0 }, 'paymentDue'],
    ['begins tomorrow', { effective: 1 }, 'notEffective'],
    ['begins tomorrow and is due tomorrow', { effective: 1, due: 1 }, 'notEffective'],
    ['has no effective date', { effective: null }, 'paymentDue'],
    ['was paid', { message: made }, 'paid'],
    ['was paid with an approved transaction', { message: 'This transaction has been approved.' }, 'paid'],
    ['was paid after its due date', { message: made, due: -3 }, 'paid'],
    ['was paid and has no expiration date', { message: made, expires: null }, 'paid'],
    ['was paid and has expired', { message: made, expires: -1 }, 'expired'],
    ['has another message', { message: 'Your payment is past due. Please call your agent.' }, 'paymentDue'],
  ])('returns the status of a policy that %s', (_what, days, status) => {
    expect(policyPaymentStatus(policy(days), today)).toBe(status);
  });

  const offsets = fc.option(fc.integer({ min: -400, max: 400 }));
  const policies = fc.record({
    effective: offsets,
    expires: offsets,
    due: fc.option(fc.integer({ min: -5, max: 5 })),
    message: fc.constantFrom('', made, 'Please call your agent.'),
  });
  /** Includes instants around midnight in Chicago, over years with both clock changes. */
  const instants = fc.integer({ min: Date.UTC(2024, 0), max: Date.UTC(2029, 0) });

  it('returns the one status that the dates imply, for any policy at any moment in Chicago', () => {
    fc.assert(
      fc.property(policies, instants, (days, now) => {
        const day = dateAt(now, agencyTimeZone);
        const samplePolicy = policy(days, day);
        const { effectiveDate, expirationDate, paymentDueDate } = samplePolicy;
        const isOver = expirationDate !== undefined && expirationDate < day;
        const isPaid = !isOver && days.message === made;
        const isOpen = !isOver && !isPaid && expirationDate !== undefined;
        const hasBegun = effectiveDate === undefined || effectiveDate <= day;
        const isLate = paymentDueDate !== undefined && paymentDueDate < day;
        const isDue = isOpen && paymentDueDate !== undefined && !isLate && hasBegun;
        const isSoon = isDue && hoursTo(paymentDueDate, day) <= 48;
        const holds: Record<PolicyPaymentStatus, boolean> = {
          expired: isOver,
          paid: isPaid,
          unknown: !isOver && !isPaid && expirationDate === undefined,
          pastDue: isOpen && isLate,
          notEffective: isOpen && !isLate && (paymentDueDate === undefined || !hasBegun),
          dueWithin48Hours: isSoon,
          paymentDue: isDue && !isSoon,
        };
        expect(policyPaymentStatuses.filter((status) => holds[status])).toEqual([
          policyPaymentStatus(samplePolicy, day),
        ]);
      }),
      { numRuns: 10_000 },
    );
  });
});

/** Hours from the beginning of one day to the beginning of another, ignoring clock changes. */
const hoursTo = (date: string, from: string) => (Date.parse(date) - Date.parse(from)) / 3_600_000;
