import * as z from 'zod/mini';
import { described } from '#domain/description';

/** Configuration of the sign-in page (spec 3 §2). */
export const signInConfig = z.object({
  welcomePage: described(z._default(z.string(), ''), {
    description:
      'Where a customer is taken who has signed in. On another origin it needs `services.trustedOrigins`. Empty: the widget says who is signed in, and stays.',
    examples: ['/my-account'],
  }),
  forgotPasswordPage: described(z._default(z.string(), ''), {
    description: 'The page with `cover-forgot-password`, for a link there. Empty: no link.',
    examples: ['/forgot-password'],
  }),
  createAccountPage: described(z._default(z.string(), ''), {
    description: 'The page with `cover-create-customer`, for a link there. Empty: no link.',
    examples: ['/create-account'],
  }),
  rememberMe: described(z._default(z.boolean(), true), {
    description:
      'Offers to remember the customer on this device: the email address, encrypted, for 168 hours. Without that choice, an address that was typed here or on the forgot-password page is kept for an hour, encrypted, for the other pages of the account, and until a sign-in.',
    examples: [false],
  }),
  rememberPassword: described(z._default(z.boolean(), false), {
    description:
      'Also stores the password of a customer who chooses to be remembered on the device, encrypted. Anybody who uses the device can then sign in: prefer password managers. The debug panel warns of it.',
    examples: [true],
  }),
});

export type SignInConfig = z.output<typeof signInConfig>;
