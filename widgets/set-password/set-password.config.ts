import * as z from 'zod/mini';
import { described } from '#domain/description';
import { passwordPolicies } from '#domain/password-policy';

/** Configuration of the page that sets a new password (spec 3 §2, §5). */
export const setPasswordConfig = z.object({
  passwordPolicy: described(z._default(z.enum(passwordPolicies), 'classic'), {
    description:
      'What a password needs. `classic`: 6 to 12 characters with a lowercase letter, an uppercase letter, a digit and one of `!@#$%^&*`. `modern`: 15 to 128 characters of any kind, as NIST SP 800-63B-4 and OWASP ASVS 5.0 ask for. The services must accept the same.',
    examples: ['modern'],
  }),
  signInPage: described(z._default(z.string(), '/sign-in'), {
    description:
      'The page with `cover-sign-in`, to which the visitor goes on. On another origin it needs `services.trustedOrigins`. Empty: no link.',
    examples: ['/sign-in'],
  }),
  forgotPasswordPage: described(z._default(z.string(), '/forgot-password'), {
    description:
      'The page with `cover-forgot-password`, where a visitor whose link no longer works asks for another. Empty: no link.',
    examples: ['/forgot-password'],
  }),
});

export type SetPasswordConfig = z.output<typeof setPasswordConfig>;
