import { attempt } from './attempt.ts';

/** The part of the browser's `Storage` that records need. */
export type RecordStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** One brand's records in a storage that may be denied, full or taken away: nothing here throws. */
export interface Shelf {
  /** `covermount:<brand code>:<name>`. */
  keyOf(name: string): string;
  get(name: string): string | undefined;
  /** False when it could not be kept: what stood there before is still there. */
  put(name: string, text: string): boolean;
  remove(name: string): void;
}

export function createShelf(brandCode: string, storage: RecordStorage | undefined): Shelf {
  const keyOf = (name: string) => `covermount:${brandCode}:${name}`;
  return {
    keyOf,
    get: (name) => attempt(() => storage?.getItem(keyOf(name))) ?? undefined,
    put: (name, text) =>
      attempt(() => {
        storage?.setItem(keyOf(name), text);
        return !!storage;
      }) ?? false,
    remove: (name) => attempt(() => storage?.removeItem(keyOf(name))),
  };
}
