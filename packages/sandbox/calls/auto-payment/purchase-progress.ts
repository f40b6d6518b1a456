import { purchaseProgress } from '#services/auto-payment/purchase-progress.contract';
import { isRated } from '../../buy-now/purchase-code.ts';
import { implementCall, success } from '../implement-call.ts';
import { currentPurchase } from './find-purchase.ts';

export const answerPurchaseProgress = implementCall(purchaseProgress, async ({ body, now, ...context }) => {
  const { purchase } = await currentPurchase(context, body.transactionId);
  return { ...success, completedCount: isRated(purchase, now) ? 1 : 0 };
});
