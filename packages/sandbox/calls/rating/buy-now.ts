import { buyNow } from '#services/rating/buy-now.contract';
import { carrierById } from '../../rating/carriers.ts';
import { findRate, findRateOfCarrier, type StoredRate } from '../../store/rates.ts';
import { implementCall, Refusal, success } from '../implement-call.ts';

export const answerBuyNow = implementCall(buyNow, async ({ body, database, siteOrigin, partnerOrigin, fault }) => {
  const { rateQuoteId, transactionId, carrierId } = body;
  if (!rateQuoteId && !(transactionId && carrierId)) {
    throw new Refusal('Either rateQuoteId or transactionId and carrierId are required', 400);
  }
  const found = rateQuoteId
    ? await findRate(database, rateQuoteId)
    : await findRateOfCarrier(database, { transactionId: transactionId!, carrierId: carrierId! });
  if (!found) throw new Refusal('Quote not found!');
  if (fault === 'foreignBuyNowUrl') return { ...success, buyNowUrl: 'https://stranger.example/buy' };
  if (fault === 'noBuyNowUrl') return { ...success, buyNowUrl: '' };
  switch (carrierById(found.carrierId)?.bolType) {
    case 'carrier':
      return { ...success, buyNowUrl: `${partnerOrigin}/buy/${found.rate.rateQuoteId}` };
    // Through an agent: the agency's own page asks for the missing data.
    case 'pseudo':
      return {
        ...success,
        buyNowUrl: followUpUrl(siteOrigin, found, body.header.lang, body.selectedPaymentOption?.PayPlan),
      };
    default:
      return { ...success, buyNowUrl: '' };
  }
});

function followUpUrl(
  siteOrigin: string,
  { transactionId, rate }: StoredRate,
  language: string,
  payplan = rate.payPlanDescription,
): string {
  const url = new URL('/pseudo-bind.html', siteOrigin);
  const { rateQuoteId } = rate;
  // The demo page takes its language from the query.
  for (const [name, value] of Object.entries({ rateQuoteId, transactionId, payplan, language }))
    url.searchParams.set(name, value);
  return url.href;
}
