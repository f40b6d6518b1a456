import type { FirstPage, Followed } from '#embed/first-paint/first-paint';
import type { StoredRecord } from '#visitor/record';
import { tryOrUndefined } from '#visitor/try-or-undefined';

/** True if the visitor has the record and it has not expired. */
export function isCurrent(record: string, { storage }: Pick<FirstPage, 'storage'>): boolean {
  const stored = tryOrUndefined(() => JSON.parse(storage.get(record) ?? '') as StoredRecord<unknown>);
  return (stored?.expiresAt ?? 0) > Date.now();
}

/**
 * The `follow` option of a first paint that depends on whether the visitor has a record.
 *
 * @example
 * firstPaint(rendered, { follow: followRecord('customerSession') });
 */
export const followRecord =
  (record: string) =>
  (page: Pick<FirstPage, 'storage'>): Followed => {
    const drawnWith = isCurrent(record, page);
    const isStale = () => isCurrent(record, page) !== drawnWith;
    return {
      isStale,
      watch(load) {
        const stop = new AbortController();
        const check = () => isStale() && load();
        // A page in the back/forward cache receives no storage events.
        for (const type of ['storage', 'pageshow']) addEventListener(type, check, { signal: stop.signal });
        return () => stop.abort();
      },
    };
  };
