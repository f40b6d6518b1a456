import type { Language } from '#domain/language';
import { dollarsOf } from '#domain/money';
import { processPayment } from '#services/auto-payment/process-payment.contract';
import { dueNow } from '../../buy-now/payment-options.ts';
import { canSign, purchaseCode } from '../../buy-now/purchase-code.ts';
import {
  chargePurchase,
  findPurchaseCharge,
  markProcessing,
  type PurchaseCharge,
  recordCard,
} from '../../store/buy-now-purchases.ts';
import { storePurchase } from '../../store/purchases.ts';
import { implementCall } from '../implement-call.ts';
import { cardDeclined } from './buy-now-status.ts';
import { currentPurchase } from './find-purchase.ts';

export const answerProcessPayment = implementCall(
  processPayment,
  async ({ body, now, work, deskEvents, ...context }) => {
    const { header, transactionId } = body;
    const language = header.lang;
    const { database } = context;
    const { purchase, rate } = await currentPurchase(context, transactionId);
    const { carrierId } = purchase;
    const earlier = await findPurchaseCharge(database, purchase);
    if (earlier) return chargedAnswer(earlier, language);
    const code = purchaseCode(purchase, now);
    if ((code !== 1 && code !== 2) || !purchase.cardToken) {
      const message = purchase.cardStatus === 'declined' ? cardDeclined : noCard;
      return { isSuccess: true, resultCode: 0, status: 'Pending', message: message[language] };
    }
    await markProcessing(database, purchase, now);
    await work();
    if (purchase.chargeOutcome === 'failedOnce') {
      // The card keeps its token: the visitor decides whether to use another card.
      const { cardToken, cardStatus, cardHolderName } = purchase;
      await recordCard(database, purchase, { cardToken, cardStatus, cardHolderName, chargeOutcome: 'paid' });
      await markProcessing(database, purchase, now);
      return { isSuccess: true, resultCode: 402, status: 'Failed', message: notPaid[language] };
    }
    if (purchase.chargeOutcome === 'failed') {
      const { cardHolderName, chargeOutcome } = purchase;
      await recordCard(database, purchase, { cardToken: null, cardStatus: 'declined', cardHolderName, chargeOutcome });
      return { isSuccess: true, resultCode: 402, status: 'Failed', message: notPaid[language] };
    }
    const policyNumber = `${carrierId}-${rate.quoteNumber.slice(2)}`;
    const charge = await chargePurchase(database, purchase, { amount: dueNow(carrierId, rate), policyNumber, now });
    if (!canSign(purchase)) {
      const { rateQuoteId } = rate;
      await storePurchase(database, { transactionId, rateQuoteId, policyNumber, purchasedAt: charge.chargedAt });
    }
    deskEvents.emit('change');
    return chargedAnswer(charge, language);
  },
);

function chargedAnswer({ amount }: PurchaseCharge, language: Language) {
  return {
    isSuccess: true,
    resultCode: 200,
    paymentAmount: dollarsOf(amount),
    status: 'Approved',
    message: approved[language],
  };
}

const approved: Record<Language, string> = { en: 'Approved', es: 'Aprobado' };
const noCard: Record<Language, string> = { en: 'Give a card first.', es: 'Primero indique una tarjeta.' };
const notPaid: Record<Language, string> = {
  en: 'The bank did not pay. Nothing was charged.',
  es: 'El banco no pagó. No se le cobró nada.',
};
