import { defineExamples } from '../contract/define-examples.ts';
import { logPurchase } from './log-purchase.contract.ts';

export const logPurchaseExamples = defineExamples(logPurchase, {
  summary: 'Log a step or a failure of a purchase (SheetDB)',
  request: {
    failure: {
      summary: 'A carrier had no payment page',
      body: {
        data: [
          {
            Timestamp: '11-20-2026 11:03:00',
            TransactionId: 'b2f1c6de-0d6b-4d3f-9b6f-6a8a8d2f1c11',
            CarrierId: '1004',
            BrandCode: 'LS',
            Step: 'e2e-payment',
            Message: 'Payment Url Empty',
            Status: '200',
          },
        ],
        mode: 'RAW',
      },
    },
  },
  response: {
    created: { summary: 'One row added', status: 201, body: { created: 1 } },
    acknowledged: { summary: 'Taken, in other words', body: {} },
  },
});
