import type { NamespacedStorage } from '#visitor/namespaced-storage';
import { tryOrUndefined } from '#visitor/try-or-undefined';

/** The owner of the brand's storage: the visitor or the first paint. */
interface StorageOwner {
  storage: Pick<NamespacedStorage, 'keyOf'>;
}

const keyOf = ({ storage }: StorageOwner): string => storage.keyOf('typedZip');

/**
 * The zip code that was typed in this tab and not sent yet; empty when there is none. It is in `sessionStorage` and no
 * record of the visitor, because it belongs to one tab. A zip code alone is not personal data.
 */
export const readTypedZip = (owner: StorageOwner): string =>
  tryOrUndefined(() => sessionStorage.getItem(keyOf(owner))) ?? '';

/** Stores the zip code for this tab; an empty value removes it. */
export function keepTypedZip(owner: StorageOwner, zip: string): void {
  tryOrUndefined(() => (zip ? sessionStorage.setItem(keyOf(owner), zip) : sessionStorage.removeItem(keyOf(owner))));
}
