import type { Language } from '#domain/language';
import { buyNowStatus } from '#services/auto-payment/buy-now-status.contract';
import { canSign, isIssued, isRated, isSent } from '../../buy-now/purchase-code.ts';
import { beginPurchase, type StoredPurchase } from '../../store/buy-now-purchases.ts';
import { implementCall, success } from '../implement-call.ts';
import { ownRates } from './find-purchase.ts';

export const answerBuyNowStatus = implementCall(buyNowStatus, async ({ body, now, ...context }) => {
  const { header, transactionId, carrierId } = body;
  await ownRates(context, { transactionId, carrierId });
  const purchase = await beginPurchase(context.database, { transactionId, carrierId }, now);
  return { ...success, buyNowStatusResponse: statusOf(purchase, now, header.lang) };
});

const signatureWords = { none: 'NotSigned', signed: 'Signed', declined: 'Declined', expired: 'Expired' } as const;
const messages: Record<'issuing' | 'issued', Record<Language, string>> = {
  issuing: { en: 'The policy is being issued.', es: 'Se está emitiendo la póliza.' },
  issued: { en: 'The policy is issued.', es: 'La póliza está emitida.' },
};

function statusOf(purchase: StoredPurchase, now: number, language: Language) {
  const { ratedAt, errors, cardToken, cardStatus, chargedAt, policyNumber, signature } = purchase;
  const isReady = isIssued(purchase, now);
  const rating = !ratedAt ? 0 : !isRated(purchase, now) ? 1 : errors.length > 0 ? 2 : 3;
  return {
    rc2Status: rating,
    ...(cardToken && { paymentToken: cardToken }),
    paymentStatus: chargedAt
      ? 'Paid'
      : { pending: 'Pending', approved: 'Authorized', declined: 'Declined' }[cardStatus],
    ...(cardStatus === 'declined' && { paymentDescription: cardDeclined[language] }),
    rc3Status: !chargedAt ? 0 : isReady ? 3 : 1,
    ...(isReady && policyNumber && { rc3PolicyId: policyNumber }),
    rc3Messages: chargedAt ? [messages[isReady ? 'issued' : 'issuing'][language]] : [],
    isESignAvailable: canSign(purchase),
    eSignSignedStatus: signatureWords[signature],
    signedPolicySendStatus: isSent(purchase, now),
  };
}

/** What a visitor reads about a declined card. */
export const cardDeclined: Record<Language, string> = {
  en: 'The bank declined the card. Nothing was charged.',
  es: 'El banco rechazó la tarjeta. No se le cobró nada.',
};
