import { carrierOf } from './carrier.ts';
import type { PseudoBindContext } from './pseudo-bind.types.ts';

/**
 * The address of the configured page where the visitor pays and signs, with transaction, carrier and pay plan in its
 * query (spec 2 §2.2). Empty when the carrier uses neither payment nor e-signature, or no page is configured.
 *
 * @example paymentPageOf(context) // '/pay?transactionId=transaction-1&carrierId=1004&payplan=Monthly'
 */
export function paymentPageOf(context: Pick<PseudoBindContext, 'config' | 'quote' | 'quoteReference'>): string {
  const { config, quote, quoteReference } = context;
  const { enablePaymentOption, enableESign } = carrierOf(context);
  if (!config.paymentPage || !(enablePaymentOption || enableESign)) return '';
  const { transactionId, payPlan } = quoteReference;
  const query = new URLSearchParams({
    transactionId,
    ...(quote?.carrierId && { carrierId: quote.carrierId }),
    ...(payPlan && { payplan: payPlan }),
  });
  return `${config.paymentPage}${config.paymentPage.includes('?') ? '&' : '?'}${query.toString()}`;
}
