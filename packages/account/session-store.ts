import type { ServiceVariant } from '#domain/service-variant';
import { customerTokenRecord } from '#visitor/customer-token';
import type { Visitor } from '#visitor/visitor';

/** Who is signed in. */
export type Session =
  /** A gateway holds the session, and has not said yet whether there is one. */
  | { status: 'checking' }
  | { status: 'signedOut' }
  | {
      status: 'signedIn';
      /** Epoch milliseconds. */
      expiresAt: number;
      /** Where the customer lives; empty when it is not known. */
      state: string;
      variant: ServiceVariant;
      /** Empty until it is decrypted, and where it is not known. */
      email: string;
      /** For the page's header. Empty until it is decrypted, or loaded from the profile. */
      name: string;
    };

/** Who is signed in, for every widget of a brand on the page. */
export interface SessionStore {
  /** The same object until it changes. */
  read(): Session;
  /** Ends the session at its time while anybody listens. Returns how to stop listening. */
  subscribe(listener: () => void): () => void;
  /** Runs a check of the gateway once for the page; {@link Session} is `checking` meanwhile. */
  check(ask: () => Promise<void>): void;
  /** Runs an errand once whenever the network is back. */
  whenOnline(errand: () => Promise<void>): void;
}

const stores = new WeakMap<Visitor, SessionStore>();

/**
 * The session of a visitor, which follows the store: what another tab does shows here.
 *
 * @param mode `services.session.mode`.
 */
export function sessionStore(visitor: Visitor, mode: 'token' | 'cookie'): SessionStore {
  const existing = stores.get(visitor);
  if (existing) return existing;
  const store = createSessionStore(visitor, mode);
  stores.set(visitor, store);
  return store;
}

function createSessionStore(visitor: Visitor, mode: 'token' | 'cookie'): SessionStore {
  const listeners = new Set<() => void>();
  let isChecking = mode === 'cookie';
  let checking: Promise<void> | undefined;
  let waitsForNetwork = false;
  let last: { key: readonly unknown[]; session: Session } | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const read = (): Session => {
    const { customerSession, customerToken } = visitor.getState();
    const key = [customerSession, customerToken, isChecking] as const;
    if (last?.key.every((value, index) => value === key[index])) return last.session;
    const expiresAt = visitor.expiryOf('customerSession');
    const session: Session =
      !customerSession || expiresAt === undefined
        ? { status: isChecking ? 'checking' : 'signedOut' }
        : {
            status: 'signedIn',
            expiresAt,
            state: customerSession.state,
            variant: customerSession.variant ?? 'primary',
            email: customerToken?.email ?? '',
            name: customerToken?.name ?? '',
          };
    last = { key, session };
    return session;
  };

  const notify = () => listeners.forEach((listener) => listener());

  /** Ends a session whose time is over, and waits for the end of one that is not. */
  const watch = () => {
    clearTimeout(timer);
    const expiresAt = visitor.expiryOf('customerSession');
    if (expiresAt !== undefined && listeners.size > 0)
      timer = setTimeout(watch, Math.max(expiresAt - visitor.now(), 1));
  };

  let stop: (() => void) | undefined;
  const start = () => {
    // Registers the shape of the record, so that the store follows the other tabs.
    void customerTokenRecord(visitor).load();
    const unsubscribe = visitor.subscribe((now, before) => {
      if (now.customerSession === before.customerSession && now.customerToken === before.customerToken) return;
      if (now.customerSession !== before.customerSession) watch();
      notify();
    });
    // The timer of a device that slept is late.
    const page = globalThis.document as Document | undefined;
    page?.addEventListener('visibilitychange', watch);
    watch();
    return () => {
      unsubscribe();
      page?.removeEventListener('visibilitychange', watch);
      clearTimeout(timer);
    };
  };

  return {
    read,
    subscribe(listener) {
      listeners.add(listener);
      stop ??= start();
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        stop?.();
        stop = undefined;
      };
    },
    check(ask) {
      checking ??= ask()
        .catch(() => undefined)
        .then(() => {
          isChecking = false;
          notify();
        });
    },
    whenOnline(errand) {
      if (waitsForNetwork) return;
      waitsForNetwork = true;
      (globalThis as Partial<EventTarget>).addEventListener?.('online', () => void errand().catch(() => undefined));
    },
  };
}
