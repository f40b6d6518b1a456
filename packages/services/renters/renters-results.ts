import type * as z from 'zod/mini';
import { centsOf } from '#domain/money';
import { plainName } from '#domain/plain-name';
import { type RentersPlan, rentersPlanCodes, type RentersRate } from '#domain/renters-plan';
import type { ServiceClient } from '../http.ts';
import { rentersResults as contract } from './renters-results.contract.ts';

export interface RentersResults {
  /**
   * `answered`: at least one carrier has responded, and the service does not say whether others will. `done`: all have.
   */
  progress: 'rating' | 'answered' | 'done';
  /** The first carrier with a plan that can be paid. */
  rate: RentersRate | undefined;
  /** The carriers' messages, in their own words. */
  errors: readonly string[];
}

type Wire = z.output<typeof contract.response>;
type WireResult = NonNullable<Wire['results']>[number];
type WirePlan = NonNullable<WireResult['rates']>[number]['paymentPlans'][number];

/** Loads the carriers' prices so far. Polled until there is a rate, or all carriers have responded. */
export function rentersResults(
  client: ServiceClient,
  { transactionId }: { transactionId: string },
  signal?: AbortSignal,
): Promise<RentersResults> {
  return client.call(contract, { query: { transactionId }, signal }, (wire) => {
    const results = wire.results ?? [];
    const rate = results.map(rateOf).find((candidate) => candidate !== undefined);
    const errors = [...new Set([wire.errors, ...results.map((result) => result.errors)].flatMap(textsOf))];
    return { progress: progressOf(wire), rate, errors };
  });
}

function progressOf({ isDone, completedCount, results, errors }: Wire): RentersResults['progress'] {
  if (isDone !== undefined) return isDone ? 'done' : 'rating';
  // A reason that belongs to no carrier applies to all of them.
  if (textsOf(errors).length > 0) return 'done';
  return Number(completedCount ?? 0) > 0 || (results ?? []).length > 0 ? 'answered' : 'rating';
}

function rateOf({ carrierId, companyName = '', rates }: WireResult): RentersRate | undefined {
  const offered = (rates ?? [])
    .map(({ paymentPlans }) => paymentPlans.flatMap(planOf))
    .find((plans) => plans.length > 0);
  if (!offered) return undefined;
  const plans = rentersPlanCodes.flatMap((code) => offered.find((plan) => plan.code === code) ?? []);
  return { carrierId: String(carrierId ?? ''), carrierName: companyName.trim(), plans };
}

/** A premium of $0.00 counts as missing. */
function planOf({
  paymentPlanCode,
  totalPremium,
  downPaymentAmount,
  installmentPaymentAmount,
}: WirePlan): RentersPlan[] {
  const code = rentersPlanCodes.find((name) => plainName(name) === plainName(paymentPlanCode));
  const total = centsOf(totalPremium);
  if (!code || !total) return [];
  return [
    {
      code,
      total,
      downPayment: centsOf(downPaymentAmount) || undefined,
      installment: centsOf(installmentPaymentAmount) || undefined,
    },
  ];
}

function textsOf(errors: Wire['errors']): string[] {
  const all = typeof errors === 'string' ? [errors] : (errors ?? []);
  return all.map((error) => (typeof error === 'string' ? error : error.message).trim()).filter(Boolean);
}
