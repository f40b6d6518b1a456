import * as z from 'zod/mini';
import { described } from '#domain/description';
import { alsoNamed } from '../contract/aliases.ts';
import { defineCall } from '../contract/define-call.ts';
import { envelope } from '../contract/envelope.ts';
import { headerQuery } from '../contract/header.ts';
import { identifier } from '../contract/wire-numbers.ts';
import { lenient, someRows, text } from '../contract/wire-types.ts';

/**
 * Redeems points for a gift card (spec 3 §4, §7), once for each idempotency key. A GET, as the specification demands;
 * its response must not be cached.
 */
export const redeemGiftCard = defineCall({
  id: 'redeemGiftCard',
  method: 'GET',
  path: '/api/customer/loyalty/redeem',
  server: 'api',
  authorization: 'customer',
  isSafe: true,
  isWrappedInData: true,
  hasIdempotencyKey: true,
  notFound: 'refused',
  query: z.object({
    ...headerQuery,
    type: described(text(), { description: 'The redeem type of the gift card, as configured.', examples: ['GC10'] }),
  }),
  response: z.object({
    ...envelope,
    awardedGiveaways: described(
      alsoNamed(
        someRows(
          z.object({
            code: described(alsoNamed(identifier(), 'giftCardCode'), {
              description: 'The code of the gift card.',
              examples: ['GIFT-4711-0815'],
            }),
            attributes: described(
              lenient(
                z.object({
                  cvv_Pin: described(alsoNamed(lenient(identifier()), 'pin'), {
                    description: 'PIN of the gift card, if any.',
                    examples: ['4711'],
                  }),
                }),
              ),
              { description: 'Attributes of the gift card.' },
            ),
          }),
        ),
        'giveaways',
      ),
      { description: 'Gift cards. Only the first one is shown.' },
    ),
  }),
});
