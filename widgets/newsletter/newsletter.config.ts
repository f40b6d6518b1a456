import * as z from 'zod/mini';
import { described } from '#domain/described';
import { nativeFormShape } from '#forms/native-form/native-form-config';

/** Configuration of the newsletter sign-up (spec 3 §2 and §5). */
export const newsletterConfig = z.object({
  ...nativeFormShape,
  emailField: described(z._default(z.string().check(z.regex(/^[\w.-]+$/, 'letters, digits, - . and _')), 'email'), {
    description: 'The name under which the email address is posted.',
    examples: ['email', 'EMAIL'],
  }),
  contentPaths: described(z._default(z.array(z.string()), []), {
    description:
      'Paths under which an author sees the sites of a content system. Where the path of the form’s address begins with one, it is replaced by `/` before the form is sent. An absolute address keeps its origin.',
    examples: [['/content/lonestar/us/', '/content/goldencoast/us/', '/content/pacific/us/']],
  }),
});

export type NewsletterConfig = z.output<typeof newsletterConfig>;
