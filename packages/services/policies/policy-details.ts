import type * as z from 'zod/mini';
import { agencyTimeZone } from '#domain/agency-time-zone';
import { type CalendarDate, dateFromWire, dateOfInstant } from '#domain/calendar-date';
import type { PolicyCoverage, PolicyDetails, PolicyDriver, PolicyVehicle } from '#domain/customer-policy';
import { fullNameOf } from '#domain/customer-profile';
import { genderCodes } from '#domain/gender';
import { centsOf } from '#domain/money';
import { phoneDigits } from '#domain/phone-number';
import { monthsOf } from '../rating/months.ts';
import type { policyDetails, policyVehicle } from './policy-details.contract.ts';

type Wire = z.output<z.ZodMiniObject<ReturnType<typeof policyDetails>>>;
type Row<List extends readonly unknown[] | undefined> = NonNullable<List>[number];

/** Later than every date, so that unknown dates are last. */
const endOfTime: CalendarDate = '9999-12-31';

export function readPolicyDetails(wire: Wire): PolicyDetails {
  const phone = String(wire.homePhone ?? '').trim();
  const digits = phoneDigits(phone);
  return {
    policyType: wire.policyType?.trim() ?? '',
    company: wire.company?.trim() ?? '',
    // An amount of $0.00 counts as unknown.
    monthlyPayment: centsOf(wire.monthlyPayment) || undefined,
    term: wire.policyTerm === undefined ? undefined : monthsOf(wire.policyTerm) || undefined,
    effectiveDate: dateFromWire(wire.effectiveDate),
    expirationDate: dateFromWire(wire.expirationDate) ?? dateFromWire(wire.expireDate),
    paymentDueDate: dateFromWire(wire.paymentDueDate),
    quoteStatus: wire.quoteStatus?.trim() ?? '',
    email: wire.emailAddress?.trim() ?? '',
    phone: digits.length === 10 ? digits : phone,
    drivers: (wire.drivers ?? []).map(readDriver).filter(({ fullName }) => fullName),
    vehicles: readVehicles(wire.vehicles),
    coverages: (wire.coverages ?? []).map(readCoverage).filter(({ name }) => name),
    transactions: (wire.transactions ?? [])
      .map(({ entryDate, createdUtc, paymentSource, collectedAmount }) => ({
        date: dateFromWire(entryDate) ?? dateOfInstant(createdUtc, agencyTimeZone),
        source: paymentSource?.trim() ?? '',
        amount: centsOf(collectedAmount),
      }))
      .toSorted((a, b) => (b.date ?? '').localeCompare(a.date ?? '')),
    installments: (wire.installments ?? [])
      .map(({ dueDate, dueAmount }) => ({ dueDate: dateFromWire(dueDate), amount: centsOf(dueAmount) || undefined }))
      .toSorted((a, b) => (a.dueDate ?? endOfTime).localeCompare(b.dueDate ?? endOfTime)),
  };
}

/** The vehicles of a policy, except those without make, model and VIN. */
export function readVehicles(
  wire: readonly z.output<ReturnType<typeof policyVehicle>>[] | undefined,
): readonly PolicyVehicle[] {
  return (wire ?? [])
    .map(({ year, make, model, vin }) => ({
      year: Number(year) || undefined,
      make: make?.trim() ?? '',
      model: model?.trim() ?? '',
      vin: vin?.trim() ?? '',
    }))
    .filter(({ make, model, vin }) => make || model || vin);
}

function readDriver({ fullName, firstName, lastName, age, sex }: Row<Wire['drivers']>): PolicyDriver {
  return {
    fullName: fullName?.trim() || fullNameOf({ firstName: firstName ?? '', lastName: lastName ?? '' }),
    age: age === undefined ? undefined : Number(age),
    gender: genderCodes.nameOf(sex),
  };
}

function readCoverage({
  coverageName,
  coverageDescription,
  limit,
  deductible,
}: Row<Wire['coverages']>): PolicyCoverage {
  return {
    name: coverageName.trim(),
    description: coverageDescription?.trim() ?? '',
    ...limitsOf(limit),
    deductible: wholeDollars(deductible),
  };
}

/** Limits in dollars (`30000`, `"$30,000/$60,000"`), or in words. */
function limitsOf(limit: Row<Wire['coverages']>['limit']): Pick<PolicyCoverage, 'limits' | 'limitText'> {
  if (limit === undefined) return { limits: [], limitText: '' };
  const amounts = Array.isArray(limit)
    ? limit
        .flatMap((amount) => (typeof amount === 'object' ? [amount.val1, amount.val2, amount.val3] : [amount]))
        .filter(isPresent)
    : String(limit).split('/');
  const limits = amounts.map(wholeDollars);
  return limits.every(isPresent) ? { limits, limitText: '' } : { limits: [], limitText: String(limit).trim() };
}

const isPresent = <Value>(value: Value | undefined): value is Value => value !== undefined;

function wholeDollars(dollars: string | number | undefined): number | undefined {
  const cents = centsOf(dollars);
  return cents === undefined || cents < 0 ? undefined : cents / 100;
}
