import { submitPurchase } from '#services/auto-payment/submit-purchase.contract';
import { refusalsOf } from '../../buy-now/carrier-questions.ts';
import { ratingTime } from '../../buy-now/purchase-code.ts';
import { refusalOfRequest } from '../../rating/refusal-of-request.ts';
import { submitToPurchase } from '../../store/buy-now-purchases.ts';
import { implementCall, Refusal, success } from '../implement-call.ts';
import { ownRates } from './find-purchase.ts';

export const answerSubmitPurchase = implementCall(submitPurchase, async ({ body, now, ...context }) => {
  const { rc1TransactionId: transactionId, carrierId } = body;
  const refusal = refusalOfRequest(body, context.variant);
  if (refusal) throw new Refusal(refusal.message, refusal.status);
  await ownRates(context, { transactionId, carrierId });
  const stored = await submitToPurchase(
    context.database,
    { transactionId, carrierId },
    { request: body, errors: refusalsOf(body), now, ratingTime },
  );
  if (stored === 'conflict') throw new Refusal('This transactionId belongs to another request', 409);
  if (stored === 'charged') throw new Refusal('This policy is paid already.');
  return { ...success, transactionId };
});
