import type { ServiceVariant } from '#domain/service-variant';
import type { CallContract } from '#services/contract/define-call';
import type { SandboxContext } from '../sandbox-context.ts';
import { findGuestSession, type GuestSession } from '../store/guest-tokens.ts';
import { Refusal } from './implement-call.ts';

/**
 * Checks the authorization that the contract requires, and returns the session of a guest token.
 *
 * @throws {Refusal} when the authorization is missing or invalid.
 */
export async function checkAuthorization(
  { database, now }: SandboxContext,
  { authorization }: CallContract,
  variant: ServiceVariant,
  headers: Headers,
): Promise<GuestSession | undefined> {
  switch (authorization) {
    case 'guest': {
      const token = /^Bearer (\S+)$/.exec(headers.get('Authorization') ?? '')?.[1];
      if (!token) throw new Refusal('A guest token is required', 401);
      const session = await findGuestSession(database, { token, variant, now: now() });
      if (!session) throw new Refusal('Token has expired', 401);
      return session;
    }
    case 'botCheck':
      if (!isFromSandboxBotCheck(headers.get('RecaptchaToken'))) throw new Refusal('Verification failed', 403);
      return undefined;
    // A basic credential is the agency's own: the sandbox has no list of them, and accepts pages without one.
    case 'basic':
      if (!/^(|Basic [A-Za-z0-9+/=]+)$/.test(headers.get('Authorization') ?? '')) {
        throw new Refusal('Only basic authorization is accepted here', 401);
      }
      return undefined;
    case 'none':
      return undefined;
  }
}

/** The provider `none` creates such tokens: `sandbox`, alone or with a dash and a suffix. */
function isFromSandboxBotCheck(token: string | null): boolean {
  return /^sandbox(-[\w-]+)?$/.test(token ?? '');
}
