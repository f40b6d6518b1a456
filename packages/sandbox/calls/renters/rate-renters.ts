import { rateRenters } from '#services/renters/rate-renters.contract';
import { rentersRatingTime } from '../../renters/renters-rating.ts';
import { rateRentersTransaction } from '../../store/renters.ts';
import { implementCall } from '../implement-call.ts';
import { ownTransaction } from './own-transaction.ts';
import { submitRentersRequest } from './submit-renters-request.ts';

export const answerRateRenters = implementCall(rateRenters, async ({ body, ...context }) => {
  const { RequestStep: _, ...request } = body;
  await ownTransaction(context, request.transactionId);
  const accepted = await submitRentersRequest(request, context);
  await rateRentersTransaction(context.database, request.transactionId, context.now + rentersRatingTime);
  return accepted;
});
