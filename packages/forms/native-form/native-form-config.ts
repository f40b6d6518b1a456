import * as z from 'zod/mini';
import { described } from '#domain/description';
import { keyed } from '#domain/keyed';

const fieldName = () => z.string().check(z.regex(/^\S+$/, 'no spaces'));

/** The keys of every widget that is posted as an HTML form. */
export const nativeFormShape = {
  action: described(z._default(z.string(), ''), {
    description:
      'Address that the form is posted to, as any HTML form is. Empty: the `action` of the form that the element has as its content. Addresses on other origins need `services.trustedOrigins`.',
    examples: ['/forms/contact'],
  }),
  hidden: described(z._default(keyed(z.string()), {}), {
    description: 'Further fields that are posted, by their names: the hidden ones of the form.',
    examples: [{ campaign: 'spring' }],
  }),
  honeypots: described(z._default(z.array(fieldName()), ['website_address']), {
    description:
      'Names of text fields that visitors cannot see. A form with one of them filled in comes from a robot: it is not sent, and `errorPage` opens. An empty list has none.',
    examples: [['website_address'], []],
  }),
  errorPage: described(z._default(z.string(), ''), {
    description: 'Page that opens when a honeypot field was filled in. Empty: nothing is sent, and an error shows.',
    examples: ['/error'],
  }),
} as const;
