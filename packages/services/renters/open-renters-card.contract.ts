import * as z from 'zod/mini';
import { described } from '#domain/description';
import { alsoNamed } from '../contract/aliases.ts';
import { defineCall } from '../contract/define-call.ts';
import { envelope } from '../contract/envelope.ts';
import { header } from '../contract/header.ts';
import { lenient, text } from '../contract/wire-types.ts';
import { rentersKeys } from './renters-request.contract.ts';

/** The card widget's settings (spec 2 §7.3), which are also sent with the purchase. */
export const cardMerchant = () => ({
  merchantId: described(text(), { description: 'Id of the merchant.', examples: ['49'] }),
  processor: described(text(), { description: 'Card processor.', examples: ['CheckOut'] }),
  method: described(text(), { description: 'Payment method.', examples: ['CreditDebit'] }),
});

/** The partner's card form in a frame. It keeps the card under a token, and charges nothing. */
export const openRentersCard = defineCall({
  id: 'openRentersCard',
  method: 'POST',
  path: '/api/homerating/gettoken',
  server: 'api',
  authorization: 'guest',
  // Safe to retry: it opens a form, and charges nothing.
  isSafe: true,
  body: z.object({
    header: header(),
    ...rentersKeys(),
    ...cardMerchant(),
    loginId: described(text(), { description: 'The agency’s login at the partner.', examples: ['304'] }),
  }),
  response: z.object({
    ...envelope,
    paymentUrl: described(alsoNamed(lenient(z.string()), 'url', 'widgetUrl'), {
      description:
        'HTTPS URL on an origin that the page trusts, opened in a frame. The page adds `brands` to its query: the accepted card brands.',
      examples: ['https://pay.partner.example/card/9f2c'],
    }),
  }),
});
