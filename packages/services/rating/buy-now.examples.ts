import { defineExamples } from '../contract/define-examples.ts';
import { tokenExpired, unavailable } from '../contract/envelope.examples.ts';
import { exampleHeader } from '../contract/header.examples.ts';
import { buyNow } from './buy-now.contract.ts';

export const buyNowExamples = defineExamples(buyNow, {
  summary: 'Where a quote can be bought',
  request: {
    byRate: {
      summary: 'Named by its rate',
      body: {
        header: exampleHeader,
        rateQuoteId: 'rq-1042',
        transactionId: 'b2f1c6de-0d6b-4d3f-9b6f-6a8a8d2f1c11',
        carrierId: '1042',
        selectedPaymentOption: {
          CompanyProductCd: '1042',
          DownPaymentAmount: 107.1,
          InstallmentPaymentAmount: 107.08,
          NumberInstallmentPayments: 5,
          PayPlan: '6 payments',
          TotalCharges: 642.5,
        },
      },
    },
    byCarrier: {
      summary: 'Named by its transaction and carrier',
      body: { header: exampleHeader, transactionId: 'b2f1c6de-0d6b-4d3f-9b6f-6a8a8d2f1c11', carrierId: '1042' },
    },
  },
  response: {
    ready: {
      summary: 'The partner’s page',
      body: { isSuccess: true, message: '', buyNowUrl: 'https://pay.partner.example/buy/rq-1042' },
    },
    empty: { summary: 'The carrier has no page', body: { isSuccess: true, message: '', buyNowUrl: '' } },
    tokenExpired,
    unavailable,
  },
});
