import type { NamespacedStorage } from './namespaced-storage.ts';
import { tryOrUndefined } from './try-or-undefined.ts';

/** The owner of the brand's storage: the visitor or the first paint. */
interface StorageOwner {
  storage: Pick<NamespacedStorage, 'keyOf'>;
}

/**
 * A text that is typed and not sent yet, in this tab. It is in `sessionStorage` and no record of the visitor, because
 * it belongs to one tab. It is not encrypted: for text that is no personal data, such as a zip code.
 *
 * @param name of its entry in the brand's storage.
 * @example
 * const typedZip = tabText('typedZip');
 * typedZip.keep(host.visitor, '787');
 * typedZip.read(host.visitor); // '787', after a reload too
 */
export const tabText = (name: string) => ({
  /** Empty when there is none. */
  read: ({ storage }: StorageOwner): string => tryOrUndefined(() => sessionStorage.getItem(storage.keyOf(name))) ?? '',
  /** An empty text removes it. */
  keep: ({ storage }: StorageOwner, text: string): void =>
    tryOrUndefined(() => {
      const key = storage.keyOf(name);
      if (text) sessionStorage.setItem(key, text);
      else sessionStorage.removeItem(key);
    }),
});
