// The calls after the first sections.
export { carrierResult } from '#services/auto-payment/carrier-result';
export { purchaseProgress } from '#services/auto-payment/purchase-progress';
export { submitPurchase } from '#services/auto-payment/submit-purchase';
export { chargeOnce, openPaymentPage, openSigningPage, policyLink } from './partner-pages.ts';
