import type * as z from 'zod/mini';
import { centsOf } from '#domain/money';
import { plainName } from '#domain/plain-name';
import { type RentersPlan, rentersPlanCodes, type RentersRate } from '#domain/renters-plan';
import type { ServiceClient } from '../http.ts';
import { rentersResults as contract } from './renters-results.contract.ts';

export interface RentersResults {
  /** Nothing more is to come. */
  isDone: boolean;
  /** The first carrier with a plan that can be paid. */
  rate: RentersRate | undefined;
  /** The carriers' messages, in their own words. */
  errors: readonly string[];
}

type Wire = z.output<typeof contract.response>;
type WireResult = NonNullable<Wire['results']>[number];
type WirePlan = NonNullable<WireResult['rates']>[number]['paymentPlans'][number];

/** Loads what the carriers ask for a renters policy so far. Polled until `isDone`. */
export function rentersResults(
  client: ServiceClient,
  { transactionId }: { transactionId: string },
  signal?: AbortSignal,
): Promise<RentersResults> {
  return client.call(contract, { query: { transactionId }, signal }, (wire) => {
    const results = wire.results ?? [];
    const rate = results.map(rateOf).find((one) => one !== undefined);
    const errors = [...new Set([wire.errors, ...results.map((result) => result.errors)].flatMap(textsOf))];
    const isCounted = Number(wire.completedCount ?? 0) > 0;
    return { isDone: wire.isDone ?? (isCounted || rate !== undefined || errors.length > 0), rate, errors };
  });
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
  const code = rentersPlanCodes.find((known) => plainName(known) === plainName(paymentPlanCode));
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
  return all.map((one) => (typeof one === 'string' ? one : one.message).trim()).filter(Boolean);
}
