import { tryOrUndefined } from './try-or-undefined.ts';

/** The part of the browser's `Storage` that records need. Only one with `key` and `length` can list its records. */
export type RecordStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> &
  Partial<Pick<Storage, 'key' | 'length'>>;

/** The records of one brand. No method throws, even when storage is denied, full or revoked. */
export interface NamespacedStorage {
  /** `covermount:<brand code>:<name>`. */
  keyOf(name: string): string;
  /** The names of the brand's records; none where storage cannot list them. */
  names(): string[];
  get(name: string): string | undefined;
  /** Returns false when storage refused the text; the previous text is still stored then. */
  put(name: string, text: string): boolean;
  remove(name: string): void;
}

export function createNamespacedStorage(brandCode: string, storage: RecordStorage | undefined): NamespacedStorage {
  const keyOf = (name: string) => `covermount:${brandCode}:${name}`;
  return {
    keyOf,
    names: () =>
      Array.from({ length: tryOrUndefined(() => storage?.length) ?? 0 }, (_, index) =>
        tryOrUndefined(() => storage?.key?.(index)),
      ).flatMap((key) => (key?.startsWith(keyOf('')) ? key.slice(keyOf('').length) : [])),
    get: (name) => tryOrUndefined(() => storage?.getItem(keyOf(name))) ?? undefined,
    put: (name, text) =>
      tryOrUndefined(() => {
        storage?.setItem(keyOf(name), text);
        return !!storage;
      }) ?? false,
    remove: (name) => tryOrUndefined(() => storage?.removeItem(keyOf(name))),
  };
}
