import type { FirstPage, Followed } from '#embed/first-paint/first-paint';
import type { CovermountEvents } from '#embed/loader/public';
import type { StoredRecord } from '#visitor/record';
import { tryOrUndefined } from '#visitor/try-or-undefined';

/** True if the browser has stored a session that has not expired. */
export function hasStoredSession({ storage }: Pick<FirstPage, 'storage'>): boolean {
  const stored = tryOrUndefined(() => JSON.parse(storage.get('customerSession') ?? '') as StoredRecord<unknown>);
  return (stored?.expiresAt ?? 0) > Date.now();
}

/**
 * The `follow` option of a first paint that depends on whether a customer is signed in.
 *
 * @example
 * firstPaint(rendered, { follow: followSession });
 */
export const followSession = (page: Pick<FirstPage, 'storage'>): Followed => {
  const drawnWith = hasStoredSession(page);
  let hasSignedInHere = false;
  const isStale = () => hasSignedInHere || hasStoredSession(page) !== drawnWith;
  return {
    isStale,
    watch(load) {
      const stop = new AbortController();
      const { signal } = stop;
      const check = () => isStale() && load();
      // A page in the back/forward cache receives no storage events.
      for (const type of ['storage', 'pageshow']) addEventListener(type, check, { signal });
      // A sign-in on this page causes no storage event here, and leaves no record where storage is denied.
      addEventListener(
        'covermount:complete',
        (event) => {
          const { outcome } = (event as CustomEvent<CovermountEvents['covermount:complete']>).detail;
          hasSignedInHere ||= outcome === 'signedIn';
          check();
        },
        { signal },
      );
      return () => stop.abort();
    },
  };
};
