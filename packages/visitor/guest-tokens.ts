import type { ServiceVariant } from '#domain/service-variant';
import type { Token } from '#domain/token';
import type { GuestTokens, Visitor } from './visitor.types.ts';
import { type Locks, withLock } from './with-lock.ts';

/** A response that may carry a token. `expiresAt` in epoch milliseconds. */
interface TokenResponse {
  token?: string | undefined;
  expiresAt?: number | undefined;
}

/**
 * Remembers the token of a response in place of the current one. An expiry in the past means that this clock is wrong.
 */
export function rememberToken(
  { remember, now }: Pick<Visitor, 'remember' | 'now'>,
  { token, expiresAt = 0 }: TokenResponse,
  variant: ServiceVariant,
): void {
  if (!token) return;
  remember(
    variant === 'ca' ? 'guestTokenCa' : 'guestToken',
    { value: token },
    expiresAt > now() ? expiresAt : undefined,
  );
}

type Memory = Pick<Visitor, 'read' | 'refresh' | 'remember' | 'drop' | 'storage' | 'now' | 'subscribe'>;

/** Milliseconds within which browsers propagate a storage write to the other tabs. */
const storageDelay = 500;

/** Creates token sources that share one renewal at a time, within the page and across tabs. */
export function guestTokenSource(memory: Memory, locks: Locks | undefined, longestWait: number) {
  const { read, refresh, remember, drop, storage, now, subscribe } = memory;
  const renewals = new Map<string, Promise<string>>();

  /** Resolves when the token of another tab has arrived, or the storage delay is over. */
  const arrival = (name: 'guestToken' | 'guestTokenCa') =>
    new Promise<void>((resolve) => {
      const stop = () => {
        clearTimeout(timer);
        unsubscribe();
        resolve();
      };
      const timer = setTimeout(stop, storageDelay);
      const unsubscribe = subscribe(() => read(name) && stop());
    });

  const renewal = (name: 'guestToken' | 'guestTokenCa', renew: () => Promise<Token>) => {
    const running = withLock(locks, storage.keyOf(name), longestWait, async (hasWaited) => {
      // Another tab may have renewed it already.
      refresh(name);
      if (hasWaited && !read(name)) await arrival(name);
      const token = read(name);
      if (token) return token.value;
      const { value, expiresAt = 0 } = await renew();
      // An expiry in the past means that this clock is wrong, not that the new token has expired.
      remember(name, { value }, expiresAt > now() ? expiresAt : undefined);
      return value;
    }).finally(() => renewals.delete(name));
    renewals.set(name, running);
    return running;
  };

  return (
    renew: (variant: ServiceVariant) => Promise<Token>,
    variantOf: () => ServiceVariant = () => 'primary',
  ): GuestTokens => {
    const nameOf = (variant: ServiceVariant) => (variant === 'ca' ? 'guestTokenCa' : 'guestToken');
    let current: string | undefined;
    return {
      async guest(signal, variant = variantOf()) {
        signal?.throwIfAborted();
        const name = nameOf(variant);
        const renewed = () => renewals.get(name) ?? renewal(name, () => renew(variant));
        current = read(name)?.value ?? (await unlessAborted(renewed(), signal));
        return current;
      },
      renewGuest(rejected = current, variant = variantOf()) {
        const name = nameOf(variant);
        refresh(name);
        if (read(name)?.value === rejected) drop(name);
      },
    };
  };
}

function unlessAborted<Result>(promise: Promise<Result>, signal: AbortSignal | undefined): Promise<Result> {
  if (!signal) return promise;
  const aborted = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
  });
  return Promise.race([promise, aborted]);
}
