import type { Quote } from '#domain/quote';
import { RefusedError } from '../errors.ts';
import type { ServiceClient } from '../http.ts';
import { secureUrl } from '../secure-url.ts';
import { buyNow as contract } from './buy-now.contract.ts';

/** A quote, with its pay plan if the visitor has seen a complete one. */
type BuyableQuote = Pick<Quote, 'rateQuoteId' | 'transactionId' | 'carrierId' | 'carrierName'> &
  Partial<Pick<Quote, 'payPlan' | 'totalPremium'>>;

/**
 * Requests the address where a quote can be bought. The address has a safe scheme; the page decides whether its origin
 * is trusted.
 *
 * @throws {RefusedError} when the carrier has no such address.
 */
export function buyNow(
  client: ServiceClient,
  { quote }: { quote: BuyableQuote },
  signal?: AbortSignal,
): Promise<{ url: string }> {
  const { rateQuoteId, transactionId, carrierId } = quote;
  const body = { rateQuoteId, transactionId, carrierId, ...paymentOf(quote) };
  return client.call(contract, { body, signal, rateQuoteId }, ({ buyNowUrl }) => {
    if (!buyNowUrl) {
      throw new RefusedError(contract.id, {
        status: 200,
        message: `Buy Now url empty for carrier:${quote.carrierName}`,
      });
    }
    const url = secureUrl(buyNowUrl, client.pageBase);
    if (!url) throw new TypeError('The address is not safe to follow.');
    return { url: url.href };
  });
}

function paymentOf({ carrierId, payPlan, totalPremium }: BuyableQuote) {
  if (!payPlan || payPlan.isRestUnknown || totalPremium === undefined) return {};
  return {
    selectedPaymentOption: {
      CompanyProductCd: carrierId,
      DownPaymentAmount: payPlan.downPayment / 100,
      InstallmentPaymentAmount: payPlan.installment / 100,
      NumberInstallmentPayments: payPlan.installmentCount,
      PayPlan: payPlan.description,
      TotalCharges: totalPremium / 100,
    },
  };
}
