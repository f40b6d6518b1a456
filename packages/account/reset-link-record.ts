import { keptLinkName } from '#embed/loader/link-secrets';
import { createNamespacedStorage, type NamespacedStorage } from '#visitor/namespaced-storage';
import { tryOrUndefined } from '#visitor/try-or-undefined';
import type { Visitor } from '#visitor/visitor';

/** The name of the record of a reset link. */
export const resetLinkName = 'resetLink';

/** What ends with the tab: whoever uses the device next must not find a link that opens an account. */
export const tabStorage = ({ brandCode }: Pick<Visitor, 'brandCode'>): NamespacedStorage =>
  createNamespacedStorage(
    brandCode,
    tryOrUndefined(() => sessionStorage),
  );

/** Removes the link that the loader keeps until it is encrypted. */
export const dropKeptLink = (): void => tryOrUndefined(() => sessionStorage.removeItem(keptLinkName));

/** Removes the link that a visitor opened in this tab: it is used, over, or somebody has signed in. */
export function dropResetLink(visitor: Pick<Visitor, 'brandCode'>): void {
  tabStorage(visitor).remove(resetLinkName);
  dropKeptLink();
}
