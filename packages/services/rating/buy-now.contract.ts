import * as z from 'zod/mini';
import { described } from '#domain/description';
import { defineCall } from '../contract/define-call.ts';
import { envelope } from '../contract/envelope.ts';
import { header } from '../contract/header.ts';
import { whole } from '../contract/wire-numbers.ts';
import { lenient, text } from '../contract/wire-types.ts';

const dollars = () => z.number().check(z.nonnegative(), z.lte(1e9));

/** The pay plan of a policy (spec 1 §3). */
const selectedPaymentOption = () =>
  z.object({
    CompanyProductCd: described(text(), { description: '`companyID` of the result.', examples: ['1042'] }),
    DownPaymentAmount: described(dollars(), { description: 'Down payment in dollars.', examples: [107.1] }),
    InstallmentPaymentAmount: described(dollars(), { description: 'Dollars per installment.', examples: [107.08] }),
    NumberInstallmentPayments: described(whole().check(z.nonnegative()), {
      description: 'Number of installments after the down payment.',
      examples: [5],
    }),
    PayPlan: described(z.string(), { description: 'Name of the pay plan.', examples: ['6 payments'] }),
    TotalCharges: described(dollars(), {
      description: 'Dollars for the whole term, including every fee.',
      examples: [642.5],
    }),
  });

/**
 * Requests the address where a quote can be bought. The quote is identified by its rate, or by its transaction and
 * carrier.
 */
export const buyNow = defineCall({
  id: 'buyNow',
  method: 'POST',
  path: '/api/rating/buyNow',
  server: 'api',
  authorization: 'guest',
  isSafe: false,
  body: z.object({
    header: header(),
    rateQuoteId: described(z.optional(text()), { description: 'Id of the rate.', examples: ['rq-1042'] }),
    transactionId: described(z.optional(text()), {
      description: 'Id of the transaction, sent with `carrierId`.',
      examples: ['b2f1c6de-0d6b-4d3f-9b6f-6a8a8d2f1c11'],
    }),
    carrierId: described(z.optional(text()), { description: '`companyID` of the result.', examples: ['1042'] }),
    selectedPaymentOption: described(z.optional(selectedPaymentOption()), {
      description: 'Pay plan that the visitor saw, preselected on the purchase page.',
    }),
  }),
  response: z.object({
    ...envelope,
    buyNowUrl: described(lenient(z.string()), {
      description: 'HTTPS URL on an origin that the page trusts. Empty is an error.',
      examples: ['https://pay.partner.example/buy/rq-1042'],
    }),
  }),
});
