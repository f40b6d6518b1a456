import * as z from 'zod/mini';
import { described } from '#domain/description';
import { referralAgeLimits } from '#domain/referral';
import { wholeNumber } from '#domain/whole-number';

const age = (fallback: number) => z._default(wholeNumber(z.gte(0), z.lte(120)), fallback);

/** The portal's configuration keys for referrals (spec 3 §2, §5). */
export const referralConfig = {
  referFriend: described(z._default(z.boolean(), true), {
    description: 'Shows the form that refers a friend, on the dashboard. `false` leaves it out.',
    examples: [false],
  }),
  referralUrl: described(z._default(z.string(), ''), {
    description:
      'Where referrals are sent in the place of your service: the same body, without the customer’s token. On another origin it needs `services.trustedOrigins`.',
    examples: ['/forms/refer-a-friend'],
  }),
  referralMinimumAge: described(age(referralAgeLimits.minimum), {
    description: 'Youngest age of a friend, in whole years. The date-of-birth error names it.',
    examples: [referralAgeLimits.minimum],
  }),
  referralMaximumAge: described(age(referralAgeLimits.maximum), {
    description: 'Oldest age of a friend, in whole years. The date-of-birth error names it.',
    examples: [referralAgeLimits.maximum],
  }),
};
