import type { Language } from '#domain/language';
import { openPurchasePayment } from '#services/auto-payment/open-purchase-payment.contract';
import { dueNow } from '../../buy-now/payment-options.ts';
import { purchaseCode } from '../../buy-now/purchase-code.ts';
import { storeCardSession } from '../../store/card-sessions.ts';
import { implementCall, Refusal, success } from '../implement-call.ts';
import { returnUrlOf } from '../return-url.ts';
import { currentPurchase } from './find-purchase.ts';

export const answerOpenPurchasePayment = implementCall(
  openPurchasePayment,
  async ({ body, now, newId, trackId, siteOrigin, partnerOrigin, fault, ...context }) => {
    const { header, transactionId, mode = 'redirect', returnUrl } = body;
    const { purchase, rate } = await currentPurchase(context, transactionId);
    const code = purchaseCode(purchase, now);
    if (code !== 1 && code !== 2) throw new Refusal(nothingToPay[header.lang]);
    if (fault === 'noUrl') return { ...success, paymentUrl: '' };
    if (fault === 'foreignUrl') return { ...success, paymentUrl: 'https://stranger.example/card' };
    const sessionId = newId();
    await storeCardSession(context.database, {
      sessionId,
      transactionId,
      carrierId: purchase.carrierId,
      trackId,
      mode,
      pageOrigin: siteOrigin,
      returnUrl: returnUrl === undefined ? null : returnUrlOf(returnUrl, siteOrigin),
      language: header.lang,
      amount: dueNow(purchase.carrierId, rate),
      status: 'open',
      cardHolderName: '',
      openedAt: new Date(now),
    });
    return { ...success, paymentUrl: `${partnerOrigin}/card/${sessionId}?lang=${header.lang}` };
  },
);

const nothingToPay: Record<Language, string> = {
  en: 'There is nothing to pay now.',
  es: 'No hay nada que pagar ahora.',
};
