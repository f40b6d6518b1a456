import type { ServiceVariant } from '#domain/service-variant';
import { type Credentials, signIn, type SignedIn } from '#services/account/sign-in';
import type { ServiceError } from '#services/errors';
import type { ServiceClient } from '#services/http';
import { isSignInRejected, waitBeforeSignIn } from './sign-in-rejection.ts';
import { accountVariants } from './variants.ts';

/**
 * Signs a customer in at the primary services, otherwise at the `ca` ones (spec 3 §2). A rejection does not reveal
 * whether there is an account, so both are tried after any rejection: an address without an account causes the same
 * calls as a wrong password.
 *
 * @throws {ServiceError} the rejection; after too many tries, the one with the longest wait.
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
