import { accountEmail } from '#account/account-email';
import { rememberedSignIn } from '#account/remembered-sign-in';
import { fromService } from '#flow/machine/from-service';
import { setPassword } from '#services/account/set-password';
import { LinkMissingError } from './new-password-failure.ts';
import { dropResetLink, resetLink, variantOf } from './reset-link.ts';
import type { setPasswordMachine } from './set-password.machine.ts';
import type { PasswordPair, SetPasswordPage } from './set-password.types.ts';

type Implementations = Parameters<typeof setPasswordMachine.provide>[0];

/**
 * Implements the machine's actors with the page's services and storage.
 *
 * @param page read at each call: a changed configuration or language replaces it.
 */
export const setPasswordActors = (page: () => SetPasswordPage): Implementations => ({
  actors: {
    accountEmail: fromService(async () => {
      const { visitor } = page().host;
      return (await accountEmail(visitor).load()) ?? (await rememberedSignIn(visitor).load())?.email ?? '';
    }),

    resetLink: fromService(async () => (await resetLink(page().host)) !== undefined),

    newPassword: fromService(async ({ password, passwordVerify }: PasswordPair, signal) => {
      const { host } = page();
      const link = await resetLink(host);
      if (!link) throw new LinkMissingError();
      await setPassword(host.client, { token: link.token, password, passwordVerify, variant: variantOf(link) }, signal);
      dropResetLink(host.visitor);
    }),
  },
});
