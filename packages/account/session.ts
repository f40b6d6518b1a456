import type { ServiceVariant } from '#domain/service-variant';
import type { WidgetHost } from '#embed/runtime/define-widget';
import type { Credentials, SignedIn } from '#services/account/sign-in';
import { SessionEndedError } from '#services/errors';
import { customerTokenRecord } from '#visitor/customer-token';
import type { Visitor } from '#visitor/visitor';
import { dropResetLink } from './reset-link-record.ts';
import { sessionStore, type SessionStore } from './session-store.ts';
import { accountVariants } from './variants.ts';

export type { Session } from './session-store.ts';

/** The session of the customer, as widgets use it. */
export interface AccountSession extends Pick<SessionStore, 'read' | 'subscribe'> {
  /**
   * Signs a customer in, at the primary services or the `ca` ones. Resolves once the session is stored, so that another
   * page can be opened.
   *
   * @throws {ServiceError} see `isSignInRejected` and `waitBeforeSignIn` of `#account/sign-in-rejection`.
   */
  signIn(credentials: Credentials, signal?: AbortSignal): Promise<void>;
  /**
   * Extends the session. Concurrent requests of tabs and widgets make one call.
   *
   * @throws {SessionEndedError} when the session has ended; {@link ServiceError} when the service cannot be reached or
   * refuses: the session then continues until its end.
   */
  extend(signal?: AbortSignal): Promise<void>;
  /**
   * Signs the customer out: on this device at once, even offline, and at the services if they can be reached. Removes
   * all personal records, in every tab. Never rejects.
   */
  signOut(): Promise<void>;
  /**
   * The name for the page's header: from the sign-in, otherwise from the profile, which is then remembered.
   *
   * @throws {SessionEndedError} when nobody is signed in, or no longer.
   */
  loadName(signal?: AbortSignal): Promise<string>;
}

/** Milliseconds after which a tab that holds the lock is considered frozen. */
const longestExtension = 10_000;
/** Milliseconds within which browsers propagate a storage write to the other tabs. */
const storageDelay = 500;
/** Milliseconds to wait for a write or a call before continuing without it. */
const longestWrite = 2000;
const longestFarewell = 1000;

const extensions = new WeakMap<Visitor, Promise<void>>();

/**
 * The customer's session on the page of a widget. Create one for each widget; they share their state.
 *
 * @example
 * const session = accountSession(host);
 * await session.signIn({ email, password }, signal);
 */
