import { rentersProgress } from '#services/renters/renters-progress.contract';
import { rentersIssueTime } from '../../renters/renters-rating.ts';
import { findRentersCharge } from '../../store/renters.ts';
import { implementCall, success } from '../implement-call.ts';
import { ownTransaction } from './own-transaction.ts';

export const answerRentersProgress = implementCall(rentersProgress, async ({ body, now, ...context }) => {
  const { isDeclined } = await ownTransaction(context, body.transactionId);
  const charge = await findRentersCharge(context.database, body.transactionId);
  const isIssued = charge !== undefined && now >= charge.chargedAt.getTime() + rentersIssueTime;
  return { ...success, completedCount: isIssued || isDeclined ? 1 : 0 };
});
