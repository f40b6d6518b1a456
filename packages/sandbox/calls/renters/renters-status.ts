import type { Language } from '#domain/language';
import { rentersStatus } from '#services/renters/renters-status.contract';
import { rentersIssueTime } from '../../renters/renters-rating.ts';
import { findRentersCharge } from '../../store/renters.ts';
import { implementCall, success } from '../implement-call.ts';
import { ownTransaction } from './own-transaction.ts';

export const answerRentersStatus = implementCall(rentersStatus, async ({ body, now, ...context }) => {
  const { header, transactionId } = body;
  const { isDeclined } = await ownTransaction(context, transactionId);
  const charge = await findRentersCharge(context.database, transactionId);
  if (charge) {
    const isIssued = now >= charge.chargedAt.getTime() + rentersIssueTime;
    return {
      ...success,
      buyNowStatusResponse: isIssued
        ? { paymentStatus: 'Paid', rc3Status: 3, rc3PolicyId: charge.policyNumber }
        : { paymentStatus: 'Paid', rc3Status: 1 },
    };
  }
  return {
    ...success,
    buyNowStatusResponse: isDeclined
      ? { paymentStatus: 'Declined', paymentDescription: notPaid[header.lang], rc3Status: 0 }
      : { paymentStatus: 'None', rc3Status: 0 },
  };
});

const notPaid: Record<Language, string> = {
  en: 'The bank did not pay. Nothing was charged.',
  es: 'El banco no pagó. No se le cobró nada.',
};
