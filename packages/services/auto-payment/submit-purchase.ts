import type { Vehicle } from '#domain/vehicle';
import type { ServiceClient } from '../http.ts';
import { type QuoteTransaction, readQuoteTransaction } from '../rating/prepare-transaction.ts';
import { type QuoteRequest, wireAnswers, wireCarUse } from '../rating/quote-request.ts';
import type { PartialVehicleName, VehicleName } from '../vehicle/detail-by-vin.ts';
import type { PurchaseReference } from './purchase-reference.ts';
import { submitPurchase as contract } from './submit-purchase.contract.ts';

/** A car of a purchase: its VIN names it, also where its year, make or model is unknown. */
export type PurchasedVehicle = Omit<Vehicle, keyof VehicleName> & PartialVehicleName;

/**
 * The visitor's answers, to be rated for a purchase. `transactionId` is new for each submission that the visitor
 * intends.
 */
export interface PurchaseRequest extends Omit<QuoteRequest, 'firstTransactionId' | 'vehicles'> {
  purchase: PurchaseReference;
  vehicles: readonly [PurchasedVehicle, ...PurchasedVehicle[]];
  quoteNumber?: string | undefined;
  /** The carrier's name of the pay plan; absent for its first one. */
  payPlan?: string | undefined;
  /** The services' values of the answers. */
  answers: readonly { code: string; value: string }[];
  /** Whether the visitor agreed to electronic documents; absent when not asked. */
  isPaperless?: boolean | undefined;
}

/**
 * Submits a purchase for its carrier to rate. Never retried: call it again with the same `transactionId`.
 *
 * @returns the transaction of the purchase, for the following calls.
 */
export function submitPurchase(
  client: ServiceClient,
  request: PurchaseRequest,
  signal?: AbortSignal,
): Promise<QuoteTransaction> {
  const { purchase, quoteNumber, payPlan, answers, isPaperless, term } = request;
  const { transactionId: rc1TransactionId, carrierId } = purchase;
  const body = {
    ...wireAnswers(request),
    cars: request.vehicles.map(wirePurchasedCar),
    requestStep: '2',
    rc1TransactionId,
    carrierId,
    quote: {
      companyId: carrierId,
      term,
      ...(quoteNumber && { quoteNumber }),
      ...(payPlan && { payPlanDescription: payPlan }),
    },
    questionAnswers: answers.map(({ code, value }) => ({ questionCd: code, answer: value })),
    ...(isPaperless !== undefined && { paperlessConsent: isPaperless, paperlessPreference: isPaperless }),
    ...(isPaperless && { paperlessType: 'email' as const }),
  } as const;
  return client.call(contract, { body, signal }, readQuoteTransaction);
}

function wirePurchasedCar({ year, make, model, ...car }: PurchasedVehicle) {
  return {
    ...wireCarUse(car),
    ...(year !== undefined && { year }),
    ...(make && { maker: make }),
    ...(model && { model }),
  };
}
