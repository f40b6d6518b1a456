import type { Language } from '#domain/language';
import { openRentersCard } from '#services/renters/open-renters-card.contract';
import { rentersCarrier } from '../../renters/renters-rating.ts';
import { storeCardSession } from '../../store/card-sessions.ts';
import { findRentersCharge } from '../../store/renters.ts';
import { implementCall, Refusal, success } from '../implement-call.ts';
import { isBuyable, ownTransaction } from './own-transaction.ts';

export const answerOpenRentersCard = implementCall(
  openRentersCard,
  async ({ body, now, newId, trackId, siteOrigin, partnerOrigin, fault, ...context }) => {
    const { header, transactionId, carrierId = rentersCarrier.id } = body;
    const transaction = await ownTransaction(context, transactionId);
    const charge = await findRentersCharge(context.database, transactionId);
    if (charge || !isBuyable(transaction, now)) throw new Refusal(nothingToPay[header.lang]);
    if (fault === 'noUrl') return { ...success, paymentUrl: '' };
    if (fault === 'foreignUrl') return { ...success, paymentUrl: 'https://stranger.example/card' };
    const sessionId = newId();
    await storeCardSession(context.database, {
      sessionId,
      transactionId,
      carrierId,
      trackId,
      mode: 'frame',
      pageOrigin: siteOrigin,
      returnUrl: null,
      language: header.lang,
      // The page that holds the frame shows what is due.
      amount: 0,
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
