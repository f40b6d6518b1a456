import { currentBuyNowStatus } from '#services/auto-payment/current-buy-now-status.contract';
import { purchaseCode } from '../../buy-now/purchase-code.ts';
import { findCurrentPurchase } from '../../store/buy-now-purchases.ts';
import { implementCall, success } from '../implement-call.ts';
import { ownTransaction } from './find-purchase.ts';

export const answerCurrentBuyNowStatus = implementCall(currentBuyNowStatus, async ({ body, now, ...context }) => {
  await ownTransaction(context, body.transactionId);
  const purchase = await findCurrentPurchase(context.database, body.transactionId);
  return { ...success, currentBuyNowStatus: purchaseCode(purchase, now) };
});
