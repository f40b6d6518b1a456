import { accountEmail } from '#account/account-email';
import { rememberedSignIn } from '#account/remembered-sign-in';
import { fromService } from '#flow/machine/from-service';
import { setPassword } from '#services/account/set-password';
import { failureOfNewPassword, LinkMissingError, LinkUnreadError } from './new-password-failure.ts';
import { forgetResetLink, resetLink, sendersOf } from './reset-link.ts';
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
      const link = await resetLink(host).catch((cause: unknown) => {
        throw new LinkUnreadError('The link of the message could not be decrypted.', { cause });
      });
      if (!link) throw new LinkMissingError();
      const isLinkOver = (error: unknown) => failureOfNewPassword(error).refusal === 'linkExpired';
      const askAt = ([variant, ...others]: ReturnType<typeof sendersOf>): Promise<string | undefined> =>
        setPassword(host.client, { token: link.token, password, passwordVerify, variant }, signal).catch(
          (error: unknown) => {
            if (others.length > 0 && isLinkOver(error)) return askAt(others);
            throw error;
          },
        );
      const email = await askAt(sendersOf(link)).catch(async (error: unknown) => {
        if (isLinkOver(error)) await forgetResetLink(host);
        throw error;
      });
      await forgetResetLink(host);
      // The remembered password is no longer valid.
      const remembered = await rememberedSignIn(host.visitor).load();
      if (remembered?.password) rememberedSignIn(host.visitor).remember({ email: remembered.email });
      if (email) accountEmail(host.visitor).remember(email);
    }),
  },
});
