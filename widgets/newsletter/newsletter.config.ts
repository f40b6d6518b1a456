import * as z from 'zod/mini';
import { described } from '#domain/description';
import { nativeFormShape } from '#forms/native-form/native-form-config';
import { defaultField } from './default-field.ts';

/** Configuration of the newsletter sign-up (spec 3 §2 and §5). */
export const newsletterConfig = z.object({
  ...nativeFormShape,
  emailField: described(
    z._default(z.string().check(z.regex(/^[\w.-]+$/, 'letters, digits, - . and _')), defaultField),
    {
      description:
        'The name under which the email address is posted. Without it, and without `action`, the name of the email field of the form that the element has as its content.',
      examples: ['email', 'EMAIL'],
    },
  ),
  contentPaths: described(z._default(z.array(z.string()), []), {
    description:
      'Paths under which an author sees the sites of a content system. Where the path of the form’s address begins with one, it is replaced by `/` before the form is sent. An absolute address keeps its origin.',
    examples: [['/content/lonestar/us/', '/content/goldencoast/us/', '/content/pacific/us/']],
  }),
});

export type NewsletterConfig = z.output<typeof newsletterConfig>;
