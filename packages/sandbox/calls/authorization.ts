import type { ServiceVariant } from '#domain/service-variant';
import type { CallContract } from '#services/contract/define-call';
import type { SandboxContext } from '../sandbox-context.ts';
import { findSignedInCustomer, type SignedInCustomer } from '../store/customer-sessions.ts';
import { type AuthenticatedPerson, findAuthenticatedPerson } from '../store/fetch-tokens.ts';
import { findGuestSession, type GuestSession } from '../store/guest-tokens.ts';
import { Refusal } from './implement-call.ts';
import type { SessionCookie } from './session-cookie.ts';

/** Who makes a call. */
interface Proof {
  session: GuestSession | undefined;
  customer: SignedInCustomer | undefined;
  person: AuthenticatedPerson | undefined;
}

const nobody: Proof = { session: undefined, customer: undefined, person: undefined };

/**
 * Checks the authorization that the contract requires, and returns the session of a guest token, the customer of a
 * customer's token, or the person of a fetch token.
 *
 * @throws {Refusal} when the authorization is missing or invalid.
 */
export async function checkAuthorization(
  { database, now }: SandboxContext,
  { authorization }: CallContract,
  variant: ServiceVariant,
  { headers, sessionCookie }: { headers: Headers; sessionCookie: SessionCookie | undefined },
): Promise<Proof> {
  const bearer = /^Bearer (\S+)$/.exec(headers.get('Authorization') ?? '')?.[1];
  switch (authorization) {
    case 'guest': {
      if (!bearer) throw new Refusal('A guest token is required', 401);
      const session = await findGuestSession(database, { token: bearer, variant, now: now() });
      if (!session) throw new Refusal('Token has expired', 401);
      return { ...nobody, session };
    }
    case 'customer': {
      const token = bearer ?? sessionCookie?.token;
      if (!token) throw new Refusal('Please sign in', 401);
      const customer = await findSignedInCustomer(database, { token, variant, now: now() });
      if (!customer) {
        sessionCookie?.clear();
        throw new Refusal('Please sign in again', 401);
      }
      return { ...nobody, customer };
    }
    case 'fetchToken': {
      if (!bearer) throw new Refusal('A fetch token is required', 401);
      const person = await findAuthenticatedPerson(database, { token: bearer, variant, now: now() });
      if (!person) throw new Refusal('Token has expired', 401);
      return { ...nobody, person };
    }
    case 'botCheck':
      if (!isFromSandboxBotCheck(headers.get('RecaptchaToken'))) throw new Refusal('Verification failed', 403);
      return nobody;
    // Any basic credential is accepted, and none too: the sandbox has no list of the agency's credentials.
    case 'basic':
      if (!/^(|Basic [A-Za-z0-9+/=]+)$/.test(headers.get('Authorization') ?? '')) {
        throw new Refusal('Only basic authorization is accepted here', 401);
      }
      return nobody;
    case 'none':
      return nobody;
  }
}

/** True for a token of the provider `none`: `sandbox`, alone or with a dash and a suffix. */
function isFromSandboxBotCheck(token: string | null): boolean {
  return /^sandbox(-[\w-]+)?$/.test(token ?? '');
}
