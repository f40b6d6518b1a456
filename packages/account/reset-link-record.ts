import { keptLinkName } from '#embed/loader/link-secrets';
import type { EncryptedRecord } from '#visitor/encrypted-record';
import { createNamespacedStorage, type NamespacedStorage } from '#visitor/namespaced-storage';
import { tryOrUndefined } from '#visitor/try-or-undefined';
import type { Visitor } from '#visitor/visitor';

/** The name of the record of a reset link. */
export const resetLinkName = 'resetLink';

/** Whose tab it is. */
type LinkOwner = Pick<Visitor, 'brandCode' | 'now'>;

/** Milliseconds. */
const timeToLive = 60 * 60_000;

/** What ends with the tab: whoever uses the device next must not find a link that opens an account. */
export const tabStorage = ({ brandCode }: Pick<Visitor, 'brandCode'>): NamespacedStorage =>
  createNamespacedStorage(
    brandCode,
    tryOrUndefined(() => sessionStorage),
  );

const records = new Map<string, Promise<EncryptedRecord>>();

/** The link of this visit, encrypted, as long as the tab: the address has lost it, and a phone may load the page again. */
export function resetLinkRecord(owner: LinkOwner): Promise<EncryptedRecord> {
  const { brandCode, now } = owner;
  const open = async () => {
    const { openEncryptedRecord } = await import('#visitor/encrypted-record');
    const storage = tabStorage(owner);
    return openEncryptedRecord({ brandCode, name: resetLinkName, version: 1, timeToLive, storage, now, page: window });
  };
  const record = records.get(brandCode) ?? open();
  records.set(brandCode, record);
  // The next call loads the file again.
  record.catch(() => records.delete(brandCode));
  return record;
}

const dropKeptLink = () => tryOrUndefined(() => sessionStorage.removeItem(keptLinkName));

/**
 * Encrypts the link that was opened, which the loader keeps as it is until then.
 *
 * @param secrets of the link. Where they are gone once the encryption has loaded, the link has been used.
 */
export async function saveResetLink(owner: LinkOwner, secrets: Readonly<Record<string, string>>): Promise<void> {
  const { token, state = '' } = secrets;
  if (!token) return;
  const record = await resetLinkRecord(owner);
  if (secrets.token !== token) return;
  record.save({ data: JSON.stringify({ token, state }), expiresAt: owner.now() + timeToLive });
  await record.settled();
  dropKeptLink();
}

/** Removes the link that a visitor opened in this tab: it is used, over, or somebody has signed in. */
export function dropResetLink(visitor: Pick<Visitor, 'brandCode'>): void {
  tabStorage(visitor).remove(resetLinkName);
  dropKeptLink();
}
