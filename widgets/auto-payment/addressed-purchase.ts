import { queryValue } from '#flow/page-query';
import type { AddressedPurchase } from './auto-payment.types.ts';

/** Reads the purchase from the page's address; parameter names in any case (spec 2 §2.2). Missing ones are empty. */
export const addressedPurchase = (path: string): AddressedPurchase => ({
  transactionId: queryValue(path, 'transactionId'),
  carrierId: queryValue(path, 'carrierId'),
  payPlan: queryValue(path, 'payPlan'),
});
