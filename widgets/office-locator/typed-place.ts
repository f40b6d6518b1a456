import type { NamespacedStorage } from '#visitor/namespaced-storage';
import { tryOrUndefined } from '#visitor/try-or-undefined';

/** The owner of the brand's storage. */
interface StorageOwner {
  storage: Pick<NamespacedStorage, 'keyOf'>;
}

const keyOf = ({ storage }: StorageOwner): string => storage.keyOf('typedOfficeSearch');

/**
 * The place that was typed into the search in this tab; empty when there is none. It is in `sessionStorage` and no
 * record of the visitor, because it belongs to one tab.
 */
export const readTypedPlace = (owner: StorageOwner): string =>
  tryOrUndefined(() => sessionStorage.getItem(keyOf(owner))) ?? '';

/** Stores the text for this tab; an empty text removes it. */
export function keepTypedPlace(owner: StorageOwner, text: string): void {
  tryOrUndefined(() => (text ? sessionStorage.setItem(keyOf(owner), text) : sessionStorage.removeItem(keyOf(owner))));
}
