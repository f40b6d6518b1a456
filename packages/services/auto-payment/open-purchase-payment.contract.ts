import * as z from 'zod/mini';
import { described } from '#domain/description';
import { alsoNamed } from '../contract/aliases.ts';
import { defineCall } from '../contract/define-call.ts';
import { envelope } from '../contract/envelope.ts';
import { header } from '../contract/header.ts';
import { lenient, text } from '../contract/wire-types.ts';
import { transactionKey } from './purchase-reference.contract.ts';

/** Returns the partner's page or frame for the card of a purchase. Charges nothing: `processPayment` does. */
export const openPurchasePayment = defineCall({
  id: 'openPurchasePayment',
  method: 'POST',
  path: '/paymentinit/gettoken',
  server: 'api',
  authorization: 'guest',
  // Safe to retry: it opens a page, and charges nothing.
  isSafe: true,
  body: z.object({
    header: header(),
    ...transactionKey(),
    mode: described(z.optional(z.enum(['redirect', 'frame'])), {
      description: '`redirect` (default): a separate page. `frame`: a card form in a frame of the page.',
      examples: ['frame'],
    }),
    returnUrl: described(z.optional(text()), {
      description: 'Page of the site to which the payment page returns. Not sent for a frame.',
      examples: ['https://www.agency.example/auto-payment?transactionId=b2f1c6de'],
    }),
  }),
  response: z.object({
    ...envelope,
    paymentUrl: described(alsoNamed(lenient(z.string()), 'url'), {
      description:
        'HTTPS URL on an origin that the page trusts. With `mode: "frame"`, the page adds `brands` to its query: the accepted card brands, separated by commas.',
      examples: ['https://pay.partner.example/card/9f2c'],
    }),
  }),
});
