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
export const tabText = (name: string) => {
  const keyOf = ({ storage }: StorageOwner): string => storage.keyOf(name);
  return {
    /** Empty when there is none. */
    read: (owner: StorageOwner): string => tryOrUndefined(() => sessionStorage.getItem(keyOf(owner))) ?? '',
    /** An empty text removes it. */
    keep: (owner: StorageOwner, text: string): void => {
      tryOrUndefined(() =>
        text ? sessionStorage.setItem(keyOf(owner), text) : sessionStorage.removeItem(keyOf(owner)),
      );
    },
  };
};
