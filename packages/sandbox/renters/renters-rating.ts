import type * as z from 'zod/mini';
import type { Language } from '#domain/language';
import { dollarsOf } from '#domain/money';
import type { RentersCoverageCode } from '#domain/renters-coverage';
import { type RentersPlanCode, rentersPlanCodes, rentersPlanMonths } from '#domain/renters-plan';
import type { rentersRequest } from '#services/renters/renters-request.contract';
import { seeded } from '../seeded.ts';

export type RentersRequest = z.output<ReturnType<typeof rentersRequest>>;

/** The fictional carrier that sells renters policies. */
export const rentersCarrier = { id: '5001', name: 'Hearthside Renters' } as const;

/** Milliseconds until the carrier has rated a request. */
export const rentersRatingTime = 1_000;
/** Milliseconds from the charge until the policy is issued. */
export const rentersIssueTime = 1_000;

const surcharges: Record<RentersPlanCode, number> = { Annual: 1, SemiAnnual: 1.02, Quarterly: 1.03, Monthly: 1.05 };

function amountOf({ coverages }: RentersRequest, code: RentersCoverageCode): number {
  const { Limit, Deductible } = coverages.find(({ CoverageCd }) => CoverageCd === code) ?? {};
  const value = (Limit ?? Deductible)?.Val1;
  if (value === 'Yes') return 1;
  return Number(value) || 0;
}

/** Why the carrier does not sell these limits; empty when it does. */
export function rentersErrors(request: RentersRequest, language: Language): { message: string }[] {
  const isLowDeductible = amountOf(request, 'AllOtherPeril') < 500;
  return isLowDeductible && amountOf(request, 'CoverageE') >= 500_000 ? [{ message: lowDeductible[language] }] : [];
}

const lowDeductible: Record<Language, string> = {
  en: 'Liability of $500,000 is sold with a deductible of $500 or more.',
  es: 'La responsabilidad civil de $500,000 se vende con un deducible de $500 o más.',
};

/** The premium of a year in cents, for a single payment. */
function yearlyPremium(request: RentersRequest): number {
  const place = 0.85 + 0.3 * seeded(`renters ${request.address.zipCode}`);
  const dollars =
    72 +
    amountOf(request, 'CoverageC') * 0.0042 +
    amountOf(request, 'CoverageE') * 0.00012 +
    amountOf(request, 'CoverageF') * 0.003 +
    amountOf(request, 'ReplacementCost') * 18 +
    amountOf(request, 'PetDamage') * 0.03 +
    amountOf(request, 'WaterBackup') * 0.004 +
    amountOf(request, 'RentalIncome') * 0.004 -
    amountOf(request, 'AllOtherPeril') * 0.018;
  return Math.round(dollars * place) * 100;
}

/** The plans of a request; amounts in dollars. */
export function rentersPlans(request: RentersRequest) {
  const yearly = yearlyPremium(request);
  return rentersPlanCodes.map((code) => {
    const payments = 12 / rentersPlanMonths[code];
    const payment = Math.round((yearly * surcharges[code]) / payments);
    return {
      paymentPlanCode: code,
      totalPremium: dollarsOf(payment * payments),
      downPaymentAmount: dollarsOf(payment),
      ...(payments > 1 && { installmentPaymentAmount: dollarsOf(payment) }),
    };
  });
}
