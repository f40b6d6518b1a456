import * as z from 'zod/mini';
import { described } from '#domain/description';
import { keyed } from '#domain/keyed';
import { portalTabs } from '#domain/portal-tab';
import { wholeNumber } from '#domain/whole-number';

/** Configuration of the account header (spec 3 §2, "Signed-in header"). */
export const accountHeaderConfig = z.object({
  signInPage: described(z._default(z.string().check(z.minLength(1)), '/sign-in'), {
    description:
      'The page that holds cover-sign-in. The link leads there, and so does signing out. On another origin it needs `services.trustedOrigins`.',
    examples: ['/sign-in'],
  }),
  portalPage: described(z._default(z.string(), ''), {
    description: 'The page that holds cover-customer-portal: the menu links to its tabs. Empty: it does not.',
    examples: ['/my-account'],
  }),
  tabs: described(z._default(z.array(z.enum(portalTabs)), [...portalTabs]), {
    description: 'The tabs of the portal that the menu links to, in this order.',
    examples: [['dashboard', 'policies', 'account']],
  }),
  links: described(z._default(keyed(z.string()), {}), {
    description:
      'Further links in the menu of a customer who is signed in: what visitors read, and where it leads. On other origins they need `services.trustedOrigins`. Empty addresses are left out.',
    examples: [{ Help: '/help' }],
  }),
  signedOutLinks: described(z._default(keyed(z.string()), {}), {
    description: 'Links in a menu beside “Sign in”, in the same way. Without any, there is no such menu.',
    examples: [{ 'Create an account': '/create-account', 'Make a payment': '/pay' }],
  }),
  warningSeconds: described(z._default(wholeNumber(z.gte(20), z.lte(600)), 120), {
    description:
      'Seconds before the end of the session at which the customer is asked whether they are still there. WCAG 2.2.1 wants 20 at least.',
    examples: [120],
  }),
});
