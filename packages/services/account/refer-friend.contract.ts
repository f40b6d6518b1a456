import * as z from 'zod/mini';
import { described } from '#domain/description';
import { defineCall } from '../contract/define-call.ts';
import { envelope } from '../contract/envelope.ts';
import { header } from '../contract/header.ts';
import { fiveDigits, isoDay, stateCode, text } from '../contract/wire-types.ts';

const tenDigits = () => z.string().check(z.regex(/^\d{10}$/));

/**
 * Refers a friend (spec 3 §3, §7). A page may configure another address, which gets the same body without the
 * customer’s token.
 */
export const referFriend = defineCall({
  id: 'referFriend',
  method: 'POST',
  path: '/api/customer/referFriend',
  server: 'api',
  authorization: 'customer',
  isSafe: true,
  hasIdempotencyKey: true,
  isAcknowledgement: true,
  // Spec 1 §8: referrals are not logged.
  isReported: false,
  body: z.object({
    header: header(),
    customerName: described(text(), { description: 'Full name of the customer.', examples: ['Alex Example'] }),
    customerEmail: described(text(), { description: 'Email address of the customer.', examples: ['alex@example.com'] }),
    customerPhone: described(tenDigits(), { description: 'Ten digits.', examples: ['5125550142'] }),
    zipCode: described(fiveDigits(), { description: 'Zip code of the friend, five digits.', examples: ['78704'] }),
    refName: described(text(), { description: 'Full name of the friend.', examples: ['Casey Sample'] }),
    refEmail: described(text(), { description: 'Email address of the friend.', examples: ['casey@example.com'] }),
    refPhone: described(tenDigits(), { description: 'Ten digits.', examples: ['5125550188'] }),
    refDob: described(z.optional(isoDay()), {
      description: 'Date of birth of the friend, `yyyy-mm-dd`, if the page asks for it.',
      examples: ['1991-09-02'],
    }),
    city: described(z.optional(text()), { description: 'City of the friend.', examples: ['Austin'] }),
    state: described(z.optional(stateCode()), { description: 'State of the friend, two letters.', examples: ['TX'] }),
  }),
  response: z.object({ ...envelope }),
});
