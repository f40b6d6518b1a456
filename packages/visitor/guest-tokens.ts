import type { ServiceVariant } from '#domain/service-variant';
import type { Token } from '#domain/token';
import type { Visitor } from './create-visitor.ts';
import { type Locks, oneAtATime } from './one-at-a-time.ts';

/** Where a client of the services gets the guest token that says who asks. */
export interface GuestTokens {
  /**
   * The token that is known, or a new one. Rejects with the error of the renewal, or with the signal's reason; a renewal
   * goes on when only this caller leaves.
   */
  readonly guest: (signal?: AbortSignal) => Promise<string>;
  /**
   * Says that a service refused a token, so that the next {@link guest} brings another.
   *
   * @param rejected the token that was refused; the last one that this client was given unless it is said. A token that
   * somebody else has renewed since stays.
   */
  readonly renewGuest: (rejected?: string) => void;
}

type Memory = Pick<Visitor, 'read' | 'refresh' | 'remember' | 'drop' | 'shelf' | 'now' | 'subscribe'>;

/** Milliseconds in which what one tab wrote has reached the others: browsers hand storage on in their own time. */
const storageDelay = 500;

/** Makes token sources that share one renewal at a time, within the page and across tabs. */
export function guestTokenSource(memory: Memory, locks: Locks | undefined, longestWait: number) {
  const { read, refresh, remember, drop, shelf, now, subscribe } = memory;
  const renewals = new Map<string, Promise<string>>();

  /** Until the token that another tab got is here too, or does not come. */
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
    const running = oneAtATime(locks, shelf.keyOf(name), longestWait, async (hasWaited) => {
      // Another tab may have been quicker.
      refresh(name);
      if (hasWaited && !read(name)) await arrival(name);
      const known = read(name);
      if (known) return known.value;
      const { value, expiresAt = 0 } = await renew();
      // An end in the past means that this clock is wrong, not that the token is old.
      remember(name, { value }, expiresAt > now() ? expiresAt : undefined);
      return value;
    }).finally(() => renewals.delete(name));
    renewals.set(name, running);
    return running;
  };

  return (renew: () => Promise<Token>, variant: () => ServiceVariant): GuestTokens => {
    const nameOf = () => (variant() === 'ca' ? 'guestTokenCa' : 'guestToken');
    let given: string | undefined;
    return {
      async guest(signal) {
        signal?.throwIfAborted();
        const name = nameOf();
        given = read(name)?.value ?? (await unlessAborted(renewals.get(name) ?? renewal(name, renew), signal));
        return given;
      },
      renewGuest(rejected = given) {
        const name = nameOf();
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
