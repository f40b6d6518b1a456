import * as z from 'zod/mini';
import { buyNowCodes } from '#domain/buy-now-status';
import { described } from '#domain/description';
import { defineCall } from '../contract/define-call.ts';
import { envelope } from '../contract/envelope.ts';
import { header } from '../contract/header.ts';
import { transactionKey } from './purchase-reference.contract.ts';

/** How far the purchase of a transaction has come (spec 2 §4.2). */
export const currentBuyNowStatus = defineCall({
  id: 'currentBuyNowStatus',
  method: 'POST',
  path: '/buynowstatus/getcurrentbuynowstatusbytransactionid',
  server: 'api',
  authorization: 'guest',
  isSafe: true,
  notFound: { currentBuyNowStatus: -1 },
  body: z.object({ header: header(), ...transactionKey() }),
  response: z.object({
    ...envelope,
    currentBuyNowStatus: described(z.literal(buyNowCodes, 'a whole number from -1 to 6'), {
      description:
        '-1 no purchase, 0 started, 1 rated and to be paid, 2 payment in progress, 3 paid, 4 to be signed, 5 signed, 6 completed. ' +
        'Determines what the page shows after a reload, in a second tab and on another device.',
      examples: [1],
    }),
  }),
});
