import { randomUUID } from 'node:crypto';
import type { BuyNowCode } from '#domain/buy-now-status';
import type { ServiceVariant } from '#domain/service-variant';
import { prepareTransactionExamples } from '#services/rating/prepare-transaction.examples';
import type { QuoteRequest } from '../rating/quote-request.ts';
import {
  beginPurchase,
  chargePurchase,
  findPurchaseOf,
  markProcessing,
  recordCard,
  signPurchase,
  submitToPurchase,
} from '../store/buy-now-purchases.ts';
import type { Database } from '../store/database.ts';
import { storePurchase } from '../store/purchases.ts';
import { findTransaction, storeTransaction } from '../store/transactions.ts';
import { questionsOf } from './carrier-questions.ts';
import { dueNow, ratesOf } from './payment-options.ts';
import { canSign, issueTime, sendTime } from './purchase-code.ts';
import type { PurchaseRequest } from './purchase-request.ts';

interface Seed {
  carrierId: string;
  code: BuyNowCode;
  variant: ServiceVariant;
  now: number;
}

/** Milliseconds within which every carrier answers. */
const slowestCarrier = 10_000;

/** Creates a purchase with this status and a new transaction, for tests and demonstrations. */
export async function seedPurchase(
  database: Database,
  { carrierId, code, variant, now }: Seed,
): Promise<{ transactionId: string; carrierId: string; rateQuoteId: string }> {
  const transactionId = randomUUID();
  const quoteRequest = { ...quoteRequestIn(variant), transactionId };
  await storeTransaction(database, { request: quoteRequest, variant, now: now - slowestCarrier });
  const transaction = (await findTransaction(database, transactionId))!;
  const rates = ratesOf(transaction, { carrierId });
  if (!rates) throw new Error(`The carrier ${carrierId} has no rate`);
  const [rate] = rates;
  const key = { transactionId, carrierId };
  if (code >= 0) await beginPurchase(database, key, now);
  if (code >= 1) {
    const request = purchaseRequestOf(quoteRequest, carrierId);
    await submitToPurchase(database, key, { request, errors: [], now, ratingTime: 0 });
  }
  if (code >= 2) {
    const card = { cardToken: `card-${randomUUID()}`, cardStatus: 'approved', cardHolderName: 'Alex Example' } as const;
    await recordCard(database, key, { ...card, chargeOutcome: 'paid' });
    await markProcessing(database, key, now);
  }
  if (code >= 3) {
    const policyNumber = `${carrierId}-${rate.quoteNumber.slice(2)}`;
    const chargedAt = code === 3 ? now : now - issueTime - (code > 4 ? sendTime : 0);
    const purchase = (await findPurchaseOf(database, key))!;
    await chargePurchase(database, purchase, { amount: dueNow(carrierId, rate), policyNumber, now: chargedAt });
    if (code >= 5 && canSign(key)) {
      await signPurchase(database, key, { signerName: 'Alex Example', now: code === 5 ? now : now - sendTime });
    }
    if (code >= 5) {
      const { rateQuoteId } = rate;
      await storePurchase(database, { transactionId, rateQuoteId, policyNumber, purchasedAt: new Date(now) });
    }
  }
  return { ...key, rateQuoteId: rate.rateQuoteId };
}

/** One adult with one car. */
export function quoteRequestIn(variant: ServiceVariant): QuoteRequest {
  const { customer, cars, ...example } = prepareTransactionExamples.request.minimal.body as QuoteRequest;
  if (variant === 'primary') return { ...example, customer, cars };
  const address = { address1: '1 Main St', city: 'Los Angeles', state: 'CA', zipCode: '90001' };
  return {
    ...example,
    customer: { ...customer, address },
    cars: cars.map((car) => ({ ...car, annualMilesAge: 10_000 })),
  };
}

/** The request of step 2, with every question answered as the carrier wants. */
function purchaseRequestOf(quoteRequest: QuoteRequest, carrierId: string): PurchaseRequest {
  return {
    ...quoteRequest,
    transactionId: randomUUID(),
    requestStep: '2',
    rc1TransactionId: quoteRequest.transactionId,
    carrierId,
    quote: { companyId: carrierId, term: quoteRequest.term },
    questionAnswers: questionsOf(carrierId).map(({ code, noValue, refusedValue, yesValue }) => ({
      questionCd: code,
      answer: noValue === refusedValue ? yesValue : noValue,
    })),
  };
}
