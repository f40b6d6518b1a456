import * as z from 'zod/mini';
import { described } from '#domain/description';

/** Configuration of the forgot-password page (spec 3 §2). */
export const forgotPasswordConfig = z.object({
  resetPage: described(z._default(z.string(), '/set-password'), {
    description:
      'The page with `cover-set-password`, to which the link in the message leads. On another origin it needs `services.trustedOrigins`.',
    examples: ['/set-password'],
  }),
  signInPage: described(z._default(z.string(), ''), {
    description: 'The page with `cover-sign-in`, for a link there. Empty: no link.',
    examples: ['/sign-in'],
  }),
});

export type ForgotPasswordConfig = z.output<typeof forgotPasswordConfig>;
