import type { EncryptedRecord } from '#visitor/encrypted-record';
import type { Visitor } from '#visitor/visitor';
import { dropKeptLink, resetLinkName, tabStorage } from './reset-link-record.ts';

/** Whose tab it is. */
type LinkOwner = Pick<Visitor, 'brandCode' | 'now'>;

/** Milliseconds. */
const timeToLive = 60 * 60_000;

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