export function accountSession(host: Pick<WidgetHost, 'client' | 'visitor'>): AccountSession {
  const { client, visitor } = host;
  const { mode } = client.services.session;
  const isCookie = mode === 'cookie';
  const store = sessionStore(visitor, mode);
  const record = customerTokenRecord(visitor);
  const current = () => visitor.read('customerSession');

  /** Stores the token before the session, so that a tab that sees the session finds the token. */
  const keep = async (
    { token, lifetime }: Pick<SignedIn, 'token' | 'lifetime'>,
    { email, name }: { email: string; name: string },
    session: NonNullable<ReturnType<typeof current>>,
    isStillWanted: () => boolean = () => true,
  ) => {
    const expiresAt = visitor.now() + lifetime;
    record.remember({ value: token, email, name });
    await withinTime(record.settled(), longestWrite);
    if (isStillWanted()) visitor.remember('customerSession', session, expiresAt);
    else record.drop();
  };

  const extendOnce = (signal: AbortSignal | undefined) => {
    const before = visitor.expiryOf('customerSession');
    if (before === undefined) throw new SessionEndedError('extendSession');
    return visitor.withLock('extendSession', longestExtension, async (hasWaited) => {
      visitor.refresh('customerSession');
      if (hasWaited && visitor.expiryOf('customerSession') === before) await changeOf(visitor, storageDelay);
      const expiry = visitor.expiryOf('customerSession');
      if (expiry === undefined) throw new SessionEndedError('extendSession');
      // Another tab has extended it.
      if (expiry !== before) return;
      const { extendSession } = await import('#services/account/extend-session');
      const extended = await extendSession(client, signal);
      const [session, customerToken] = [current(), await record.load()];
      // The customer has signed out meanwhile.
      if (!session) throw new SessionEndedError('extendSession');
      const token = extended.token || customerToken?.value || '';
      const isStillThere = () => {
        visitor.refresh('customerSession');
        return current() !== undefined;
      };
      const identity = { email: customerToken?.email ?? '', name: customerToken?.name ?? '' };
      await keep({ ...extended, token }, identity, { ...session }, isStillThere);
      if (!isStillThere()) throw new SessionEndedError('extendSession');
    });
  };

  /** Asks the gateway whether a customer is signed in. */
  const askGateway = async () => {
    if (current()) return;
    if (visitor.read('signOutPending')) {
      await endCookies();
      return;
    }
    const { loadCustomerProfile } = await import('#services/account/load-customer-profile');
    for (const variant of accountVariants(client.services)) {
      try {
        const { email, fullName, state, lifetime } = await loadCustomerProfile(client, { variant });
        const times = { token: '', lifetime: lifetime ?? Number.POSITIVE_INFINITY };
        await keep(times, { email, name: fullName }, { state: variant === 'ca' ? 'CA' : state, variant });
        // The lifetime of a cookie is known only for a new one.
        if (lifetime === undefined) await extendOnce(undefined);
        return;
      } catch (error) {
        if (!(error instanceof SessionEndedError)) throw error;
      }
    }
  };

  /** Ends the sessions of some variants at the services. Tries all, then throws the first failure. */
  const endAtServices = async (token: string, variants: readonly ServiceVariant[]) => {
    const { signOut } = await import('#services/account/sign-out');
    const answers = await Promise.allSettled(variants.map((variant) => signOut(client, { token, variant })));
    for (const answer of answers)
      if (answer.status === 'rejected' && !(answer.reason instanceof SessionEndedError)) throw answer.reason;
  };

  /**
   * Ends the gateway's cookie sessions, except for one variant. While the gateway cannot be reached, `signOutPending`
   * remains stored, and the call is repeated when the network returns or on the next page.
   */
  const endCookies = async (except?: ServiceVariant) => {
    const variants = accountVariants(client.services).filter((variant) => variant !== except);
    if (variants.length > 0) {
      visitor.remember('signOutPending', true);
      await endAtServices('', variants);
    }
    visitor.drop('signOutPending');
  };

  const session: AccountSession = {
    read: store.read,
    subscribe: store.subscribe,
    async signIn(credentials, signal) {
      const { signInAtEither } = await import('./sign-in-at-either.ts');
      const { email, name, state, variant, ...times } = await signInAtEither(client, credentials, signal);
      signal?.throwIfAborted();
      dropResetLink(visitor);
      // Another customer was signed in.
      const customerToken = record.read();
      if (current() && customerToken?.email !== email) {
        const { variant: before = 'primary' } = current()!;
        visitor.forget();
        if (!isCookie && customerToken) void endAtServices(customerToken.value, [before]).catch(() => undefined);
      }
      // The other variant may have a session of another customer, which the next page would find.
      if (isCookie)
        await withinTime(
          endCookies(variant).catch(() => undefined),
          longestFarewell,
        );
      await keep(times, { email, name }, { state: variant === 'ca' ? 'CA' : state, variant });
    },
    extend(signal) {
      const running = extensions.get(visitor);
      if (running) return running;
      const extension = (async () => extendOnce(signal))().finally(() => extensions.delete(visitor));
      extensions.set(visitor, extension);
      return extension;
    },
    async signOut() {
      const variant = current()?.variant ?? 'primary';
      const customerToken = record.read() ?? (await withinTime(record.load(), storageDelay));
      visitor.forget();
      dropResetLink(visitor);
      const ending = isCookie ? endCookies() : customerToken && endAtServices(customerToken.value, [variant]);
      if (ending)
        await withinTime(
          ending.catch(() => undefined),
          longestFarewell,
        );
    },
    async loadName(signal) {
      const customerToken = await record.load();
      if (customerToken?.name) return customerToken.name;
      const { loadCustomerProfile } = await import('#services/account/load-customer-profile');
      const { fullName, email } = await loadCustomerProfile(client, {}, signal);
      const latest = await record.load();
      // Another tab may have stored another token meanwhile.
      if (current() && latest && latest.value === customerToken?.value)
        record.remember({ ...latest, name: fullName, email: latest.email || email });
      return fullName;
    },
  };
  if (isCookie) {
    store.check(askGateway);
    store.whenOnline(async () => {
      if (visitor.read('signOutPending')) await endCookies(current()?.variant);
    });
  }
  return session;
}

/** Resolves with the value, or with undefined on a timeout. */
async function withinTime<Value>(promise: Promise<Value>, milliseconds: number): Promise<Value | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timedOut = new Promise<undefined>((resolve) => (timer = setTimeout(resolve, milliseconds, undefined)));
  return Promise.race([promise, timedOut]).finally(() => clearTimeout(timer));
}

/** Resolves when the stored session changes, or on a timeout. */
function changeOf(visitor: Visitor, milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    const stop = () => {
      clearTimeout(timer);
      unsubscribe();
      resolve();
    };
    const timer = setTimeout(stop, milliseconds);
    const unsubscribe = visitor.subscribe((now, before) => {
      if (now.customerSession !== before.customerSession) stop();
    });
  });
}
