import { rentersResults } from '#services/renters/renters-results.contract';
import { rentersCarrier, rentersErrors, rentersPlans } from '../../renters/renters-rating.ts';
import { implementCall, success } from '../implement-call.ts';
import { isRated, ownTransaction } from './own-transaction.ts';

export const answerRentersResults = implementCall(rentersResults, async ({ query, now, fault, ...context }) => {
  const transaction = await ownTransaction(context, query.transactionId);
  if (!isRated(transaction, now) || fault === 'carrierNever') {
    return { ...success, isDone: false, completedCount: 0, results: [] };
  }
  const errors = rentersErrors(transaction.request, query['header.lang']);
  return {
    ...success,
    isDone: true,
    completedCount: 1,
    results: [
      {
        carrierId: rentersCarrier.id,
        companyName: rentersCarrier.name,
        ...(errors.length > 0 ? { errors } : { rates: [{ paymentPlans: rentersPlans(transaction.request) }] }),
      },
    ],
  };
});
