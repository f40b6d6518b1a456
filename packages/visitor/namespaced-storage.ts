import { tryOrUndefined } from './try-or-undefined.ts';

/** The part of the browser's `Storage` that records need. Only one with `key` and `length` can list its records. */
export type RecordStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> &
  Partial<Pick<Storage, 'key' | 'length'>>;

/** The records of one brand. No method throws, even when storage is denied, full or revoked. */
export interface NamespacedStorage {
  /** `covermount:<brand code>:<name>`. */
  keyOf(name: string): string;
  get(name: string): string | undefined;
  /**
   * Whether a record is stored that has not expired, readable or not. First paints and React use it to decide whether
   * the visitor has been here before.
   *
   * @param now epoch milliseconds.
   */
  has(name: string, now: number): boolean;
  /** Returns false when storage refused the text; the previous text is still stored then. */
  put(name: string, text: string): boolean;
  remove(name: string): void;
}

/** Whether a stored text is a record that has expired. */
export const isExpired = (text: string | undefined, now: number): boolean =>
  // Most records do not exist: throwing and catching eight errors took a few milliseconds on every page.
  tryOrUndefined(() => (JSON.parse(text ?? 'null') as { expiresAt: number } | null)?.expiresAt)! <= now;

export function createNamespacedStorage(brandCode: string, storage: RecordStorage | undefined): NamespacedStorage {
  const keyOf = (name: string) => `covermount:${brandCode}:${name}`;
  const get = (name: string) => tryOrUndefined(() => storage?.getItem(keyOf(name))) ?? undefined;
  return {
    keyOf,
    get,
    has: (name, now) => get(name) !== undefined && !isExpired(get(name), now),
    put: (name, text) =>
      tryOrUndefined(() => {
        storage?.setItem(keyOf(name), text);
        return !!storage;
      }) ?? false,
    remove: (name) => tryOrUndefined(() => storage?.removeItem(keyOf(name))),
  };
}
