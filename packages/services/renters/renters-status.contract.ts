import * as z from 'zod/mini';
import { described } from '#domain/description';
import { buyNowStatusResponse } from '../auto-payment/buy-now-status.contract.ts';
import { defineCall } from '../contract/define-call.ts';
import { envelope } from '../contract/envelope.ts';
import { header } from '../contract/header.ts';
import { rentersKeys } from './renters-request.contract.ts';

/** The outcome of the purchase of a renters policy (spec 2 §7.3: get status, rc3PolicyId). */
export const rentersStatus = defineCall({
  id: 'rentersStatus',
  method: 'POST',
  path: '/api/homerating/getStatus',
  server: 'api',
  authorization: 'guest',
  isSafe: true,
  body: z.object({ header: header(), ...rentersKeys() }),
  response: z.object({
    ...envelope,
    buyNowStatusResponse: described(buyNowStatusResponse(), {
      description: 'The state of the purchase. Without a payment, `paymentStatus` is `None`.',
    }),
  }),
});
