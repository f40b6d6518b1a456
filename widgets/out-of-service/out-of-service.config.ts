import * as z from 'zod/mini';
import { described } from '#domain/description';
import { keyed } from '#domain/keyed';
import { wholeNumber } from '#domain/whole-number';

/** Configuration of the out-of-service page (spec 3 §2 and §9). */
export const outOfServiceConfig = z.object({
  links: described(z._default(keyed(z.string()), {}), {
    description:
      'Where visitors from a state are taken, by its code; `?state=` in the page’s address says the state. Addresses on other origins need `services.trustedOrigins`.',
    examples: [{ TX: 'https://www.agency.example/tx', OK: '/oklahoma' }],
  }),
  redirectSeconds: described(z._default(wholeNumber(z.gte(0), z.lte(600)), 20), {
    description:
      'Seconds until the visitor is taken there. They can stop it; give them 20 at least, as WCAG 2.2.1 asks. 0 takes them there at once.',
    examples: [20, 30],
  }),
  action: described(z._default(z.string(), ''), {
    description:
      'Address that the email form is posted to, as any HTML form is: `email`, `state` and `language`. Empty: a row in `services.leadStore`.',
    examples: ['/forms/out-of-service'],
  }),
  emailField: described(z._default(z.string().check(z.regex(/^[\w.-]+$/, 'letters, digits, - . and _')), 'email'), {
    description: 'The name under which the email address is posted.',
    examples: ['email', 'EMAIL'],
  }),
});
