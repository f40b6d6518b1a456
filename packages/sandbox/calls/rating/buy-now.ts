import { buyNow } from '#services/contract/rating/buy-now';
import { carrierById } from '../../rating/carriers.ts';
import { findRate, findRateOfCarrier } from '../../store/rates.ts';
import { implementCall, Refusal, success } from '../implement-call.ts';

export const answerBuyNow = implementCall(buyNow, async ({ body, database, partnerOrigin, fault }) => {
  const { rateQuoteId, transactionId, carrierId } = body;
  if (!rateQuoteId && !(transactionId && carrierId)) {
    throw new Refusal('Either rateQuoteId or transactionId and carrierId are required', 400);
  }
  const found = rateQuoteId
    ? await findRate(database, rateQuoteId)
    : await findRateOfCarrier(database, { transactionId: transactionId!, carrierId: carrierId! });
  if (!found) throw new Refusal('Quote not found!');
  if (fault === 'foreignBuyNowUrl') return { ...success, buyNowUrl: 'https://stranger.example/buy' };
  const isSoldOnline = carrierById(found.carrierId)?.bolType !== '';
  return {
    ...success,
    buyNowUrl: isSoldOnline && fault !== 'noBuyNowUrl' ? `${partnerOrigin}/buy/${found.rate.rateQuoteId}` : '',
  };
});
