import type * as z from 'zod/mini';
import { dateAt, dateFromWire } from '#domain/calendar-date';
import { centsOf } from '#domain/money';
import { coversPremium } from '#domain/pay-plan';
import type { PayPlan, Quote, QuoteCoverage, QuoteFee } from '#domain/quote';
import type { ServiceClient } from '../http.ts';
import { secureUrl } from '../secure-url.ts';
import { amountsOf } from './coverage-amounts.ts';
import { getResults as contract } from './get-results.contract.ts';
import { monthsOf } from './months.ts';

export interface QuoteResults {
  /** One for each carrier, in the service's order. */
  quotes: readonly Quote[];
  /** Every carrier has answered. */
  isDone: boolean;
  /** Carriers that have answered so far. */
  completedCount: number;
  /** True when there are no quotes and values were left out of the response: carriers may have offered rates. */
  isUnreadable?: boolean;
  /** A guest token that replaces the current one. */
  token?: string;
}

type Wire = z.output<typeof contract.response>;
type WireResult = NonNullable<Wire['results']>[number];
type WireRate = NonNullable<WireResult['rates']>[number];
type WireFee = NonNullable<WireRate['fees']>[number];
type WireCoverage = NonNullable<WireRate['coverages']>[number];

/** Loads the carriers' results so far. A carrier with a malformed result is dropped. */
export function getResults(
  client: ServiceClient,
  { transactionId }: { transactionId: string },
  signal?: AbortSignal,
): Promise<QuoteResults> {
  // Spec 1 §7 gives three of the values; a quote card shows each carrier's best rate.
  const query = {
    transactionId,
    returnAll: 'true',
    filterErrors: 'true',
    takeBestResults: 'false',
    resultLimit: '1',
    allRates: 'false',
  } as const;
  return client.call(contract, { query, signal }, ({ results, isDone, completedCount, token }, isWhole) => {
    const quotes = (results ?? [])
      .map((result) => quoteOf(result, { transactionId, today: dateAt(client.now()), pageBase: client.pageBase }))
      .filter((quote) => quote !== undefined);
    return {
      quotes: distinct(quotes),
      isDone: isDone ?? false,
      completedCount: Number(completedCount ?? results?.length ?? 0),
      ...(quotes.length === 0 && !isWhole && { isUnreadable: true }),
      ...(token && { token }),
    };
  });
}

/** One quote per `rateQuoteId`: the last replaces earlier ones, in the position of the first. */
function distinct(quotes: readonly Quote[]): readonly Quote[] {
  return [...new Map(quotes.map((quote) => [quote.rateQuoteId, quote])).values()];
}

interface Surroundings {
  transactionId: string;
  today: string;
  pageBase: string;
}

function quoteOf(result: WireResult, { transactionId, today, pageBase }: Surroundings): Quote | undefined {
  const rate = result.rates?.[0] ?? flatRateOf(result);
  if (!rate) return undefined;
  const totalPremium = centsOf(rate.totalPremium);
  if (totalPremium === undefined) return undefined;
  const fees = (rate.fees ?? []).map(feeOf).filter(({ amount }) => amount > 0);
  return {
    rateQuoteId: String(rate.rateQuoteId),
    transactionId: result.transactionID ?? transactionId,
    carrierId: String(result.companyID),
    carrierName: result.companyName,
    logoUrl: (result.logoUrl && secureUrl(result.logoUrl, pageBase)?.href) || '',
    term: monthsOf(rate.term),
    totalPremium,
    payPlan: payPlanOf(rate, totalPremium),
    // A policy starts today unless the carrier says otherwise.
    effectiveDate: dateFromWire(rate.effectiveDate) ?? today,
    quoteNumber: String(rate.quoteNumber ?? ''),
    isBuyable: result.showBuyButton ?? false,
    isPseudoCarrier: result.bolType?.toLowerCase() === 'pseudo',
    opensNewWindow: result.openNewWindow ?? false,
    coverages: (rate.coverages ?? []).map(coverageOf),
    ...(fees.length > 0 && { fees }),
  };
}

/** The rate of a result that has no list of rates. */
function flatRateOf(result: WireResult): WireRate | undefined {
  const { rateQuoteId, term, totalPremium } = result;
  if (rateQuoteId === undefined || term === undefined || totalPremium === undefined) return undefined;
  return { ...result, rateQuoteId, term, totalPremium };
}

function payPlanOf(
  { payPlanDescription = '', payPlanDownPayment, payPlanPaymentAmount, payPlanNumOfPayments }: WireRate,
  totalPremium: Quote['totalPremium'],
): PayPlan {
  const named = centsOf(payPlanDownPayment);
  const installment = centsOf(payPlanPaymentAmount);
  const count = payPlanNumOfPayments === undefined ? undefined : Number(payPlanNumOfPayments);
  const isSingle = count !== undefined && count <= 1;
  const downPayment = named ?? (isSingle ? totalPremium : 0);
  const plan = {
    description: payPlanDescription,
    downPayment,
    installment: installment ?? 0,
    installmentCount: count ?? 0,
  };
  const isRestUnknown =
    count === undefined
      ? downPayment !== totalPremium
      : !isSingle && (named === undefined || !coversPremium(plan, totalPremium));
  return isRestUnknown ? { ...plan, installment: 0, installmentCount: 0, isRestUnknown: true } : plan;
}

const feeKinds: Readonly<Record<string, QuoteFee['kind']>> = {
  INSTALLMENT: 'installment',
  POLICY: 'policy',
  AGENCY: 'agency',
};

function feeOf({ feeCd = '', description = '', amount }: WireFee): QuoteFee {
  const code = feeCd.toUpperCase();
  return {
    kind: (Object.hasOwn(feeKinds, code) && feeKinds[code]) || 'other',
    description,
    amount: centsOf(amount) ?? 0,
  };
}

function coverageOf({
  coverageCd,
  description,
  limit,
  deductible,
  premium,
  isSelected = (centsOf(premium) ?? 0) > 0 || undefined,
}: WireCoverage): QuoteCoverage {
  return {
    code: coverageCd,
    description: description ?? '',
    limits: limit ? amountsOf(limit) : [],
    ...(typeof deductible === 'number' && { deductible }),
    ...(isSelected !== undefined && { isIncluded: isSelected }),
  };
}
