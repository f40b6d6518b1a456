import type { ServiceVariant } from '#domain/service-variant';
import { type Credentials, signIn, type SignedIn } from '#services/account/sign-in';
import type { ServiceError } from '#services/errors';
import type { ServiceClient } from '#services/http';
import { isSignInRejected, waitBeforeSignIn } from './sign-in-rejection.ts';
import { accountVariants } from './variants.ts';

/**
 * Signs a customer in at the primary services, else at the `ca` ones (spec 3 §2). A rejection does not say whether there
 * is an account, so every rejection leads on, and whoever has none causes the same calls as who mistypes the password.
 *
 * @throws {ServiceError} the rejection: the one with the longest wait, where there were too many tries.
 */
export async function signInAtEither(
  client: ServiceClient,
  credentials: Credentials,
  signal?: AbortSignal,
): Promise<SignedIn & { variant: ServiceVariant }> {
  let rejection: ServiceError | undefined;
  for (const variant of accountVariants(client.services)) {
    try {
      return { ...(await signIn(client, { ...credentials, variant }, signal)), variant };
    } catch (error) {
      if (!isSignInRejected(error)) throw error;
      if (!rejection || waitBeforeSignIn(error) > waitBeforeSignIn(rejection)) rejection = error;
    }
  }
  throw rejection!;
}
