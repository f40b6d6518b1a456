import type { Language } from '#domain/language';
import { type Cents, centsOf, dollarsOf, formatMoney } from '#domain/money';
import { carrierById } from '../rating/carriers.ts';
import type { ChosenCoverage } from '../rating/chosen-coverages.ts';
import type { Rate } from '../rating/rate-request.ts';
import type { StoredTransaction } from '../store/transactions.ts';

/** The agency's own fee, by carrier. Cents. */
const agencyFees: Readonly<Record<string, Cents>> = { '1004': 2_500, '1008': 3_000 };

/** The carrier's rates of a transaction, the one with the pay plan first; undefined when it has none. */
export function ratesOf(
  { answers }: StoredTransaction,
  { carrierId, payPlan }: { carrierId: string; payPlan?: string | undefined },
): [Rate, ...Rate[]] | undefined {
  const rates = answers.find((answer) => answer.carrierId === carrierId)?.rates ?? [];
  const bought = rates.find(({ payPlanDescription }) => payPlanDescription === payPlan) ?? rates[0];
  return bought && [bought, ...rates.filter((rate) => rate !== bought)];
}

/** What is charged when the policy is bought. */
export function dueNow(carrierId: string, rate: Rate): Cents {
  return centsOf(rate.payPlanDownPayment)! + (agencyFees[carrierId] ?? 0);
}

/** A rate in the format of `carrierResult`. */
export function paymentOptionOf(carrierId: string, rate: Rate, language: Language) {
  const fee = agencyFees[carrierId];
  return {
    companyName: carrierById(carrierId)!.name,
    term: rate.term,
    quoteNumber: rate.quoteNumber,
    payPlanDescription: rate.payPlanDescription,
    totalPremium: rate.totalPremium,
    payPlanDownPayment: rate.payPlanDownPayment,
    payPlanPaymentAmount: rate.payPlanPaymentAmount,
    payPlanNumOfPayments: rate.payPlanNumOfPayments,
    ...(fee !== undefined && { agencyFee: dollarsOf(fee) }),
    coverages: rate.coverages.map((coverage) => ({
      coverageName: coverage.coverageCd,
      coverageDescription: coverage.description,
      limit: limitText(coverage, language),
    })),
    errors: [],
    statusDesc: '',
  };
}

/** `$30,000/$60,000`; for a deductible its amount; for the waiver whether it is included. */
export function limitText({ coverageCd, limit, deductible }: ChosenCoverage, language: Language): string {
  const whole = (dollars: number) => formatMoney(dollars * 100, language).replace(/[.,]00$/, '');
  if (deductible !== undefined) return deductible === 0 ? declined[language] : whole(deductible);
  if (coverageCd === 'CWAIV') return limit?.val1 ? included[language] : declined[language];
  const amounts = [limit?.val1, limit?.val2].filter((amount) => amount !== undefined && amount !== null);
  return amounts.length === 0 || amounts[0] === 0 ? declined[language] : amounts.map(whole).join('/');
}

const declined: Record<Language, string> = { en: 'Declined', es: 'Rechazada' };
const included: Record<Language, string> = { en: 'Included', es: 'Incluida' };
