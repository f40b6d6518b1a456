import * as z from 'zod/mini';
import { described } from '#domain/description';
import { paymentCarriersConfig } from '#domain/payment-carrier-config';
import { portalTabs } from '#domain/portal-tab';
import { wholeNumber } from '#domain/whole-number';
import { referralConfig } from './referral/referral.config.ts';
import { rewardsConfig } from './rewards/rewards.config.ts';

const text = () => z._default(z.string(), '');

/** Configuration of the customer portal (spec 3 §2, "Customer portal"). */
export const customerPortalConfig = z.object({
  signInPage: described(z._default(z.string().check(z.minLength(1)), '/sign-in'), {
    description:
      'The page with `cover-sign-in`: a visitor who is not signed in is redirected there. On another origin it needs `services.trustedOrigins`.',
    examples: ['/sign-in'],
  }),
  tabs: described(z._default(z.array(z.enum(portalTabs)), [...portalTabs]), {
    description: 'The tabs, in this order. The dashboard is there in any case.',
    examples: [['dashboard', 'policies', 'account']],
  }),
  carriers: paymentCarriersConfig,
  disablePayment: described(z._default(z.boolean(), false), {
    description: 'Takes every payment button away: premiums cannot be paid online at the moment.',
    examples: [true],
  }),
  quotePage: described(text(), {
    description: 'Where a customer without a policy gets a quote. Without it, there is no such link.',
    examples: ['/get-a-quote'],
  }),
  help: described(
    z._default(
      z.object({
        phone: described(text(), {
          description: 'The number to call. Without it, the brand’s.',
          examples: ['512-555-0142'],
        }),
        textNumber: described(text(), {
          description: 'The number that text messages go to. Without it, that way is not offered.',
          examples: ['512-555-0143'],
        }),
        chatPage: described(text(), {
          description:
            'The page of the live chat, which opens in a window of its own. On another origin it needs `services.trustedOrigins`. Without it, that way is not offered.',
          examples: ['/chat'],
        }),
      }),
      { phone: '', textNumber: '', chatPage: '' },
    ),
    {
      description: 'The ways to an agent that the payment help offers.',
      examples: [{ textNumber: '512-555-0143', chatPage: '/chat' }],
    },
  ),
  warningSeconds: described(z._default(wholeNumber(z.gte(20), z.lte(600)), 120), {
    description:
      'Seconds before the end of the session at which the customer is asked whether they are still there. WCAG 2.2.1 wants 20 at least.',
    examples: [120],
  }),
  ...rewardsConfig,
  ...referralConfig,
});
