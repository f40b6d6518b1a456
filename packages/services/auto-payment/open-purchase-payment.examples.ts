import { defineExamples } from '../contract/define-examples.ts';
import { tokenExpired, unavailable } from '../contract/envelope.examples.ts';
import { exampleHeader } from '../contract/header.examples.ts';
import { openPurchasePayment } from './open-purchase-payment.contract.ts';

const transactionId = 'b2f1c6de-0d6b-4d3f-9b6f-6a8a8d2f1c11';
const success = { isSuccess: true, message: '' };

export const openPurchasePaymentExamples = defineExamples(openPurchasePayment, {
  summary: 'The page that takes the card of a purchase; nothing is charged',
  request: {
    redirect: {
      summary: 'A page of its own',
      body: {
        header: exampleHeader,
        transactionId,
        mode: 'redirect',
        returnUrl: 'https://www.agency.example/auto-payment?transactionId=b2f1c6de',
      },
    },
    frame: { summary: 'A frame', body: { header: exampleHeader, transactionId, mode: 'frame' } },
  },
  response: {
    ready: { summary: 'An address', body: { ...success, paymentUrl: 'https://pay.partner.example/card/9f2c' } },
    none: { summary: 'No address', body: { ...success, paymentUrl: '' } },
    notReady: { summary: 'There is nothing to pay', body: { isSuccess: false, message: 'There is nothing to pay.' } },
    tokenExpired,
    unavailable,
  },
});
