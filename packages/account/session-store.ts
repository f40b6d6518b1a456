import type { ServiceVariant } from '#domain/service-variant';
import { customerTokenRecord } from '#visitor/customer-token';
import type { Visitor } from '#visitor/visitor';

/** A visitor's session. */
export type Session =
  /** A gateway keeps the session, and has not answered yet. */
  | { status: 'checking' }
  | { status: 'signedOut' }
  | {
      status: 'signedIn';
      /** Epoch milliseconds. */
      expiresAt: number;
      /** The customer's state of residence; empty when unknown. */
      state: string;
      variant: ServiceVariant;
      /** Empty until decrypted, and when unknown. */
      email: string;
      /** For the page's header. Empty until decrypted, or loaded from the profile. */
      name: string;
      /** Set where the browser could not store the session or its token: other pages do not know the customer. */
      endsWithPage?: true;
    };

/** The session, shared by all widgets of a brand on the page. */
export interface SessionStore {
  /** Returns the same object until the session changes. */
  read(): Session;
  /** Ends the session when it expires, as long as there are listeners. Returns a function that unsubscribes. */
  subscribe(listener: () => void): () => void;
  /** Runs the check of the gateway once per page; {@link Session} is `checking` meanwhile. */
  check(ask: () => Promise<void>): void;
  /** Registers one callback for the page, which runs whenever the network returns. */
  whenOnline(callback: () => Promise<void>): void;
}

const stores = new WeakMap<Visitor, SessionStore>();

/**
 * The session of a visitor. It follows the visitor's store, and so changes by other tabs.
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

  /** Whether another page finds the session, and its token. A site's own sign-in stores no token here. */
  const isStored = (token: unknown) =>
    visitor.storage.get('customerSession') !== undefined &&
    (!token || visitor.storage.get('customerToken') !== undefined);

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
            ...(mode === 'token' && !isStored(customerToken) && { endsWithPage: true }),
          };
    last = { key, session };
    return session;
  };

  const notify = () => listeners.forEach((listener) => listener());

  /** Ends an expired session; otherwise waits for its expiry. */
  const watch = () => {
    clearTimeout(timer);
    const expiresAt = visitor.expiryOf('customerSession');
    if (expiresAt !== undefined && listeners.size > 0)
      timer = setTimeout(watch, Math.max(expiresAt - visitor.now(), 1));
  };

  let stop: (() => void) | undefined;
  const start = () => {
    // Registers the record's schema, so that the store follows other tabs.
    void customerTokenRecord(visitor).load();
    const unsubscribe = visitor.subscribe((now, before) => {
      if (now.customerSession === before.customerSession && now.customerToken === before.customerToken) return;
      if (now.customerSession !== before.customerSession) watch();
      notify();
    });
    // After a device has slept, the timer is late.
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
    whenOnline(callback) {
      if (waitsForNetwork) return;
      waitsForNetwork = true;
      (globalThis as Partial<EventTarget>).addEventListener?.('online', () => void callback().catch(() => undefined));
    },
  };
}
