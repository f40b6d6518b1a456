import { accountEmail } from '#account/account-email';
import { requestPasswordReset } from '#account/request-password-reset';
import { fromService } from '#flow/machine/from-service';
import type { forgotPasswordMachine } from './forgot-password.machine.ts';
import type { ForgotPasswordPage } from './forgot-password.types.ts';

type Implementations = Parameters<typeof forgotPasswordMachine.provide>[0];

/**
 * Implements the machine's actors with the page's services and storage.
 *
 * @param page read at each call: a changed configuration or language replaces it.
 */
export const forgotPasswordActors = (page: () => ForgotPasswordPage): Implementations => ({
  actors: {
    accountEmail: fromService(async () => (await accountEmail(page().host.visitor).load()) ?? ''),

    resetRequest: fromService(({ email }: { email: string }, signal) => {
      const { config, host } = page();
      accountEmail(host.visitor).remember(email);
      return requestPasswordReset(host.client, { email, resetPage: config.resetPage }, signal);
    }),
  },
});
