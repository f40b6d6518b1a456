import { keptLinkName } from '#embed/loader/link-secrets';
import { createNamespacedStorage, type NamespacedStorage } from '#visitor/namespaced-storage';
import { tryOrUndefined } from '#visitor/try-or-undefined';
import type { Visitor } from '#visitor/visitor';

/** The name of a reset link's record. */
export const resetLinkName = 'resetLink';

/** Storage that ends with the tab: the next person on the device must not find a link that opens an account. */
export const tabStorage = ({ brandCode }: Pick<Visitor, 'brandCode'>): NamespacedStorage =>
  createNamespacedStorage(
    brandCode,
    tryOrUndefined(() => sessionStorage),
  );

/** Removes the link that the loader stores until it is encrypted. */
export const dropKeptLink = (): void => tryOrUndefined(() => sessionStorage.removeItem(keptLinkName));

/** Removes the link opened in this tab, because it was used, has expired, or a customer has signed in. */
export function dropResetLink(visitor: Pick<Visitor, 'brandCode'>): void {
  tabStorage(visitor).remove(resetLinkName);
  dropKeptLink();
}
