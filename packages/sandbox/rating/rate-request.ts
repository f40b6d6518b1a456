import { addDays, dateAt } from '#domain/calendar-date';
import { ageOn } from '#domain/driver-age';
import { digest, seeded } from '../seeded.ts';
import { type Carrier, type CarrierPayPlan, carriers } from './carriers.ts';
import { chosenCoverages, type ChosenCoverage } from './chosen-coverages.ts';
import { type Payment, paymentOf } from './payment.ts';
import { premium } from './premium.ts';
import type { QuoteRequest } from './quote-request.ts';

/** One rate of a carrier in wire format. */
export interface Rate extends Payment {
  rateQuoteId: string;
  quoteNumber: string;
  term: number;
  effectiveDate: string;
  coverages: ChosenCoverage[];
}

/** A carrier's answer and its delay. */
export interface CarrierAnswer {
  carrierId: string;
  /** Milliseconds after the request. */
  delay: number;
  /** The default pay plan first; empty when the carrier declines. */
  rates: Rate[];
}

const fastest = 1_000;
const slowest = 9_000;

/**
 * The answers of all carriers to a request. They depend only on the request and the day of `now`: which carrier
 * answers, when, and at what price.
 */
export function rateRequest(request: QuoteRequest, now: number): CarrierAnswer[] {
  const today = dateAt(now, 'America/Chicago');
  const coverages = chosenCoverages(request) ?? [];
  const requestedCarriers = request.carrierId ? carriers.filter(({ id }) => id === request.carrierId) : carriers;
  return requestedCarriers.map((carrier) => ({
    carrierId: carrier.id,
    delay: Math.round(fastest + (slowest - fastest) * seeded(`delay ${carrier.id} ${request.transactionId}`)),
    rates: isWanted(carrier, request, today) ? ratesOf(carrier, { request, coverages, today }) : [],
  }));
}

function isWanted(carrier: Carrier, { customer }: QuoteRequest, today: string): boolean {
  const age = ageOn(customer.birthDate.slice(0, 10), today);
  const [youngest, oldest] = carrier.ages;
  return age >= youngest && age <= oldest && !carrier.notIn.some((state) => state === customer.address.state);
}

const paidInFull: CarrierPayPlan = { description: 'Paid in full', installments: 0, downShare: 1, fee: 0 };

function ratesOf(
  carrier: Carrier,
  input: { request: QuoteRequest; coverages: ChosenCoverage[]; today: string },
): Rate[] {
  const { request, coverages, today } = input;
  const plans = carrier.payPlan.installments > 0 ? [carrier.payPlan, paidInFull] : [carrier.payPlan];
  return plans.map((plan, index) => {
    const name = digest(`${request.transactionId} ${carrier.id} ${index}`);
    return {
      rateQuoteId: `rq-${name.slice(0, 16)}`,
      quoteNumber: `Q-${String(Number.parseInt(name.slice(16, 24), 16) % 1_000_000).padStart(6, '0')}`,
      term: request.term,
      effectiveDate: request.effectiveDate?.slice(0, 10) ?? addDays(today, 1),
      coverages,
      ...paymentOf(premium(carrier, input), plan),
    };
  });
}
