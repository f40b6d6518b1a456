import { buyNow } from '#services/rating/buy-now.contract';
import { carrierById } from '../../rating/carriers.ts';
import { findRate, findRateOfCarrier } from '../../store/rates.ts';
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
  const carrier = carrierById(found.carrierId);
  const payPlan = body.selectedPaymentOption?.PayPlan ?? found.rate.payPlanDescription;
  const language = body.header.lang;
  switch (carrier?.bolType) {
    case 'carrier':
      // Sold by the agency itself: its own page takes the payment and the signature.
      if (carrier.isSoldByAgency) {
        const reference = { transactionId: found.transactionId, carrierId: found.carrierId };
        return {
          ...success,
          buyNowUrl: pageOf(siteOrigin, '/auto-payment.html', { ...reference, payplan: payPlan, language }),
        };
      }
      return { ...success, buyNowUrl: `${partnerOrigin}/buy/${found.rate.rateQuoteId}` };
    // Through an agent: the agency's own page asks for the missing data.
    case 'pseudo':
      return {
        ...success,
        buyNowUrl: pageOf(siteOrigin, '/pseudo-bind.html', {
          rateQuoteId: found.rate.rateQuoteId,
          transactionId: found.transactionId,
          payplan: payPlan,
          language,
        }),
      };
    default:
      return { ...success, buyNowUrl: '' };
  }
});

/** A page of the agency. The demo pages take their language from the query. */
function pageOf(siteOrigin: string, path: string, query: Readonly<Record<string, string>>): string {
  const url = new URL(path, siteOrigin);
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  return url.href;
}
