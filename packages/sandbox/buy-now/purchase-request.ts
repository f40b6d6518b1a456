import type * as z from 'zod/mini';
import type { submitPurchase } from '#services/auto-payment/submit-purchase.contract';

/** A submitted purchase as the contract parses it. */
export type PurchaseRequest = z.output<NonNullable<(typeof submitPurchase)['body']>>;
