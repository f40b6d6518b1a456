import { defineExamples } from '../contract/define-examples.ts';
import { tokenExpired, unavailable } from '../contract/envelope.examples.ts';
import { exampleHeader } from '../contract/header.examples.ts';
import { openRentersCard } from './open-renters-card.contract.ts';

const success = { isSuccess: true, message: '' };

export const openRentersCardExamples = defineExamples(openRentersCard, {
  summary: 'The card form of a renters policy; nothing is charged',
  request: {
    example: {
      summary: 'The defaults of the card widget',
      body: {
        header: exampleHeader,
        transactionId: '0c6f5a52-4a0e-4a80-9a52-5b8d7a2b7f10',
        carrierId: '5001',
        merchantId: '49',
        processor: 'CheckOut',
        method: 'CreditDebit',
        loginId: '304',
      },
    },
  },
  response: {
    ready: { summary: 'An address', body: { ...success, paymentUrl: 'https://pay.partner.example/card/9f2c' } },
    none: { summary: 'No address', body: { ...success, paymentUrl: '' } },
    notReady: { summary: 'There is nothing to pay', body: { isSuccess: false, message: 'There is nothing to pay.' } },
    tokenExpired,
    unavailable,
  },
});
