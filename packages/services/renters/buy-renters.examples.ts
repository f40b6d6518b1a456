import { idempotencyExamples } from '../auto-payment/idempotency.examples.ts';
import { defineExamples } from '../contract/define-examples.ts';
import { tokenExpired, unavailable } from '../contract/envelope.examples.ts';
import { exampleHeader } from '../contract/header.examples.ts';
import { buyRenters } from './buy-renters.contract.ts';

const transactionId = '0c6f5a52-4a0e-4a80-9a52-5b8d7a2b7f10';
const merchant = { merchantId: '49', processor: 'CheckOut', method: 'CreditDebit' };

export const buyRentersExamples = defineExamples(buyRenters, {
  summary: 'Buy a renters policy with a card, once',
  request: {
    annual: {
      summary: 'A single payment',
      body: {
        header: exampleHeader,
        transactionId,
        carrierId: '5001',
        RequestStep: '3',
        paymentPlan: { PaymentPlanCode: 'Annual' },
        paymentMethod: 'CreditDebit',
        paymentToken: { token: 'card-7f0c', ...merchant },
      },
    },
    monthly: {
      summary: 'Installments on the 31st, and all that the partner says of the card',
      body: {
        header: exampleHeader,
        transactionId,
        carrierId: '5001',
        RequestStep: '3',
        paymentPlan: { PaymentPlanCode: 'Monthly', InstallmentDayofMonth: 31 },
        paymentMethod: 'CreditDebit',
        paymentToken: {
          token: 'card-7f0c',
          ...merchant,
          cardHolder: 'Alex Example',
          expiry: '08/30',
          cardType: 'visa',
          last4: '1111',
        },
      },
    },
  },
  response: {
    accepted: { summary: 'The purchase is under way', body: { isSuccess: true, message: '', transactionId } },
    refused: {
      summary: 'The service refuses; nothing was charged',
      status: 400,
      body: { isSuccess: false, message: 'This card has expired. Nothing was charged.' },
    },
    ...idempotencyExamples,
    tokenExpired,
    unavailable,
  },
});
